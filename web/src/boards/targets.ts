// The legal moves by the thing on the table that is clicked for each of them. How they are found is the same for every
// game; what a game has of its own is a table that says which kind of move points at which thing. Moves that point at
// nothing become buttons.
import { argumentOf, type Message, type Move } from '../protocol/index.ts';
import type { Question } from './props.ts';

/** A kind of thing and what tells it from its like, as "sector:12" or "slot:day:3". */
type Target = string;
const target = (kind: string, ids: readonly (string | number)[]): Target => [kind, ...ids].join(':');

type Pointer = (move: Move, prompt: Message) => Target;
/** By the id of a move's message. */
export type Pointers = Readonly<Record<string, Pointer>>;

const valuesOf = (message: Message, names: readonly string[]): string[] =>
  names.map((name) => String(argumentOf({ notation: '', message }, name)));

/** The thing that arguments of the move name. */
export const by = (kind: string, ...names: readonly string[]): Pointer => ({ message }) => target(kind, valuesOf(message, names));
export const always = (kind: string, ...ids: readonly string[]): Pointer => () => target(kind, ids);
/** What only the question says: the track with the barrier, the space with the rewards. */
export const asking = (kind: string, asked: string, ...names: readonly string[]): Pointer => ({ message }, prompt) =>
  target(kind, [...valuesOf(prompt, [asked]), ...valuesOf(message, names)]);

/** Everything that may be done now, by the thing it is done to. */
export class Targets {
  readonly #at = new Map<Target, Move[]>();
  /** Moves that belong to nothing on the table. */
  readonly others: readonly Move[];

  constructor(pointers: Pointers, asked: Question | null) {
    const others: Move[] = [];
    for (const move of asked?.moves ?? []) {
      const place = pointers[move.message[0]]?.(move, asked?.prompt ?? ['']);
      const known = place === undefined ? others : this.#at.get(place);
      if (known) known.push(move);
      else if (place !== undefined) this.#at.set(place, [move]);
    }
    this.others = others;
  }

  at(kind: string, ...ids: readonly (string | number)[]): readonly Move[] {
    return this.#at.get(target(kind, ids)) ?? [];
  }
  one(kind: string, ...ids: readonly (string | number)[]): Move | null {
    return this.at(kind, ...ids)[0] ?? null;
  }
  has(kind: string, ...ids: readonly (string | number)[]): boolean {
    return this.#at.has(target(kind, ids));
  }
  /** The things of a kind that can be chosen, by what tells them apart. */
  ids(kind: string): string[] {
    return [...this.#at.keys()].filter((place) => place.startsWith(`${kind}:`)).map((place) => place.slice(kind.length + 1));
  }
  /** Whether anything of a kind can be chosen. */
  any(kind: string): boolean {
    return this.#at.has(kind) || this.ids(kind).length > 0;
  }
  /** How many things can be chosen. */
  get size(): number {
    return this.#at.size;
  }
}

/** A number that a move names, such as its price. */
export function numberOf(move: Move | null | undefined, name: string): number | null {
  const value = move ? argumentOf(move, name) : undefined;
  return typeof value === 'number' ? value : null;
}
