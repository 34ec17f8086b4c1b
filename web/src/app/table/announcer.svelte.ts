// What is told to who listens: what happened, what others say, and what is asked now.
import type { Place } from '../../i18n/words.ts';
import type { LogStep, TableDocument } from '../../protocol/index.ts';
import { speech, t } from '../../i18n/speech.svelte.ts';
import { seatName } from './seats.ts';

interface Now {
  doc: TableDocument;
  you: number | null;
  log: readonly LogStep[];
  place: Place;
  prompt: string;
  /** Whether the chat is open, and tells of itself. */
  chatShown: boolean;
}

export class Announcer {
  text = $state('');
  /** The last step and the number of lines that were told; what was there at the beginning is read where it stands. */
  #step: number | null = null;
  #lines: number | null = null;

  constructor(now: () => Now) {
    $effect(() => {
      this.text = this.#news(now());
    });
  }

  #news({ doc, you, log, place, prompt, chatShown }: Now): string {
    const { chat, back } = doc.table;
    const step = this.#step ?? Infinity;
    const last = log.at(-1)?.[0] ?? 0;
    const happened = log.filter(([number]) => number > step).flatMap(([, ...says]) => says);
    const lines = chatShown ? [] : chat.slice(this.#lines ?? chat.length);
    const myName = you === null ? null : doc.table.seats[you]?.name;
    const goBack = back && you !== null && !back.agreed.includes(you) ? [t('back_wish', { name: seatName(doc.table, back.by) })] : [];
    const news = [
      ...(this.#step !== null && last < step ? [t('taken_back')] : []),
      ...happened.map((message) => speech.say(message, place)),
      ...lines.filter(({ name }) => name !== myName).map(({ name, text }) => t('chat_said', { name, text })),
      ...goBack,
      prompt,
    ];
    this.#step = last;
    this.#lines = chat.length;
    return news.join(' ');
  }
}
