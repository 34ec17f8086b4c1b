const LONGER = 1.6;

/** Milliseconds of a movement on a board, by the theme's own measure of time: 0 when motion is not wanted. */
export function duration(): number {
  const quick = getComputedStyle(document.documentElement).getPropertyValue('--quick');
  return (Number.parseFloat(quick) || 0) * LONGER;
}
