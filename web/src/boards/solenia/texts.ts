// The texts of this board are among those that can be said.
import type texts from '../../i18n/ui/en/solenia.json';

type Texts = typeof texts;
declare module '../../i18n/speech.svelte.ts' {
  interface UiTexts extends Texts {}
}
