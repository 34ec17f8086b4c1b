// What is clicked for each kind of move.
import type { Move } from '../../protocol/index.ts';
import type { Question } from '../props.ts';
import { by, Targets, type Pointers } from '../targets.ts';

const POINTERS: Pointers = {
  // In my hand, or drawn by a landing pad.
  '.move.give': by('card', 'card'),
  '.move.discard': by('card', 'card'),
  '.move.play': by('card', 'card'),
  '.move.hold': by('card', 'card'),
  '.move.give_for': by('space', 'space'),
  '.move.take': by('space', 'space'),
  '.move.take_marked': by('space', 'space'),
  '.move.cruise': by('space', 'space'),
  // By space and tile: `2:hydrogen+1`.
  '.move.shift': by('display_tile', 'which'),
  '.move.shift_with': by('display_tile', 'which'),
  // By title, among the tiles of this turn.
  '.move.special': by('tile', 'tile'),
  '.move.tile': by('tile', 'tile'),
  '.move.reserve': by('tile', 'tile'),
  // By row and column: `-1,2`.
  '.move.at': by('position', 'position'),
  '.move.on': by('cell', 'cell'),
  '.move.on_content': by('cell', 'cell'),
  '.move.beside': by('cell', 'cell'),
  '.move.lift': by('cell', 'cell'),
};

export const targetsOf = (asked: Question | null): Targets => new Targets(POINTERS, asked);

/** The frame shows this many moves as buttons itself; of more, those without a place are shown here. */
const SHOWN_BY_FRAME = 5;
export const looseToShow = (asked: Question | null, { others }: Targets): readonly Move[] =>
  (asked?.moves.length ?? 0) > SHOWN_BY_FRAME ? others : [];

/** Whether something in the city is asked for. */
export const asksCity = (targets: Targets): boolean => targets.any('position') || targets.any('cell');
