// Finding words in a guide: which sections have them, and where in a text they stand.
import type { Block, Section } from './guide.ts';

/** Capital letters and accents make no difference. Keeps the length, so that places stay true. */
function plain(text: string): string {
  return [...text]
    .map((char) => {
      const bare = char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === char.length ? bare : char;
    })
    .join('');
}

export const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter((word) => word !== '');

export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'table' in block ? block.table.flat() : block;
}

/** The sections that have every word, those with all of them in the title first. */
export function find(sections: readonly Section[], query: string): readonly Section[] {
  const words = wordsOf(query);
  if (words.length === 0) return sections;
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  const found = sections.filter((section) =>
    has(plain([section.title, ...section.keywords, ...section.body.flatMap(textsOf)].join(' '))),
  );
  const inTitle = (section: Section): boolean => has(plain(section.title));
  return [...found.filter(inTitle), ...found.filter((section) => !inTitle(section))];
}

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text cut into what was looked for and what lies between. */
export function mark(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  const searched = plain(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    const next = firstOf(searched, words, from);
    const until = next?.at ?? text.length;
    if (until > from) pieces.push({ text: text.slice(from, until), marked: false });
    if (!next) break;
    pieces.push({ text: text.slice(next.at, next.at + next.length), marked: true });
    from = next.at + next.length;
  }
  return pieces;
}

function firstOf(text: string, words: readonly string[], from: number): { at: number; length: number } | null {
  const places = words
    .map((word) => ({ at: text.indexOf(word, from), length: word.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length);
  return places[0] ?? null;
}
