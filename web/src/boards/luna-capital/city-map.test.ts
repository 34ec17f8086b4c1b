import { expect, it } from 'vitest';
import { cellsBeside, cityBox, neighbour, placeOf, plotBox, plotsBeside, plotsOfCard } from './city-map.ts';
import type { City, Place, Plot } from './view.ts';

const plot = (...cells: Place[]): Plot => ({ cells, content: 'empty', tile: false });
const city: City = {
  cards: [
    { position: [0, 0], face_down: false, robot: false, card: 'K01a', number: 1 },
    { position: [-1, 0], face_down: true, robot: false },
  ],
  plots: [plot([0, 0], [0, 1]), plot([1, 0]), plot([1, 1]), plot([-1, 2])],
  groups: [],
};

it('reads places', () => {
  expect(placeOf('-1,12')).toEqual([-1, 12]);
});

it('keeps all in view that is there or may come', () => {
  const within = (positions: string[]): string => {
    const { x, y, width, height } = cityBox(city, positions, []);
    return [x, y, x + width, y + height].map(Math.round).join(' ');
  };
  expect(within([])).toBe('-185 -160 335 160');
  expect(within(['0,-3', '1,0'])).toBe('-335 -110 185 210');
});

it('shows a double plot as one', () => {
  expect(plotBox([[0, 0], [0, 1]])).toEqual({ x: 4, y: 4, width: 92, height: 42 });
  expect(plotBox([[-2, -1]])).toEqual({ x: -46, y: -96, width: 42, height: 42 });
});

it('tells the plots of a card, and those beside all cards', () => {
  expect(plotsOfCard(city, [0, 0])).toHaveLength(3);
  expect(plotsOfCard(city, [-1, 0])).toHaveLength(0);
  expect(plotsBeside(city)).toEqual([city.plots[3]]);
  expect(cellsBeside(city, ['0,1', '0,2'])).toEqual(['0,2']);
});

it('leads to the neighbour in the direction of the key', () => {
  const spots = city.plots.map((one, at) => ({ key: String(at), box: plotBox(one.cells) }));
  expect(neighbour(spots, '0', 'ArrowDown')).toBe('1');
  expect(neighbour(spots, '1', 'ArrowRight')).toBe('2');
  expect(neighbour(spots, '2', 'ArrowLeft')).toBe('1');
  expect(neighbour(spots, '2', 'ArrowUp')).toBe('0');
  expect(neighbour(spots, '0', 'ArrowLeft')).toBeNull();
  expect(neighbour(spots, '0', 'Home')).toBeNull();
});
