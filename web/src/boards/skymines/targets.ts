// What is clicked for each kind of move, and the cards of moves that take several.
import { argumentOf, type Message, type Move } from '../../protocol/index.ts';
import type { Question } from '../props.ts';
import { always, asking, by, Targets, type Pointers } from '../targets.ts';

const POINTERS: Pointers = {
  '.move.token': by('token', 'plan'),
  '.move.plan': by('hand', 'card'),
  '.move.plan_in_slot': by('slot', 'slot'),
  '.move.planned': always('ready'),
  '.move.place_res': always('tile', 'RES'),
  '.move.use_resource': by('type', 'type'),
  '.move.use_mixed': always('type', 'mixed'),
  '.move.use_energy': always('type', 'energy'),
  '.move.use_scientist': by('card', 'card'),
  '.move.use_sci_tile': always('tile', 'SCI'),
  '.move.use_field': by('card', 'card'),
  '.move.use_field_tile': always('tile', 'FIELD'),
  '.move.place_marker': always('marker'),
  '.move.leave': always('leave'),
  '.move.on_card': by('card', 'card'),
  '.move.with_cards': always('cards'),
  '.move.gain': by('display', 'space'),
  '.move.buy': by('display', 'space'),
  '.move.no_card': always('no_card'),
  '.move.step': by('track', 'company'),
  '.move.step_over_barrier': by('track', 'company'),
  '.move.track': by('track', 'company'),
  '.move.pay': asking('track', 'company'),
  '.move.stop_before_barrier': asking('track', 'company'),
  '.move.forfeit': always('forfeit'),
  '.move.stop_expanding': always('stop_expanding'),
  '.move.stop_uploading': always('stop_uploading'),
  '.move.stop_on_screen': always('stop_uploading'),
  '.move.stop_for_reward': always('stop_uploading'),
  '.move.company': by('company', 'company'),
  '.move.enter': by('sector', 'place'),
  '.move.enter_ousting': by('sector', 'place'),
  '.move.from_column': by('column', 'company', 'column'),
  '.move.to_column': by('column', 'company', 'column'),
  '.move.outpost': by('column', 'company', 'column'),
  '.move.take_plan': by('plan', 'plan'),
  '.move.take_red_plan': by('plan', 'plan'),
  '.move.take_special': by('plan', 'plan'),
  '.move.take_coin': always('take_coin'),
  '.move.flip': by('screen', 'screen'),
  '.move.no_flip': always('no_flip'),
  '.move.upload': by('screen', 'screen'),
  '.move.screen': by('screen', 'screen'),
  '.move.screen_over': by('screen', 'screen'),
  '.move.space': by('space', 'space'),
  '.move.space_for': by('space', 'space'),
  '.move.track_space': by('space', 'space'),
  '.move.tier': asking('tier', 'space', 'tier'),
  '.move.sell': by('hand', 'card'),
  '.move.remove': by('hand', 'card'),
  '.move.recover': by('removed', 'card'),
  '.move.next_plan': by('gained', 'plan'),
  '.move.take_stack': by('rest', 'slot'),
  '.move.rest': by('rest', 'slot'),
};

export const targetsOf = (asked: Question | null): Targets => new Targets(POINTERS, asked);

/** The names of the cards a move would use together. */
export function cardsOf(move: Move): string[] {
  const cards = argumentOf(move, 'cards');
  if (!Array.isArray(cards)) return [];
  return (cards as readonly Message[]).map((message) => String(argumentOf({ notation: '', message }, 'card')));
}

/** The move that uses exactly these cards. */
export const moveWith = (moves: readonly Move[], cards: ReadonlySet<string>): Move | null =>
  moves.find((move) => {
    const own = cardsOf(move);
    return own.length === cards.size && own.every((card) => cards.has(card));
  }) ?? null;

/** The move that makes most of the cards. */
export const richest = (moves: readonly Move[]): Move | null =>
  moves.reduce<Move | null>((best, move) => (best === null || worth(move) > worth(best) ? move : best), null);
const worth = (move: Move): number => Number(argumentOf(move, 'value') ?? 0);
