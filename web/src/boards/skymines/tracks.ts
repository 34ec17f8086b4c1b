// Company tracks and stations as rows of spaces: what lies on each, and between it and the next.
import type { Column, Track } from './view.ts';

export interface TrackSpace {
  readonly space: number;
  /** How many shares whoever stands here or beyond has; null where the number does not change. */
  readonly shares: number | null;
  /** The seats whose markers stand here. */
  readonly seats: readonly number[];
  /** What has to be paid for going on from here. */
  readonly barrier: number | null;
  /** What is got for going on from here, and which of the thresholds it is. */
  readonly threshold: { readonly coins: number; readonly number: number } | null;
}

export function spacesOf(track: Track): TrackSpace[] {
  return Array.from({ length: track.last + 1 }, (_, space) => {
    const threshold = track.thresholds.findIndex(({ after }) => after === space);
    return {
      space,
      shares: track.shares.find((step) => step.space === space)?.shares ?? null,
      seats: track.positions.flatMap((position, seat) => (position === space ? [seat] : [])),
      barrier: track.barriers.find(({ after }) => after === space)?.coins ?? null,
      threshold: threshold < 0 ? null : { coins: track.thresholds[threshold]?.coins ?? 0, number: threshold + 1 },
    };
  });
}

/** The next space with more shares than at a position: how many, and how far. */
export function nextShares(track: Track, position: number): { shares: number; away: number } | null {
  const next = track.shares.find(({ space }) => space > position);
  return next ? { shares: next.shares, away: next.space - position } : null;
}

export interface HomeSpace {
  readonly coins: number;
  readonly covered: boolean;
  /** The lowest space of a column: once empty it stays empty. */
  readonly crossed: boolean;
}

/** The spaces of a column from top to bottom; outposts are taken from the top. */
export function homeSpacesOf({ coins, ordinary, crossed_out }: Column): HomeSpace[] {
  const last = coins.length - 1;
  return coins.map((count, at) => ({
    coins: count,
    covered: at === last ? crossed_out : at >= last - ordinary,
    crossed: at === last,
  }));
}
