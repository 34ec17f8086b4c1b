// Names of options and their values. The server knows them by words of its own and tells a sentence on
// each; a short name is a text of the interface.
import type { GameOption } from '../protocol/index.ts';
import { speech } from '../i18n/speech.svelte.ts';

export const optionName = (game: string, option: GameOption): string =>
  speech.label(`ui.option.${game}.${option.name}`, option.name);

export const optionAbout = (game: string, option: GameOption): string =>
  speech.label(`option.${game}.${option.name}`, option.about);

/** Values that mean the same everywhere have one name, others one for their option. */
export const valueName = (option: GameOption, value: string): string =>
  speech.label(`ui.value.${option.name}.${value}`, speech.label(`ui.value.${value}`, value));
