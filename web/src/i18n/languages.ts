// The languages Orrery speaks, and which of them a person most likely reads.
export const LANGUAGES = { en: 'English', pl: 'Polski', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

export function bestLanguage(wanted: readonly string[], available: readonly Language[]): Language {
  for (const tag of wanted) {
    const language = tag.split('-')[0];
    if (isLanguage(language) && available.includes(language)) return language;
  }
  return 'en';
}
