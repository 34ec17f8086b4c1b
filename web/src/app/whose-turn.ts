// What a list of tables says about a table: is it my turn, or whose?
import type { TableSummary } from '../protocol/index.ts';
import { t } from '../i18n/speech.svelte.ts';

/** Only a list of my own tables tells which seat is mine. */
export const isMyTurn = (table: TableSummary): boolean => table.you !== undefined && table.asked.includes(table.you);

export function stateOf(table: TableSummary): string {
  const free = table.seats.filter((seat) => seat.kind === 'empty').length;
  if (table.phase === 'over') return t('over');
  if (table.phase === 'gathering') return t('seats_free', { free });
  if (isMyTurn(table)) return t('your_turn');
  const names = table.asked.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  return names === '' ? t('running') : t('turn_of', { names });
}
