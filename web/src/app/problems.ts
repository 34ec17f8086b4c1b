// What went wrong, in words for a person.
import { ApiError } from '../net/api.ts';
import { NOWHERE, type Place } from '../i18n/words.ts';
import type { Refused } from '../protocol/index.ts';
import { speech } from '../i18n/speech.svelte.ts';

export const refusalText = (refused: Refused, place: Place = NOWHERE): string =>
  speech.explain(refused.error, refused.text, place);

/** Errors that nobody foresaw are thrown on. */
export function problemOf(error: unknown): string {
  if (error instanceof ApiError) return speech.explain(error.said, error.message);
  throw error;
}
