import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineExample } from '../protocol/examples.ts';
import type { Message } from '../protocol/index.ts';
import { parseTemplate, TemplateError } from './icu.ts';
import { bestLanguage } from './languages.ts';
import { Words, type Catalogue } from './words.ts';

const folder = new URL('../../../messages/en/', import.meta.url);
const catalogue: Catalogue = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Catalogue),
) as Catalogue;
const english = new Words('en', catalogue);
const solenia = { area: 'solenia', seatName: (seat: number) => ['Ann', 'Ben'][seat] ?? '?' };

describe('the catalogues', () => {
  it('can all be read', () => {
    expect(Object.keys(catalogue).length).toBeGreaterThan(500);
    for (const template of Object.values(catalogue)) expect(() => parseTemplate(template)).not.toThrow();
  });
});

describe('messages', () => {
  it('name seats and things, with the area of the game', () => {
    expect(english.say(inlineExample('["core.not_your_turn"') as unknown as Message, solenia)).toBe('Nothing is asked of Ben now.');
    expect(english.say(['.drew', { '@seat': 0, '@card': '1W' }], solenia)).toBe('Ann draws the 1 (leaving: wood).');
    expect(english.say(['.bartered', { '@seat': 1, 'given@good': 'wood', 'taken@good': 'water' }], solenia))
      .toBe('Ben gives 1 wood for 1 water.');
  });

  it('are cut at the things they name', () => {
    expect(english.segments(['.placed', { '@seat': 0, '@card': '0@2', '@space': '3,1' }], solenia)).toEqual([
      { text: 'Ann', thing: { type: 'seat', id: '0' } },
      { text: ' places the ' },
      { text: '0 (leaving: two of its space)', thing: { type: 'card', id: '0@2' } },
      { text: ' on ' },
      { text: '3,1', thing: { type: 'space', id: '3,1' } },
      { text: '.' },
    ]);
  });

  it('count', () => {
    const say = (paid: number): string => english.say(['.ask.space', { '@card': '1W', places: 9, paid }], solenia);
    expect(say(0)).toBe('Choose where to land the 1 (leaving: wood): 9 places, all free.');
    expect(say(3)).toBe('Choose where to land the 1 (leaving: wood): 9 places, 3 of them for goods.');
  });

  it('hold lists of messages', () => {
    const goods: Message[] = [['.amount', { count: 2, '@good': 'wood' }], ['.amount', { count: 1, '@good': 'stone' }]];
    expect(english.say(['.gained', { '@seat': 0, goods, '@source': 'island' }], solenia))
      .toBe('Ann takes 2 wood, 1 stone from the island.');
  });

  it('choose, also inside each other', () => {
    const words = new Words('en', { 'x.y': '{who, select, me {{n, plural, one {# of mine} other {# of mine all}}} other {none # left}}' });
    expect(words.say(['x.y', { who: 'me', n: 1 }])).toBe('1 of mine');
    expect(words.say(['x.y', { who: 'you', n: 1 }])).toBe('none # left');
  });

  it('show what is missing instead of failing', () => {
    expect(english.say(['no.such'])).toBe('no.such');
    expect(english.say(['core.not_your_turn'])).toBe('Nothing is asked of {seat} now.');
  });
});

describe('languages', () => {
  it('have their own plurals', () => {
    const polish = new Words('pl', { 'x.n': '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}' });
    expect([1, 2, 5, 22].map((n) => polish.say(['x.n', { n }]))).toEqual(['1 karta', '2 karty', '5 kart', '22 karty']);
    const french = new Words('fr', { 'x.n': "{n, plural, one {# carte de l'ami} other {# cartes de l'ami}}" });
    expect([0, 1, 2].map((n) => french.say(['x.n', { n }]))).toEqual(["0 carte de l'ami", "1 carte de l'ami", "2 cartes de l'ami"]);
  });
  it('are chosen from what the browser wants', () => {
    expect(bestLanguage(['de-DE', 'pl-PL', 'en'], ['en', 'pl'])).toBe('pl');
    expect(bestLanguage(['fr'], ['en'])).toBe('en');
  });
});

it('says where a template is broken', () => {
  for (const broken of ['{a', 'a}', '{n, plural, one {x}}', '{n, number, x}', '{}'])
    expect(() => parseTemplate(broken), broken).toThrow(TemplateError);
});
