// Whoever presses a key or clicks does not want to wait: what is still on its way arrives.
import { duration } from '../../boards/duration.ts';

export function skipMotion(): void {
  if (duration() === 0) return;
  for (const motion of document.getAnimations())
    // What has no end is no way to anywhere: something that waits, and says so by moving.
    if (Number.isFinite(Number(motion.effect?.getComputedTiming().endTime))) motion.finish();
}
