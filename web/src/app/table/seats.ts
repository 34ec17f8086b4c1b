// Names of seats at a table, automata included, and where a message is said there.
import type { Place } from '../../i18n/words.ts';
import type { TableInfo } from '../../protocol/index.ts';
import { speech, t } from '../../i18n/speech.svelte.ts';

export function seatName(table: TableInfo, seat: number): string {
  const info = table.seats[seat];
  if (info) return info.kind === 'empty' ? t('seat_number', { number: seat + 1 }) : info.name;
  // The game's own opponents follow the seats.
  const automaton = speech.label(`automaton.${table.game}`, t('automaton'));
  const number = seat - table.seats.length;
  return number > 0 ? `${automaton} ${number + 1}` : automaton;
}

/** What placeOf depends on. It changes seldom, the table with every move: who looks at this first
    need not say the whole log anew each time. */
export const namesAt = (table: TableInfo): string =>
  JSON.stringify([table.game, table.area, table.seats.map((seat) => [seat.kind, seat.kind === 'empty' ? '' : seat.name])]);

export const placeOf = (table: TableInfo): Place => ({
  area: table.area,
  seatName: (seat) => seatName(table, seat),
});
