// What is clicked for each kind of move.
import type { Question } from '../props.ts';
import { by, Targets, type Pointers } from '../targets.ts';

const POINTERS: Pointers = {
  '.move.draft_level1': by('improvement', 'improvement'),
  '.move.draft_pair': by('pair', 'day', 'night'),
  '.move.card': by('card', 'card'),
  '.move.discard_card': by('card', 'card'),
  '.move.island': by('space', 'space'),
  '.move.city': by('space', 'space'),
  '.move.tile': by('tile', 'tile'),
  '.move.slot': by('slot', 'side', 'slot'),
  // Goods of my storage, or of the supply.
  '.move.give': by('stored', 'good'),
  '.move.pay': by('stored', 'good'),
  '.move.drop': by('stored', 'good'),
  '.move.take': by('supply', 'good'),
  '.move.gain': by('supply', 'good'),
};

export const targetsOf = (asked: Question | null): Targets => new Targets(POINTERS, asked);
