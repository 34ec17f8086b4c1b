import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signOf, signsAt } from './seats.ts';

const anywhere = signsAt({ game: 'noughts', options: {} });
const coloursOf = (options: Record<string, string>): string[] => signsAt({ game: 'solenia', options }).map(({ colour }) => colour);

it('gives every seat a sign of its own', () => {
  expect([0, 1, 2, 3].map((seat) => signOf(anywhere, seat).mark)).toEqual(['circle', 'triangle', 'square', 'diamond']);
  expect(signOf(anywhere, 1).colour).toBe('teal');
  expect(signOf(anywhere, 4)).toEqual(signOf(anywhere, 0));
});

it('takes those of the game, as its components have them', () => {
  const file = new URL('../../../data/solenia/players.json', import.meta.url);
  const { colours } = JSON.parse(readFileSync(file, 'utf8')) as { colours: { id: string; mark: string }[] };
  expect(signsAt({ game: 'solenia', options: {} })).toEqual(colours.map(({ id, mark }) => ({ colour: id, mark })));
});

it('gives chosen colours to the first seats, and the free ones to the others', () => {
  expect(coloursOf({ colours: 'violet,orange' })).toEqual(['violet', 'orange', 'pink', 'charcoal']);
  expect(coloursOf({ colours: '' })).toEqual(coloursOf({}));
});

it('believes the view where it names colour and mark', () => {
  const players = [{ colour: 'violet', mark: 'square' }, { colour: 'blue' }, { colour: 'green', mark: 'circle' }];
  const signs = signsAt({ game: 'noughts', options: {} }, { players });
  expect(signOf(signs, 0)).toEqual({ colour: 'violet', mark: 'square' });
  expect([1, 2].map((seat) => signOf(signs, seat).colour)).toEqual(['teal', 'pink']);
});

it('has every colour among the variables of the style sheet', () => {
  const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');
  const [night = '', morning = ''] = css.split('}');
  for (const { colour } of [...anywhere, ...signsAt({ game: 'solenia', options: {} })]) {
    expect(night).toContain(` --${colour}: `);
    expect(night).toContain(` --piece-${colour}: `);
    expect(morning).toContain(` --${colour}: `);
  }
});
