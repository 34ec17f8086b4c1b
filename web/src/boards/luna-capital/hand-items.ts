// What stands in the hand, and which of it can be chosen now.
import type { Move } from '../../protocol/index.ts';
import type { Load } from './drag.svelte.ts';
import { cardName, tileName } from './names.ts';
import type { Targets } from '../targets.ts';
import { asksCity } from './targets.ts';
import type { Card, Pending } from './view.ts';

export interface HandItem {
  readonly key: string;
  readonly name: string;
  readonly load: Load;
  readonly move: Move | null;
  /** Chosen already: the city is asked where it goes. */
  readonly chosen: boolean;
}

export function cardItems(cards: readonly Card[], targets: Targets, pending: Pending | null): HandItem[] {
  return cards.map((card) => ({
    key: card.card, name: cardName(card), load: { kind: 'card', card }, move: targets.one('card', card.card),
    chosen: card.card === pending?.card?.card,
  }));
}

/** Of equal tiles each can be chosen, and only one is: it makes no difference which. */
export function tileItems(pending: Pending, targets: Targets): HandItem[] {
  const chosen = asksCity(targets) ? pending.tiles.findIndex((tile) => tile.title === pending.tile?.title) : -1;
  return pending.tiles.map((tile, at) => ({
    key: `${at} ${tile.tile}`, name: tileName(tile.title), load: { kind: 'tile', tile }, move: targets.one('tile', tile.title),
    chosen: at === chosen,
  }));
}
