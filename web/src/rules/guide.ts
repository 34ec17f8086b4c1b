// The guides to the games: what they are made of, and how one is fetched. A guide is a file per game
// and language, so that it can be translated without touching the program.
import type { Language } from '../i18n/languages.ts';

/** A paragraph, a list, or a table whose first row is its head. */
export type Block = string | readonly string[] | { readonly table: readonly (readonly string[])[] };

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: readonly Block[];
  /** Words that people may look for and that the text does not use. */
  readonly keywords: readonly string[];
  /** The questions this section answers: ids of prompts, without the area of their game. */
  readonly prompts?: readonly string[];
  /** An option of the game; without it at the server, the section is about something not there yet. */
  readonly needs?: string;
}

/** A row of the score pad in one sentence, and where to read on. */
export interface ScoreRule {
  readonly says: string;
  readonly section: string;
}

/** Where the values of this edition come from. */
export const ORIGINS = ['printed', 'public', 'deduced', 'ours'] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Guide {
  readonly sections: readonly Section[];
  readonly scores: Readonly<Record<string, ScoreRule>>;
  readonly edition: Readonly<Record<Origin, readonly string[]>>;
}

const files = import.meta.glob<{ default: Guide }>('./*/*.json');

/** The guide in a language, else in English; null for a game without one. */
export async function loadGuide(game: string, language: Language): Promise<Guide | null> {
  const load = files[`./${game}/${language}.json`] ?? files[`./${game}/en.json`];
  return load ? (await load()).default : null;
}

/** Sections for what the server can play, and those for what it cannot yet. */
export function sectionsFor(guide: Guide, options: readonly string[]): { here: Section[]; missing: Section[] } {
  const isHere = ({ needs }: Section): boolean => needs === undefined || options.includes(needs);
  return { here: guide.sections.filter(isHere), missing: guide.sections.filter((section) => !isHere(section)) };
}

/** The section that explains a prompt, given as on the wire (`.ask.card`); null where none does. */
export function sectionFor(guide: Guide, prompt: string): string | null {
  const id = prompt.replace(/^[^.]*\./, '');
  return guide.sections.find((section) => section.prompts?.includes(id))?.id ?? null;
}
