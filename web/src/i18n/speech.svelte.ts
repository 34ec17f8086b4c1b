// The language spoken now: interface texts and the server's messages in one catalogue.
import type { Message, MessageArgs } from '../protocol/index.ts';
import { bestLanguage, type Language } from './languages.ts';
import type app from './ui/en/app.json';
import type options from './ui/en/options.json';
import { NOWHERE, Words, type Catalogue, type Place } from './words.ts';

type PageTexts = typeof app & typeof options;
/** Every text by its key: those of the pages, and those that the folder of each board adds. */
export interface UiTexts extends PageTexts {}
export type UiKey = keyof UiTexts;

/** Where the messages of the server come from. */
export interface MessageSource {
  messages(language: Language): Promise<Catalogue>;
}

const english = import.meta.glob<Catalogue>('./ui/en/*.json', { eager: true, import: 'default' });
const others = import.meta.glob<Catalogue>(['./ui/*/*.json', '!./ui/en/*.json'], { import: 'default' });
const languageOf = (path: string): Language => path.replace(/^.*\/(\w+)\/[\w-]+\.json$/, '$1') as Language;

export const availableLanguages: readonly Language[] = [...new Set(['en', ...Object.keys(others).map(languageOf)])] as Language[];

/** The texts of files as messages: they and the server's are told apart by their beginning. */
const asMessages = (files: readonly Catalogue[]): Catalogue =>
  Object.fromEntries(files.flatMap((texts) => Object.entries(texts)).map(([key, text]) => [`ui.${key}`, text]));

async function textsIn(language: Language): Promise<Catalogue> {
  const wanted = Object.entries(others).filter(([path]) => languageOf(path) === language);
  return asMessages(await Promise.all(wanted.map(([, load]) => load())));
}

const inEnglish = asMessages(Object.values(english));

export class Speech {
  words = $state.raw(new Words('en', inEnglish));

  /** What is missing in a language is said in English. */
  async speak(wanted: Language | null, server: MessageSource): Promise<void> {
    const language = wanted ?? bestLanguage(navigator.languages, availableLanguages);
    const [known, own, texts] = await Promise.all([
      server.messages('en').catch(() => ({})),
      language === 'en' ? {} : server.messages(language).catch(() => ({})),
      textsIn(language),
    ]);
    this.words = new Words(language, { ...known, ...inEnglish, ...own, ...texts });
    document.documentElement.lang = language;
  }

  t = (key: UiKey, args: MessageArgs = {}): string => this.words.say([`ui.${key}`, args]);
  say = (message: Message, place: Place = NOWHERE): string => this.words.say(message, place);

  /** An error of the server in the language spoken, or in its own English where the words lack it. */
  explain = (message: Message, text: string, place: Place = NOWHERE): string => {
    const id = message[0].startsWith('.') ? place.area + message[0] : message[0];
    return this.words.has(id) ? this.say(message, place) : text;
  };

  /** The name of something the server names by a word: a game, a row of the score pad, an option. */
  label(id: string, otherwise: string): string {
    return this.words.has(id) ? this.words.name(id) : otherwise.replaceAll('_', ' ');
  }
}

/** The one voice of this page. */
export const speech = new Speech();
export const t = speech.t;
