import { describe, expect, it } from 'vitest';
import { example, exampleObjects, inlineExample, playingRequests } from './examples.ts';
import {
  applyDelta, applyLog, argumentOf, DeltaMismatch, expandKinds, expandMoves, isAnswer, isBye, isDocument,
  isMessage, isNewTableAnswer, isPresence, isTableMessage, isTableSummary, isUpdate, isWelcome,
  PROTOCOL_VERSION, readServerLine, REQUEST_TYPES,
} from './index.ts';
import type { Asked, Json, LogStep, NewTable, TableDocument, TableInfo, TableRequest } from './index.ts';

const info = (): TableInfo => example('commitment') as unknown as TableInfo;
const asked = (): Asked => example('prompt') as unknown as Asked;
const document = (): TableDocument => ({
  table: info(), view: { hand: ['a', 'b', 'c'], goods: [1, 2, 3] }, scores: null, asked: asked(), decision: 0, undo: false,
});

describe('the examples of docs/protocol.md', () => {
  it('are of the version this client knows', () => {
    const welcome = example('type', 'welcome');
    expect(isWelcome(welcome)).toBe(true);
    expect(welcome['protocol']).toBe(PROTOCOL_VERSION);
  });

  it('are all understood', () => {
    // Requests have both a type and an id, or are bodies of HTTP requests.
    const fromServer = exampleObjects.filter((object) => 're' in object || 'update' in object ||
      ['welcome', 'presence', 'bye'].includes(String(object['type'])));
    expect(fromServer.length).toBeGreaterThan(7);
    for (const object of fromServer) expect(readServerLine(object), JSON.stringify(object)).not.toBeNull();
  });

  it('show the answers', () => {
    expect(isAnswer(example('ok'))).toBe(true);
    expect(isAnswer(example('error'))).toBe(true);
    expect(isAnswer(example('says'))).toBe(true);
    expect(isAnswer(example('lines'))).toBe(true);
    expect(isNewTableAnswer(example('links'))).toBe(true);
  });

  it('show tables, updates, presence', () => {
    expect(isTableSummary(example('updated'))).toBe(true);
    expect(isTableMessage({ ...example('type', 'table'), doc: document() })).toBe(true);
    expect(isUpdate(example('update'))).toBe(true);
    expect(isPresence(example('type', 'presence'))).toBe(true);
    expect(isBye(inlineExample('{"type": "bye"'))).toBe(true);
    expect(isMessage(inlineExample('["core.not_your_turn"'))).toBe(true);
    expect(isDocument(document())).toBe(true);
    expect(isDocument({ ...document(), view: null, asked: null, decision: null })).toBe(true);
  });

  it('name every request of this client', () => {
    const shown = exampleObjects.filter((object) => 'id' in object && 'type' in object);
    const named = new Set([...playingRequests, ...shown.map((object) => String(object['type']))]);
    expect([...named].sort()).toEqual([...REQUEST_TYPES].sort());
  });

  it('have the fields of the types', () => {
    const move = { id: 8, type: 'move', table: 'k3j9x2m4p7qa', decision: 4, move: 'card 1A' } satisfies TableRequest & { id: number };
    expect(example('type', 'move')).toEqual(move);
    const table: NewTable = {
      game: 'solenia', players: 2, options: { side: 'winter' }, clock: { kind: 'live', base: 600000, increment: 10000 },
      listed: true, seats: ['me', 'greedy'], nonce: '9f86d081884c7d65', start: true,
    };
    expect(example('nonce')).toEqual(table);
  });
});

describe('guards', () => {
  it('refuse what is malformed', () => {
    expect(isMessage(['a', { n: {} }])).toBe(false);
    expect(isMessage([1])).toBe(false);
    expect(readServerLine({ re: 1 })).toBeNull();
    expect(readServerLine({ type: 'news' })).toBeNull();
    expect(isDocument({ ...document(), asked: { prompt: ['x'], moves: [{ id: 'a', args: ['@x'], of: [['1']] }] } })).toBe(false);
  });
});

describe('moves', () => {
  it('are made of the groups', () => {
    const moves = expandMoves(asked());
    expect(moves.map((move) => move.notation)).toEqual(['at 3,1', 'at 3,3', 'at 4,2', 'pass']);
    expect(moves[1]?.message).toEqual(inlineExample('[".move.island"'));
    expect(moves[3]?.message).toEqual(['.move.pass']);
    expect(expandKinds(asked()).map((kind) => kind.moves.length)).toEqual([3, 1]);
  });

  it('give their arguments by name and by type', () => {
    const [first] = expandMoves(asked());
    expect(first && argumentOf(first, 'space')).toBe('3,1');
    expect(first && argumentOf(first, 'price')).toBe(1);
    expect(first && argumentOf(first, 'nothing')).toBeUndefined();
  });
});

describe('deltas', () => {
  it('change what the page says they change', () => {
    const before = document() as unknown as Json;
    const after = applyDelta(before, inlineExample('{"asked": [null]') as never) as unknown as TableDocument;
    expect(after.asked).toBeNull();
    expect(after.view).toEqual({ hand: ['a', 'c'], goods: [1, 2, 4] });
    expect(after.table).toBe((before as unknown as TableDocument).table);
  });

  it('take fields away, add fields, put elements into lists', () => {
    expect(applyDelta({ a: 1, b: 2 }, { a: [], c: [{ d: 1 }] })).toEqual({ b: 2, c: { d: 1 } });
    expect(applyDelta([1, 4], { '@': [1, 0, 2, 3] })).toEqual([1, 2, 3, 4]);
    expect(applyDelta({ a: 1 }, [[5]])).toEqual([5]);
  });

  it('say when they do not fit', () => {
    expect(() => applyDelta({ a: 1 }, { a: { b: [1] } })).toThrow(DeltaMismatch);
    expect(() => applyDelta([1], { '4': [1] })).toThrow(DeltaMismatch);
    expect(() => applyDelta([1], { '@': [1, 1] })).toThrow(DeltaMismatch);
  });
});

describe('the log', () => {
  const log: LogStep[] = [[0, ['a']], [1, ['b']], [2, ['c']]];
  it('grows', () => expect(applyLog(log, [[3, ['d']]])).toHaveLength(4));
  it('takes steps back', () => expect(applyLog(log, [[1]])).toEqual([[0, ['a']]]));
  it('writes steps anew', () => expect(applyLog(log, [[2, ['x']]])[2]).toEqual([2, ['x']]));
});
