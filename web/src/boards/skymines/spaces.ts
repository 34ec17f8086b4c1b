// What the bonus spaces are about: the symbol of each, and who has how much where most counts.
import type { Luna, Player, SkyminesView, Tier } from './view.ts';

export const MAJORITIES: Readonly<Record<string, string>> = {
  'MAJ-SCI': 'scientist', 'MAJ-TIT': 'titanium', 'MAJ-CAR': 'carbon', 'MAJ-ENE': 'energy', 'MAJ-MIN': 'minerals',
};
export const OTHER_ICONS: Readonly<Record<string, string>> = {
  'STD-FIRST': 'first', 'STD-BUY': 'buy', 'STD-REMOVE': 'sell',
  'TILE-RES': 'resource_tile', 'TILE-SCI': 'scientist', 'TILE-FIELD': 'field', 'TILE-ENERGY': 'energy',
};

export interface Standing {
  readonly seat: number;
  /** Null while it is hidden. */
  readonly amount: number | null;
}

const ofPlayer = ({ totals }: Player, kind: string): number =>
  kind === 'scientist' ? totals.scientists : (totals[kind as keyof typeof totals] ?? 0);
const ofLuna = ({ measures }: Luna, kind: string): number | null => measures[kind] ?? null;

export const standings = (view: SkyminesView, kind: string): Standing[] => [
  ...view.players.map((player) => ({ seat: player.seat, amount: ofPlayer(player, kind) })),
  ...view.lunas.map((luna) => ({ seat: luna.seat, amount: ofLuna(luna, kind) })),
];

/** What a step of a majority asks for: "4", or "1 + 2" with so many research cards. */
export const stepName = ({ need, research }: Tier): string => (research > need ? `${need}/${research}` : String(need));
