// Checks that no room of src/ imports one that it may not know, and no game's folder that of another game.
//   node tools/layers.mjs [SRC]
// Prints each offending import as file:line: reason, and fails if there is one.
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

// What each room may import besides itself. A board knows neither the line to the server nor what the page keeps: what it
// draws and what it answers are handed to it.
const ROOMS = {
  protocol: [],
  i18n: ['protocol'],
  icons: ['protocol'],
  boards: ['protocol', 'i18n', 'icons'],
  rules: ['protocol', 'i18n'],
  net: ['protocol'],
  state: ['protocol', 'i18n', 'net'],
  app: ['protocol', 'i18n', 'icons', 'boards', 'rules', 'net', 'state'],
};
/** Rooms with a folder for each game. */
const BY_GAME = ['icons', 'boards', 'rules'];
/** Of boards, what stands in for a game without one. */
const SHARED = ['fallback'];

/** Relative imports: static, dynamic, for types, by pattern, or of a style sheet. */
const IMPORT = /(?:\bfrom|\bimport|\bglob(?:<[^(]*>)?\(\s*\[?|declare module)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const gameOf = (path) => {
  const [room, game, ...inside] = path.split('/');
  return BY_GAME.includes(room) && inside.length > 0 && !SHARED.includes(game) ? game : null;
};

/** Why a file may not import another; null if it may. Paths begin at src/. */
export function objection(file, imported) {
  if (imported.startsWith('../')) return file.endsWith('.test.ts') ? null : 'imports what is outside src/';
  const [here, there] = [file, imported].map((path) => (path.includes('/') ? path.split('/')[0] : null));
  if (here === null) return null; // main.ts puts everything together
  if (there === null) return 'imports the start of the program';
  if (!(here in ROOMS)) return 'is in no room';
  if (here !== there && !ROOMS[here].includes(there)) return `${here}/ may not know ${there}/`;
  const [mine, theirs] = [gameOf(file), gameOf(imported)];
  // What games share finds their folders by pattern alone.
  if (theirs !== null && mine === null && !imported.includes('*')) return `names the game ${theirs}`;
  return mine !== null && theirs !== null && mine !== theirs && theirs !== '*' ? `game ${mine} imports game ${theirs}` : null;
}

/** The offending imports of a file's text, as `file:line: reason: import`. */
export function offencesIn(file, text) {
  return [...text.matchAll(IMPORT)].flatMap(({ 1: path, index }) => {
    const why = objection(file, posix.join(posix.dirname(file), path));
    return why === null ? [] : [`src/${file}:${text.slice(0, index).split('\n').length}: ${why}: ${path}`];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const src = process.argv[2] ?? fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file));
  const found = files.sort().flatMap((file) => offencesIn(file, readFileSync(`${src}/${file}`, 'utf8')));
  for (const line of found) console.log(line);
  console.log(found.length > 0 ? `${found.length} imports point the wrong way.` : `${files.length} files, every import points down.`);
  if (found.length > 0) process.exitCode = 1;
}
