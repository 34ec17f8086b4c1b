import { expect, it } from 'vitest';
import { exampleNamed } from './examples.ts';
import { beside, bordersOf, drawnSectors, gateSign, gatesOf, placesIn, pushed, rimOf } from './moon.ts';
import { viewOf } from './view.ts';

const view = viewOf(exampleNamed('expand_entry').view);
const sectors = view?.sectors ?? [];

it('draws a line for every pair of neighbours, double where the border is', () => {
  const drawn = drawnSectors(sectors);
  const doubles = bordersOf(drawn).filter(({ double }) => double);
  expect(doubles.length).toBeGreaterThan(0);
  expect(bordersOf(drawn).length).toBeGreaterThan(doubles.length);
});

it('draws enclaves after their surroundings, and larger than they are', () => {
  const drawn = drawnSectors(sectors);
  const enclaves = drawn.filter(({ enclave }) => enclave);
  expect(enclaves.map(({ sector }) => sector.sector)).toEqual([9, 18]);
  expect(drawn.slice(-2)).toEqual(enclaves);
  expect(drawn.filter(({ host }) => host).map(({ sector }) => sector.sector)).toEqual([8, 17]);
  const [one] = enclaves;
  const width = (points: readonly (readonly [number, number])[]): number => Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  expect(width(one?.outline ?? [])).toBeCloseTo(1.5 * width(one?.sector.shape.outline ?? []));
});

it('opens a gate in the rim for every sector at a station', () => {
  const companies = view?.companies ?? [];
  const gates = gatesOf(companies, sectors);
  expect(gates).toHaveLength(companies.reduce((sum, { borders, double_borders }) => sum + borders.length + double_borders.length, 0));
  for (const { rim } of gates) expect(rim.length).toBeGreaterThan(1);
  const [x, y] = gateSign(gates.filter(({ company }) => company === 'astrogo'));
  expect(x).toBeLessThan(100);
  expect(y).toBeGreaterThan(0);
});

it('follows the rim in one run, however the outline begins', () => {
  const sector = sectors.find(({ sector: number }) => number === 1);
  if (!sector) throw new Error('sector 1 is missing');
  const { outline } = sector.shape;
  const turned = { ...sector, shape: { ...sector.shape, outline: [...outline.slice(3), ...outline.slice(0, 3)] } };
  expect(rimOf(turned)).toEqual(rimOf(sector));
});

it('lets nothing in a sector cover another thing', () => {
  const [first] = drawnSectors(sectors);
  if (!first) throw new Error('there are no sectors');
  for (const host of [true, false])
    for (const priced of [true, false])
      for (const outposts of [[], ['astrogo']] as const) {
        const { building, outpost, price } = placesIn({ ...first, host, sector: { ...first.sector, outposts } }, priced);
        const boxes = [{ x: building[0] - 50, y: building[1] - 24, width: 92, height: 50 }];
        if (outposts.length > 0) boxes.push({ x: outpost[0], y: outpost[1], width: 56, height: 56 });
        if (priced) boxes.push({ x: price[0], y: price[1], width: 72, height: 48 });
        const apart = boxes.every((a, at) =>
          boxes.slice(at + 1).every((b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y),
        );
        expect(apart, JSON.stringify({ host, priced, boxes })).toBe(true);
      }
});

it('moves points and lines aside', () => {
  expect(pushed([[500, 50]], 10)).toEqual([[500, 40]]);
  expect(beside({ from: [0, 0], to: [10, 0], double: true }, 2)).toEqual([[0, 2], [10, 2]].map((point) => point));
});
