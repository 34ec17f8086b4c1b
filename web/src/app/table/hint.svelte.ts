// What a bot would do in my place: asked for by who wants it, and shown until something changes.
import type { Thing } from '../../i18n/words.ts';
import type { Move, TableDocument } from '../../protocol/index.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import type { TableStore } from '../../state/table.svelte.ts';
import { placeOf } from './seats.ts';

export class Hint {
  #given = $state.raw<{ readonly move: Move; readonly decision: number | null } | null>(null);

  constructor(
    private readonly table: TableStore,
    private readonly point: (thing: Thing | null) => void,
  ) {}

  /** The server gives hints where nobody else could mind. */
  get possible(): boolean {
    const { doc, you } = this.table;
    return you !== null && doc !== null && doc.asked !== null && onlyBotsBeside(doc, you);
  }

  /** The move that was told for what is asked now. */
  get move(): Move | null {
    return this.#given !== null && this.#given.decision === this.table.doc?.decision ? this.#given.move : null;
  }

  ask = async (): Promise<void> => {
    if (!this.possible) return;
    const move = await this.table.hint();
    const { doc } = this.table;
    if (!move || !doc) return;
    this.#given = { move, decision: doc.decision };
    const things = speech.words.segments(move.message, placeOf(doc.table)).map((segment) => segment.thing);
    this.point(things.find((thing) => thing !== undefined && thing.type !== 'seat') ?? null);
  };
}

const onlyBotsBeside = ({ table }: TableDocument, you: number): boolean =>
  table.phase === 'running' && table.seats.every((seat, at) => at === you || seat.kind === 'bot');
