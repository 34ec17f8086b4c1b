// Which picture stands for the condition of a concession.
import { argumentOf, type Message } from '../../protocol/index.ts';
import { GLYPHS } from '../../icons/luna-capital/glyphs.ts';
import type { Place } from './view.ts';

const argument = (condition: Message, name: string): string =>
  String(argumentOf({ notation: '', message: condition }, name) ?? '');

/** The drawing of the family that is asked for; null where there is none. */
export function signOf(condition: Message): string | null {
  const family = argument(condition, 'family');
  const kind = family === 'sales' ? 'sales_office' : family;
  return kind in GLYPHS ? kind : null;
}

/** The cards of a pattern written as `XX/XX`. */
export const patternCells = (condition: Message): Place[] =>
  argument(condition, 'pattern')
    .split('/')
    .flatMap((line, row) => [...line].flatMap((sign, column): Place[] => (sign === 'X' ? [[row, column]] : [])));
