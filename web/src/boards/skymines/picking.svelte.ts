// What I have picked so far of a move that takes more than one click: a card for a slot, or the
// cards to use together. It starts anew with every question.
import type { Move } from '../../protocol/index.ts';
import { argumentOf } from '../../protocol/index.ts';
import type { Targets } from '../targets.ts';
import { cardsOf, moveWith, richest } from './targets.ts';

export default class Picking {
  readonly #choices: () => Targets;
  /** Of which question what was picked is a part. */
  #of = $state.raw<Targets | null>(null);
  #card = $state<string | null>(null);
  #cards = $state.raw<ReadonlySet<string>>(new Set());

  constructor(choices: () => Targets) {
    this.#choices = choices;
  }

  get #current(): boolean {
    return this.#of === this.#choices();
  }

  // --- a card for a slot ------------------------------------------------------------------------
  #slotMoves(slot: number): readonly Move[] {
    return this.#choices().at('slot', slot);
  }
  /** Whether a slot is to be chosen for a card. */
  mayGoToSlot(card: string): boolean {
    return [1, 2, 3, 4, 5].some((slot) => this.#slotMoves(slot).some((move) => argumentOf(move, 'card') === card));
  }
  get card(): string | null {
    return this.#current ? this.#card : null;
  }
  pickCard(card: string): void {
    this.#card = this.card === card ? null : card;
    this.#of = this.#choices();
  }
  /** The move that puts the picked card there. */
  intoSlot(slot: number): Move | null {
    const { card } = this;
    return this.#slotMoves(slot).find((move) => argumentOf(move, 'card') === card) ?? null;
  }

  // --- cards to use together --------------------------------------------------------------------
  get #together(): readonly Move[] {
    return this.#choices().at('cards');
  }
  mayJoin(card: string): boolean {
    return this.#together.some((move) => cardsOf(move).includes(card));
  }
  /** Begins with those that are worth most. */
  get cards(): ReadonlySet<string> {
    if (this.#current) return this.#cards;
    const best = richest(this.#together);
    return new Set(best ? cardsOf(best) : []);
  }
  toggle(card: string): void {
    const cards = new Set(this.cards);
    if (!cards.delete(card)) cards.add(card);
    this.#cards = cards;
    this.#of = this.#choices();
  }
  get using(): boolean {
    return this.#together.length > 0;
  }
  /** The move that uses what is picked; null where the rules want other cards. */
  get move(): Move | null {
    return moveWith(this.#together, this.cards);
  }
}
