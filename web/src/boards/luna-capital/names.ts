// What things are called. A tile has a title, by which the catalogue names it; a plot tells only what lies
// there (`modhab_water`), so the titles are kept here too.
import { speech, t } from '../../i18n/speech.svelte.ts';
import { kindOf, robotsOf } from '../../icons/luna-capital/tiles.ts';
import type { Seat } from '../../protocol/index.ts';
import { placeName, type Card, type Concession, type Group, type Plot, type Tile } from './view.ts';

const TITLES: Readonly<Record<string, string>> = {
  hydrogen: 'Hydrogen collector',
  oxygen: 'Oxygen collector',
  water: 'Water condenser',
  greenhouse_pear: 'Pear greenhouse',
  greenhouse_apple: 'Apple greenhouse',
  greenhouse_lemon: 'Lemon greenhouse',
  greenhouse_mixed: 'Mixed greenhouse',
  sales_office: 'Sales office',
  meteorite: 'Meteorite',
  modhab_hydrogen: 'Mod-hab (hydrogen)',
  modhab_oxygen: 'Mod-hab (oxygen)',
  modhab_water: 'Mod-hab (water)',
  modhab_greenhouse: 'Mod-hab (greenhouse)',
  modhab_meteorite: 'Mod-hab (meteorite)',
  complex_sales: 'Residential complex (sales offices)',
  complex_modhab: 'Residential complex (mod-habs)',
  landing_pad: 'Landing pad',
  redistribution: 'Redistribution',
  demolition: 'Demolition',
  extra_plot: 'Show Home',
  move_tile: 'Removal Rover',
  reserve_tile: 'Takeaway Counter',
  take_display_card: 'Cruise Terminal',
};

export function titleOf(content: string): string {
  const robots = robotsOf(content);
  const title = TITLES[kindOf(content)] ?? content;
  return robots > 0 ? `${title} +${robots}` : title;
}

export const tileName = (title: string): string => speech.say(['luna.one_tile', { '@tile': title }]);
export const contentName = (content: string): string =>
  content === 'empty' ? t('luna-capital.empty_plot') : tileName(titleOf(content));
export const tilesText = (tiles: readonly Tile[]): string => tiles.map((tile) => tileName(tile.title)).join(', ');

const firstCell = (plot: Plot | undefined): string => (plot?.cells[0] ? placeName(plot.cells[0]) : '');

/** "0,1: water condenser, printed" */
export function plotName(plot: Plot): string {
  const { cells, content, tile } = plot;
  return t('luna-capital.plot', {
    cell: firstCell(plot), what: contentName(content), double: cells.length > 1 ? 'yes' : 'no',
    printed: tile || content === 'empty' || content === 'scaffolding' ? 'no' : 'yes',
  });
}

/** "Group of 3 at 0,0; 0,1; 1,1: hydrogen" */
export const groupName = ({ family, plots }: Group, all: readonly Plot[]): string =>
  t('luna-capital.group', {
    count: plots.length,
    '@family': family,
    cells: plots.map((at) => firstCell(all[at])).join('; '),
  });

/** "4 (K04b: empty plot, scaffolding, double plot: empty plot)" */
export function cardName({ card, number, cells, plots }: Card): string {
  const own = cells.flatMap((content, at) => {
    if (plots[at] !== at) return [];
    const double = plots.filter((plot) => plot === at).length > 1;
    return [double ? t('luna-capital.double', { what: contentName(content) }) : contentName(content)];
  });
  return t('luna-capital.card', { name: card, number, plots: own.join(', ') });
}

export const termName = ({ concession, term }: Concession): string =>
  t(term === 'short' ? 'luna-capital.short_term' : 'luna-capital.long_term', { name: concession });

/** What it counts: for those who were granted it, or for who would be now. */
export const worthOf = (ticket: Concession): number => ticket.claimed_for ?? ticket.worth_now ?? ticket.points;

/** "2 of 3", for a seat. */
export function progressOf({ have, need }: Concession, seat: Seat): string {
  const mine = have?.[seat] ?? 0;
  return mine === need ? t('luna-capital.met') : t('luna-capital.progress', { have: mine, need });
}
