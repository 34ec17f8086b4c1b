import { expect, it } from 'vitest';
import { exampleNamed } from './examples/index.ts';
import { beside, bordersOf, drawnSectors, gateSign, gatesOf, pushed, rimOf } from './moon.ts';
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

it('moves points and lines aside', () => {
  expect(pushed([[500, 50]], 10)).toEqual([[500, 40]]);
  expect(beside({ from: [0, 0], to: [10, 0], double: true }, 2)).toEqual([[0, 2], [10, 2]].map((point) => point));
});
