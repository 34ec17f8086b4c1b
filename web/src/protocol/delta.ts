// Applies a delta to a document. Nothing is changed in place: what the delta does not touch stays
// the same object, so that a view can tell by identity what is new.
import type { Delta, Json, JsonObject } from './types.ts';

/** The delta does not fit the document: the client has something else than the server thinks. */
export class DeltaMismatch extends Error {}

const isList = (value: Json | Delta | undefined): value is readonly Json[] => Array.isArray(value);

export function applyDelta(before: Json, delta: Delta): Json {
  if (isList(delta)) {
    if (delta.length !== 1) throw new DeltaMismatch('only a field of an object can go');
    return delta[0] as Json;
  }
  if (isList(before)) return applyToList(before, delta);
  if (typeof before !== 'object' || before === null) throw new DeltaMismatch('there is nothing to go into');
  return applyToObject(before, delta);
}

function applyToObject(before: JsonObject, delta: JsonObject): JsonObject {
  const after: Record<string, Json> = { ...before };
  for (const [key, change] of Object.entries(delta)) {
    if (isList(change) && change.length === 0) delete after[key];
    else after[key] = applyDelta(before[key] ?? null, asDelta(change));
  }
  return after;
}

function applyToList(before: readonly Json[], delta: JsonObject): readonly Json[] {
  const splice = delta['@'];
  const after = [...before];
  if (splice !== undefined) {
    const [start, count, ...values] = isList(splice) ? splice : [];
    if (typeof start !== 'number' || typeof count !== 'number' || start + count > before.length)
      throw new DeltaMismatch('no such elements');
    after.splice(start, count, ...values);
    return after;
  }
  for (const [key, change] of Object.entries(delta)) {
    const index = Number(key);
    const element = before[index];
    if (element === undefined) throw new DeltaMismatch(`no element ${key}`);
    after[index] = applyDelta(element, asDelta(change));
  }
  return after;
}

function asDelta(value: Json): Delta {
  if (typeof value !== 'object' || value === null) throw new DeltaMismatch('not a delta');
  return value as Delta;
}
