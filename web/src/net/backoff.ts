// How long to wait before the next try: longer each time, and never the same for everybody, so
// that a restarted server is not run over.
const FIRST = 1000;
const LONGEST = 30_000;

export function delayBefore(attempt: number, random: () => number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}
