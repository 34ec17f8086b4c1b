// Prints what the first page and the boards weigh, gzipped, after a build.
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const limit = 200 * 1024;
const assets = new URL('../dist/assets/', import.meta.url);
const size = (name) => gzipSync(readFileSync(new URL(name, assets)), { level: 9 }).length;

const page = readFileSync(new URL('../dist/index.html', import.meta.url), 'utf8');
const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
const first = files.filter((name) => page.includes(name));

const line = (name) => console.log(`${String(size(name)).padStart(8)}  ${name}`);
console.log('first page:');
first.forEach(line);
const total = first.reduce((sum, name) => sum + size(name), 0);
console.log(`${String(total).padStart(8)}  together (limit ${limit})`);
console.log('later:');
files.filter((name) => !first.includes(name)).forEach(line);
if (total > limit) process.exit(1);
