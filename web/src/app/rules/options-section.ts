// What can be chosen for a table, as one more section of the guide.
import type { GameInfo } from '../../protocol/index.ts';
import type { Section } from '../../rules/guide.ts';
import { t } from '../../i18n/speech.svelte.ts';
import { optionAbout, optionName } from '../option-names.ts';

export const optionsSection = ({ game, options }: GameInfo): Section => ({
  id: 'options',
  title: t('options'),
  body: [options.map((option) => `${optionName(game, option)}: ${optionAbout(game, option)}`)],
  keywords: options.map((option) => option.name),
});
