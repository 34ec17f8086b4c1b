// What a list of tables says about a table: is it my turn, or whose?
import type { Person, TableSummary } from '../protocol/index.ts';
import { t } from '../state/client.svelte.ts';

// A summary does not tell which seat is mine, so the name has to do.
export const isMyTurn = (table: TableSummary, me: Person | null): boolean =>
  me !== null && table.asked.some((seat) => table.seats[seat]?.kind === 'person' && table.seats[seat].name === me.name);

export function stateOf(table: TableSummary, me: Person | null): string {
  const free = table.seats.filter((seat) => seat.kind === 'empty').length;
  if (table.phase === 'over') return t('over');
  if (table.phase === 'gathering') return t('seats_free', { free });
  if (isMyTurn(table, me)) return t('your_turn');
  const names = table.asked.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  return names === '' ? t('running') : t('turn_of', { names });
}
