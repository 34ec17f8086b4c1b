// Prints what the first page and everything else weigh, gzipped, after a build; fails when that is too much.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 200 * 1024;
const limitOfAll = 350 * 1024; // meant for the first page with one board, but everything fits
const assets = new URL('../dist/assets/', import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, assets)), { level: 9 }).length;

const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
const first = files.filter((name) => page.includes(name));

const line = (name) => console.log(`${String(size(name)).padStart(8)}  ${name}`);
console.log('first page:');
first.forEach(line);
const together = (names) => names.reduce((sum, name) => sum + size(name), 0);
const total = together(first);
console.log(`${String(total).padStart(8)}  together (limit ${limit})`);
console.log('later:');
files.filter((name) => !first.includes(name)).forEach(line);
console.log('everything:');
console.log(`${String(together(files)).padStart(8)}  together (limit ${limitOfAll})`);
if (total > limit || together(files) > limitOfAll) process.exit(1);
