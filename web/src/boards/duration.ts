const LONGER = 1.6;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
// The computed style makes the browser lay out all that has changed, so it is asked for only when motion was set anew.
let known = { motion: '', milliseconds: 0 };

/** Milliseconds of a movement on a board, by the theme's own measure of time: 0 when motion is not wanted. */
export function duration(): number {
  const motion = `${document.documentElement.dataset['motion']} ${calm.matches}`;
  if (known.motion !== motion) known = { motion, milliseconds: fromTheme() };
  return known.milliseconds;
}

function fromTheme(): number {
  const quick = getComputedStyle(document.documentElement).getPropertyValue('--quick');
  return (Number.parseFloat(quick) || 0) * LONGER;
}
