// The places of a city that can be pointed at: its plots, and where a card or a tile may go besides.
import type { Move } from '../../protocol/index.ts';
import { cardBox, cellsBeside, placeOf, plotBox, type Box } from './city-map.ts';
import { plotName } from './names.ts';
import { numberOf, type Targets } from '../targets.ts';
import { placeName, type City, type Plot } from './view.ts';

export interface CitySpot {
  readonly key: string;
  readonly kind: 'plot' | 'beside' | 'position';
  readonly box: Box;
  /** The position, or the first cell. */
  readonly place: string;
  readonly cells: readonly string[];
  readonly name: string;
  readonly plot?: Plot;
  readonly move: Move | null;
}

/** "+2", "−1": what the move adds to the score at once; nothing if it does not change it. */
export function pointsTag(move: Move | null): string {
  const points = numberOf(move, 'points') ?? 0;
  if (points === 0) return '';
  return points > 0 ? `+${points}` : `−${-points}`;
}

function plotSpot(plot: Plot, targets: Targets | null): CitySpot {
  const cells = plot.cells.map(placeName);
  const move = cells.map((cell) => targets?.one('cell', cell)).find((found) => found) ?? null;
  const place = cells[0] ?? '';
  return { key: `plot ${place}`, kind: 'plot', box: plotBox(plot.cells), place, cells, name: plotName(plot), plot, move };
}

export function spotsOf(city: City, targets: Targets | null): CitySpot[] {
  const plots = city.plots.map((plot) => plotSpot(plot, targets));
  if (!targets) return plots;
  const beside = cellsBeside(city, targets.ids('cell')).map((cell): CitySpot => ({
    key: `beside ${cell}`, kind: 'beside', box: plotBox([placeOf(cell)]), place: cell, cells: [cell], name: cell,
    move: targets.one('cell', cell),
  }));
  const positions = targets.ids('position').map((place): CitySpot => ({
    key: `position ${place}`, kind: 'position', box: cardBox(placeOf(place)), place, cells: [], name: place,
    move: targets.one('position', place),
  }));
  return [...plots, ...beside, ...positions];
}
