// Positions of real games of every mode.
import type { Example } from '../examples.ts';
import text from './examples.json?raw';

export const EXAMPLES = JSON.parse(text) as readonly (Example & { readonly name: string })[];
