// The language spoken now: interface texts and the server's messages in one catalogue.
import { bestLanguage, type Language } from '../i18n/languages.ts';
import app from '../i18n/ui/en/app.json';
import lunaCapital from '../i18n/ui/en/luna-capital.json';
import noughts from '../i18n/ui/en/noughts.json';
import options from '../i18n/ui/en/options.json';
import skymines from '../i18n/ui/en/skymines.json';
import solenia from '../i18n/ui/en/solenia.json';
import { NOWHERE, Words, type Catalogue, type Place } from '../i18n/words.ts';
import type { Api } from '../net/api.ts';
import type { Message, MessageArgs } from '../protocol/index.ts';

// One file for the pages, one for options, and one for each board.
const en = { ...app, ...options, ...noughts, ...solenia, ...lunaCapital, ...skymines };
export type UiKey = keyof typeof en;

const files = import.meta.glob<{ default: Catalogue }>(['../i18n/ui/*/*.json', '!../i18n/ui/en/*.json']);
const languageOf = (path: string): Language => path.replace(/^.*\/(\w+)\/[\w-]+\.json$/, '$1') as Language;

export const availableLanguages: readonly Language[] = [...new Set(['en', ...Object.keys(files).map(languageOf)])] as Language[];

async function textsIn(language: Language): Promise<Catalogue> {
  const wanted = Object.entries(files).filter(([path]) => languageOf(path) === language);
  const parts = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...parts.map((part) => part.default)) as Catalogue;
}

const asMessages = (texts: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`ui.${key}`, text]));

export class Speech {
  words = $state.raw(new Words('en', asMessages(en)));

  constructor(private readonly api: Api) {}

  /** What is missing in a language is said in English. */
  async speak(wanted: Language | null): Promise<void> {
    const language = wanted ?? bestLanguage(navigator.languages, availableLanguages);
    const [english, own, texts] = await Promise.all([
      this.api.messages('en').catch(() => ({})),
      language === 'en' ? {} : this.api.messages(language).catch(() => ({})),
      textsIn(language),
    ]);
    this.words = new Words(language, { ...english, ...asMessages(en), ...own, ...asMessages(texts) });
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
