// What is special about a table, in a few words: options that differ from the usual, and its clock.
import type { ClockRule, GameInfo, TableSummary } from '../protocol/index.ts';
import { t } from '../i18n/speech.svelte.ts';
import { games } from '../state/client.svelte.ts';
import { optionName, valueName } from './option-names.ts';

export function clockText(clock: ClockRule): string | null {
  if (clock.kind === 'live')
    return t('clock_live_short', { minutes: Math.round(clock.base / 60_000), seconds: Math.round(clock.increment / 1000) });
  if (clock.kind === 'days') return t('clock_days_short', { days: Math.round(clock.base / 86_400_000) });
  return null;
}

/** Values that a list holds for each seat are left as they are. */
export function optionTexts(info: GameInfo | undefined, chosen: Readonly<Record<string, string>>): string[] {
  return (info?.options ?? []).flatMap((option) => {
    const value = chosen[option.name];
    if (info === undefined || value === undefined || value === option.default) return [];
    return [`${optionName(info.game, option)}: ${option.form === 'choice' ? valueName(option, value) : value}`];
  });
}

export const detailsOf = (table: TableSummary): string[] => {
  const clock = clockText(table.clock);
  return [...optionTexts(games.find(table.game), table.options), ...(clock === null ? [] : [clock])];
};
