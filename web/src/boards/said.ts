// Sentences inside a view, and how they become messages. Only views write them in this longer form.
import type { Message, MessageArgs, MessageValue } from '../protocol/index.ts';

/** A sentence inside the view: an id and arguments, things as `{type: id}`. */
export interface Said {
  readonly id: string;
  readonly args?: Readonly<Record<string, SaidValue>>;
}
type SaidValue = number | string | readonly Said[] | Readonly<Record<string, string>>;

/** A sentence of the view in the form that everything else speaks. */
export function messageOf({ id, args = {} }: Said): Message {
  const named: Record<string, MessageValue> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') named[name] = value;
    else if (Array.isArray(value)) named[name] = (value as readonly Said[]).map(messageOf);
    else for (const [type, thing] of Object.entries(value as Readonly<Record<string, string>>)) named[`${name}@${type}`] = thing;
  }
  return [id, named as MessageArgs];
}
