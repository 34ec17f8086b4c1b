// What a person has chosen for this browser; kept in its local storage.
import { isLanguage, type Language } from '../i18n/languages.ts';
import { isObject } from '../protocol/index.ts';
import { readStored, writeStored } from './storage.ts';

export const THEMES = ['night', 'morning', 'system'] as const;
export const MOTIONS = ['system', 'calm'] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];

const KEY = 'orrery.settings';
const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T =>
  values.find((candidate) => candidate === value) ?? fallback;

export class Settings {
  theme = $state<Theme>('night');
  motion = $state<Motion>('system');
  sound = $state(false);
  /** A message of the browser when it is my turn and I look elsewhere. */
  notify = $state(false);
  /** Whether sound and messages have been offered at a table. */
  offered = $state(false);
  /** Whether single letters and digits do something at a table: who dictates, or hits keys by accident, may not want that. */
  letters = $state(true);
  /** Null: what the browser asks for. */
  language = $state<Language | null>(null);

  constructor() {
    const stored = readStored(KEY);
    if (!isObject(stored)) return;
    this.theme = oneOf(THEMES, stored['theme'], 'night');
    this.motion = oneOf(MOTIONS, stored['motion'], 'system');
    this.sound = stored['sound'] === true;
    this.notify = stored['notify'] === true;
    this.offered = stored['offered'] === true;
    this.letters = stored['letters'] !== false;
    this.language = isLanguage(stored['language']) ? stored['language'] : null;
  }

  save(): void {
    const { theme, motion, sound, notify, offered, letters, language } = this;
    writeStored(KEY, { theme, motion, sound, notify, offered, letters, language });
  }
}
