// Finds interface texts that are missing, unused, or not the same in all languages.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesIn, parseTemplate } from './icu.ts';

const sources = new URL('../', import.meta.url);
const folder = new URL('./ui/', import.meta.url);
const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string>;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const inEnglish = (file: string): Record<string, string> => read(file.replace(/^\w+/, 'en'));
const english = Object.assign({}, ...files.filter((file) => file.startsWith('en/')).map(read)) as Record<string, string>;

const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, sources), 'utf8'))
  .join('\n');
// t('key'), one of several keys in t(...), a message 'ui.key', or a family `ui.family.${...}`.
const literals = new Set([...code.matchAll(/'([a-z_.-]+)'/g)].map((match) => (match[1] ?? '').replace(/^ui\./, '')));
const families = [...code.matchAll(/`ui\.([a-z_.]+)\$\{/g)].map((match) => match[1] ?? '');

describe('interface texts', () => {
  it('are all used', () => {
    const unused = Object.keys(english).filter(
      (key) => !literals.has(key) && !families.some((family) => family !== '' && key.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });

  it('are all there', () => {
    const wanted = [...code.matchAll(/\bt\(\s*'([^']+)'/g), ...code.matchAll(/'ui\.([a-z_.]+)'/g)].map((match) => match[1] ?? '');
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((key) => !(key in english))).toEqual([]);
  });

  for (const file of files) {
    it(`are complete and well-formed in ${file}`, () => {
      const texts = read(file);
      const same = inEnglish(file);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(same).sort());
      for (const [key, text] of Object.entries(texts))
        expect(namesIn(parseTemplate(text)), key).toEqual(namesIn(parseTemplate(same[key] ?? '')));
    });
  }
});
