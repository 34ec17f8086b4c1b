// The guides: complete for what the server asks and counts, and the same in all languages.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadGuide, sectionFor, sectionsFor, type Guide } from './guide.ts';
import { find, mark, textsOf } from './search.ts';

const folder = new URL('./', import.meta.url);
const messages = new URL('../../../messages/en/', import.meta.url);
const AREAS = { solenia: 'solenia', 'luna-capital': 'luna', skymines: 'skymines' };
const games = Object.entries(AREAS);
const read = (game: string, language = 'en'): Guide =>
  JSON.parse(readFileSync(new URL(`${game}/${language}.json`, folder), 'utf8')) as Guide;
const idsOf = (game: string): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`${game}.json`, messages), 'utf8')) as object);

describe.each(games)('the guide to %s', (game, area) => {
  const guide = read(game);
  const sections = guide.sections.map((section) => section.id);

  it('explains every question once', () => {
    const asked = idsOf(game).filter((id) => id.startsWith(`${area}.ask.`)).map((id) => id.slice(area.length + 1));
    const explained = guide.sections.flatMap((section) => section.prompts ?? []);
    expect(asked.length).toBeGreaterThan(10);
    expect([...explained].sort()).toEqual([...asked].sort());
  });

  it('explains every row of the score pad', () => {
    const rows = idsOf(game).filter((id) => id.startsWith(`score.${game}.`)).map((id) => id.slice(`score.${game}.`.length));
    expect(Object.keys(guide.scores).sort()).toEqual([...rows].sort());
    for (const { section } of Object.values(guide.scores)) expect(sections).toContain(section);
  });

  it('has sections with names of their own, and tables without gaps', () => {
    expect(new Set(sections).size).toBe(sections.length);
    for (const section of guide.sections)
      for (const block of section.body) {
        if (typeof block === 'string' || !('table' in block)) continue;
        for (const row of block.table) expect(row.length, section.id).toBe(block.table[0]?.length);
      }
  });

  it('is the same in every language', () => {
    for (const file of readdirSync(new URL(`${game}/`, folder))) {
      const other = read(game, file.replace('.json', ''));
      expect(other.sections.map(({ id, prompts, needs, body }) => [id, prompts, needs, body.length]), file).toEqual(
        guide.sections.map(({ id, prompts, needs, body }) => [id, prompts, needs, body.length]),
      );
      expect(Object.keys(other.scores), file).toEqual(Object.keys(guide.scores));
    }
  });
});

it('is fetched in English where there is no other', async () => {
  expect(existsSync(new URL('noughts/en.json', folder))).toBe(true);
  expect((await loadGuide('noughts', 'pl'))?.sections[0]?.id).toBe('aim');
  expect(await loadGuide('chess', 'en')).toBeNull();
});

it('opens at the section of a question', () => {
  expect(sectionFor(read('solenia'), '.ask.overflow')).toBe('storage');
  expect(sectionFor(read('luna-capital'), 'luna.ask.take_set')).toBe('taking');
  expect(sectionFor(read('noughts'), '.prompt')).toBe('aim');
  expect(sectionFor(read('solenia'), '.ask.nonsense')).toBeNull();
});

it('knows what the server cannot play yet', () => {
  const { here, missing } = sectionsFor(read('skymines'), ['missions']);
  expect(missing.map((section) => section.id)).toEqual(['belt', 'hazards', 'campaign']);
  expect(here.map((section) => section.id)).toContain('missions');
});

describe('searching', () => {
  const { sections } = read('solenia');
  it('wants all words, anywhere in a section, and titles first', () => {
    expect(find(sections, 'STORAGE')[0]?.id).toBe('storage');
    expect(find(sections, 'rival die').map((section) => section.id)).toEqual(['solo']);
    expect(find(sections, 'nonsense')).toEqual([]);
    expect(find(sections, ' ')).toBe(sections);
  });
  it('marks what it found and loses nothing', () => {
    expect(mark('Stone and stones', 'stone and')).toEqual([
      { text: 'Stone', marked: true }, { text: ' ', marked: false }, { text: 'and', marked: true },
      { text: ' ', marked: false }, { text: 'stone', marked: true }, { text: 's', marked: false },
    ]);
    for (const text of sections.flatMap((section) => section.body.flatMap(textsOf)))
      expect(mark(text, 'a st').map((piece) => piece.text).join('')).toBe(text);
  });
  it('does not mind accents', () => {
    expect(mark('Café', 'CAFE')).toEqual([{ text: 'Café', marked: true }]);
  });
});
