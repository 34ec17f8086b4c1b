// What the form of a new table holds, and the request it becomes.
import type { ClockRule, GameInfo, GameOption, NewTable } from '../protocol/index.ts';

export type SeatPlan = 'me' | 'open' | { bot: string };
export type ClockChoice = 'none' | 'live' | 'days';

export interface TablePlan {
  players: number;
  options: Record<string, string>;
  seats: SeatPlan[];
  clock: ClockChoice;
  minutes: number;
  seconds: number;
  days: number;
  listed: boolean;
}

export function firstPlan(game: GameInfo, bot: string | null): TablePlan {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const plan: TablePlan = {
    players: game.default_players, options, seats: [], clock: 'none', minutes: 20, seconds: 15, days: 2, listed: true,
  };
  plan.seats = seatsFor(plan, bot);
  return plan;
}

/** As many seats as players: known ones are kept, new ones get a bot where the server has one. */
export function seatsFor(plan: TablePlan, bot: string | null): SeatPlan[] {
  const added: SeatPlan = bot === null ? 'open' : { bot };
  const seats = Array.from({ length: plan.players }, (_, at) => plan.seats[at] ?? (at === 0 ? 'me' : added));
  // Who sat on a seat that is gone wants to play all the same.
  if (plan.seats.includes('me') && !seats.includes('me')) seats[0] = 'me';
  return seats;
}

/** An option can be chosen when those it needs have their values. */
export const isOpen = (option: GameOption, plan: TablePlan): boolean =>
  Object.entries(option.needs).every(
    ([name, value]) => (name === 'players' ? String(plan.players) : plan.options[name]) === value,
  );

function clockOf(plan: TablePlan): ClockRule {
  if (plan.clock === 'live') return { kind: 'live', base: plan.minutes * 60_000, increment: plan.seconds * 1000 };
  if (plan.clock === 'days') return { kind: 'days', base: plan.days * 86_400_000 };
  return { kind: 'none' };
}

export function requestOf(game: GameInfo, plan: TablePlan): NewTable {
  const chosen = game.options.filter((option) => isOpen(option, plan) && plan.options[option.name] !== option.default);
  const seats = plan.seats.map((seat) => (seat === 'me' ? 'me' : seat === 'open' ? null : seat.bot));
  return {
    game: game.game,
    players: plan.players,
    options: Object.fromEntries(chosen.map((option) => [option.name, plan.options[option.name] ?? option.default])),
    seats,
    clock: clockOf(plan),
    listed: plan.listed,
    start: !seats.includes(null),
  };
}
