// What every part of this board needs: the position, what may be done, and how it is said. Board
// and hand each provide it to their own parts.
import { getContext, setContext } from 'svelte';
import type { Thing } from '../../i18n/words.ts';
import { argumentOf } from '../../protocol/index.ts';
import type { BoardProps } from '../props.ts';
import type { Targets } from '../targets.ts';
import { targetsOf } from './targets.ts';
import { messageOf, type Said } from '../said.ts';
import { viewOf, type SkyminesView } from './view.ts';

const KEY = Symbol('skymines');

export class Table {
  readonly #props: () => BoardProps;
  readonly #view: SkyminesView | null;
  readonly #choices: Targets;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#view = $derived(viewOf(props().view));
    // The same question stays the same object while others act, and with it what I have picked.
    let latest = { question: '', choices: targetsOf(null) };
    this.#choices = $derived.by(() => {
      const { asked } = props();
      const question = asked ? JSON.stringify([asked.prompt, asked.moves]) : '';
      if (question !== latest.question) latest = { question, choices: targetsOf(asked) };
      return latest.choices;
    });
  }
  get view(): SkyminesView | null {
    return this.#view;
  }
  get choices(): Targets {
    return this.#choices;
  }
  get you(): number | null {
    return this.#props().you;
  }
  say = (message: Parameters<BoardProps['say']>[0]): string => this.#props().say(message);
  tell = (said: Said): string => this.say(messageOf(said));
  seatName = (seat: number): string => this.#props().seatName(seat);
  choose = (move: string): void => this.#props().choose(move);
  preview = (move: string | null): void => this.#props().preview(move);
  /** The thing that the question is about, such as the card to let rest. */
  asksFor(name: string): string | null {
    const prompt = this.#props().asked?.prompt;
    const value = prompt ? argumentOf({ notation: '', message: prompt }, name) : undefined;
    return typeof value === 'string' ? value : null;
  }
  /** Whether somebody points at this thing in the log. */
  isShown(thing: Thing | undefined): boolean {
    const shown = this.#props().highlight;
    return thing !== undefined && shown?.type === thing.type && shown.id === thing.id;
  }
}

export function provideTable(props: () => BoardProps): Table {
  return setContext(KEY, new Table(props));
}
export const useTable = (): Table => getContext<Table>(KEY);
