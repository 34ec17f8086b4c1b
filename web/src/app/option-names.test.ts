import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import names from '../i18n/ui/en/options.json';

const messages = new URL('../../../messages/en/', import.meta.url);
const known = readdirSync(messages).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(new URL(file, messages), 'utf8')) as object),
);

it('has a name for every option the server explains, and for no other', () => {
  const explained = known.filter((id) => id.startsWith('option.'));
  expect(explained.length).toBeGreaterThan(20);
  expect(Object.keys(names).filter((key) => key.startsWith('option.')).sort()).toEqual([...explained].sort());
});
