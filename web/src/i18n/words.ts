// Makes text of messages. A message becomes a list of segments, so that a log can let the things
// it names be pointed at; joined they are its plain text.
import type { Message, MessageArgs, MessageValue } from '../protocol/index.ts';
import { parseTemplate, type Node } from './icu.ts';
import type { Language } from './languages.ts';

export interface Thing {
  readonly type: string;
  readonly id: string;
}
export interface Segment {
  readonly text: string;
  readonly thing?: Thing;
}

/** Where a message is said: the game's area, and who sits where. */
export interface Place {
  readonly area: string;
  seatName(seat: number): string;
}
export const NOWHERE: Place = { area: '', seatName: (seat) => String(seat + 1) };

export type Catalogue = Readonly<Record<string, string>>;

interface Argument {
  readonly value: MessageValue;
  readonly type: string | undefined;
}

function argumentsOf(args: MessageArgs): Map<string, Argument> {
  const named = new Map<string, Argument>();
  for (const [key, value] of Object.entries(args)) {
    const [name = '', type] = key.split('@');
    named.set(name === '' && type !== undefined ? type : name, { value, type });
  }
  return named;
}

export const plainText = (segments: readonly Segment[]): string =>
  segments.map((segment) => segment.text).join('');

export class Words {
  readonly #plurals: Intl.PluralRules;
  readonly #numbers: Intl.NumberFormat;

  constructor(
    readonly language: Language,
    private readonly catalogue: Catalogue,
  ) {
    this.#plurals = new Intl.PluralRules(language);
    this.#numbers = new Intl.NumberFormat(language);
  }

  has(id: string): boolean {
    return Object.hasOwn(this.catalogue, id);
  }

  /** A text of the catalogue by its whole id; the id itself where there is none. */
  name(id: string): string {
    return this.has(id) ? (this.catalogue[id] ?? id) : id;
  }

  thing({ type, id }: Thing, place: Place): string {
    if (type === 'seat') return place.seatName(Number(id));
    const full = `${type}.${id}`;
    return this.has(full) ? this.name(full) : id;
  }

  say(message: Message, place: Place = NOWHERE): string {
    return plainText(this.segments(message, place));
  }

  segments(message: Message, place: Place = NOWHERE): Segment[] {
    const [given, args = {}] = message;
    const id = given.startsWith('.') ? place.area + given : given;
    if (!this.has(id)) return [{ text: id }];
    return joined(this.#fill(parseTemplate(this.name(id)), argumentsOf(args), place, null));
  }

  #fill(nodes: readonly Node[], args: Map<string, Argument>, place: Place, number: number | null): Segment[] {
    return nodes.flatMap((node): Segment[] => {
      if (node.kind === 'text') return [{ text: node.text }];
      if (node.kind === 'number') return [{ text: number === null ? '#' : this.#numbers.format(number) }];
      const argument = args.get(node.name);
      if (!argument) return [{ text: `{${node.name}}` }];
      if (node.kind === 'argument') return this.#show(argument, place);
      if (node.kind === 'select')
        return this.#fill(branch(node.branches, String(argument.value)), args, place, number);
      const count = Number(argument.value);
      const exact = node.branches.get(`=${count}`);
      return this.#fill(exact ?? branch(node.branches, this.#plurals.select(count)), args, place, count);
    });
  }

  #show({ value, type }: Argument, place: Place): Segment[] {
    if (typeof value === 'object')
      return value.flatMap((part, at) => [...(at > 0 ? [{ text: ', ' }] : []), ...this.segments(part, place)]);
    if (type !== undefined) {
      const thing = { type, id: String(value) };
      return [{ text: this.thing(thing, place), thing }];
    }
    return [{ text: typeof value === 'number' ? this.#numbers.format(value) : value }];
  }
}

const branch = (branches: ReadonlyMap<string, readonly Node[]>, key: string): readonly Node[] =>
  branches.get(key) ?? branches.get('other') ?? [];

/** Neighbouring pieces of mere text become one. */
function joined(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (last && !last.thing && !segment.thing) result[result.length - 1] = { text: last.text + segment.text };
    else if (segment.text !== '') result.push(segment);
  }
  return result;
}
