// The server's catalogues (messages/ of the project): every language says what English says, with the
// same arguments, in templates that can be filled, and with the plural forms that it has.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesIn, parseTemplate, type Node } from './icu.ts';
import { LANGUAGES } from './languages.ts';

const folder = new URL('../../../messages/', import.meta.url);
const read = (language: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')) as Record<string, string>;
// What people who edit data packs read, on the command line, which speaks English.
const shown = readdirSync(new URL('en/', folder)).filter((file) => !file.endsWith('-data.json'));

function pluralForms(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'plural' && node.kind !== 'select') return [];
    const inside = [...node.branches.values()].flatMap(pluralForms);
    return node.kind === 'plural' ? [...node.branches.keys(), ...inside] : inside;
  });
}

describe.each(readdirSync(folder))('the catalogue in %s', (language) => {
  const forms = new Set<string>(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

  it('is of a language that can be chosen', () => expect(Object.keys(LANGUAGES)).toContain(language));

  it.each(shown)('has all of %s', (file) => {
    const english = read('en', file);
    const texts = read(language, file);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(texts)) {
      const nodes = parseTemplate(text);
      expect(namesIn(nodes), id).toEqual(namesIn(parseTemplate(english[id] ?? '')));
      expect(pluralForms(nodes).filter((form) => !forms.has(form) && !/^=\d+$/.test(form)), id).toEqual([]);
    }
  });
});
