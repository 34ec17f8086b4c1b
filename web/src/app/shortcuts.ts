// The keys that do something at a table.
import { t } from '../i18n/speech.svelte.ts';

export const shortcuts = (): readonly (readonly [key: string, what: string])[] => [
  ['1 – 9', t('key_choose')],
  ['←↑→↓', t('key_arrows')],
  ['←→', t('key_nouns')],
  ['Enter', t('key_enter')],
  ['Tab', t('key_tab')],
  ['Esc', t('key_escape')],
  ['U', t('undo_latest')],
  ['H', t('key_help')],
  ['I', t('hint')],
  ['T', t('board_text')],
  ['L', t('log')],
  ['C', t('chat')],
  ['S', t('score_pad')],
  ['R', t('rules')],
  ['?', t('key_menu')],
];
