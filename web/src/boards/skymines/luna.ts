// How far Luna has come in a round.
import type { Said } from '../said.ts';
import type { Luna, LunaCard } from './view.ts';

export const SLOT_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

export interface LunaProgress {
  /** The card turned up last, and the index of its slot. */
  readonly latest: LunaCard | null;
  readonly at: number;
  /** What she does with it. */
  readonly does: readonly Said[];
  readonly toCome: number;
}

/** She turns her slots up from the left. */
export function lunaProgress({ slots }: Luna): LunaProgress {
  const at = slots.findLastIndex(({ card }) => card !== null);
  const latest = slots[at];
  return { latest: latest?.card ?? null, at, does: latest?.does ?? [], toCome: slots.filter(({ face_down }) => face_down).length };
}
