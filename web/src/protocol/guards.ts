// The border: what comes from the network is unknown until one of these has looked at it. They
// check what the client relies on and ignore fields they do not know.
import type {
  Answer, Bye, GamesAnswer, LogStep, Message, MoveGroup, NewTableAnswer, Notice, Person, Presence, ReplayAnswer,
  ReplayStep, ServerLine, TableDocument, TableMessage, TableSummary, Update, Welcome,
} from './types.ts';

type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isListOf = <T>(value: unknown, each: (element: unknown) => element is T): value is T[] =>
  Array.isArray(value) && value.every(each);
const optional = (value: unknown, check: (value: unknown) => boolean): boolean =>
  value === undefined || check(value);
const nullOr = (value: unknown, check: (value: unknown) => boolean): boolean =>
  value === null || check(value);

const isValue = (value: unknown): boolean =>
  isText(value) || isNumber(value) || isListOf(value, isMessage);

export function isMessage(value: unknown): value is Message {
  if (!Array.isArray(value) || !isText(value[0]) || value.length > 2) return false;
  return optional(value[1], (args) => isObject(args) && Object.values(args).every(isValue));
}

export const isLogStep = (value: unknown): value is LogStep =>
  Array.isArray(value) && isNumber(value[0]) && value.slice(1).every(isMessage);

/** The lists of a group must be equally long, and as many as its arguments need. */
export function isMoveGroup(value: unknown): value is MoveGroup {
  if (!isObject(value) || !isText(value['id'])) return false;
  const { args = [], move, of } = value;
  if (!isListOf(args, isText) || !optional(move, isText) || !Array.isArray(of)) return false;
  const lists: unknown[] = of;
  const length = Array.isArray(lists[0]) ? lists[0].length : 0;
  return (
    lists.length === args.length + (move === undefined ? 1 : 0) &&
    lists.every((list) => Array.isArray(list) && list.length === length && list.every(isValue))
  );
}

const isNotice = (value: unknown): value is Notice =>
  Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isMessage(value[1]);

export function isDocument(value: unknown): value is TableDocument {
  if (!isObject(value) || !isObject(value['table'])) return false;
  const { table, asked, scores } = value;
  const isScores = (pad: unknown): boolean =>
    isObject(pad) && isListOf(pad['total'], isNumber) && isObject(pad['rows']);
  const isAsked = (question: unknown): boolean =>
    isObject(question) && isMessage(question['prompt']) && isListOf(question['moves'], isMoveGroup);
  return (
    isText(table['game']) && isText(table['area']) && isText(table['phase']) &&
    Array.isArray(table['seats']) && Array.isArray(table['asked']) && Array.isArray(table['chat']) &&
    isListOf(table['notices'], isNotice) &&
    isObject(table['clock']) && value['view'] !== undefined &&
    nullOr(scores, isScores) && nullOr(asked, isAsked) &&
    nullOr(value['decision'], isNumber) && isFlag(value['undo'])
  );
}

export const isWelcome = (value: unknown): value is Welcome =>
  isObject(value) && value['type'] === 'welcome' && isNumber(value['protocol']);

export const isTableMessage = (value: unknown): value is TableMessage =>
  isObject(value) && value['type'] === 'table' && isText(value['table']) && isNumber(value['seq']) &&
  nullOr(value['you'], isNumber) && isDocument(value['doc']) && isListOf(value['log'], isLogStep) &&
  isNumber(value['now']);

export const isUpdate = (value: unknown): value is Update =>
  isObject(value) && isText(value['update']) && isNumber(value['to']) && optional(value['from'], isNumber) &&
  optional(value['delta'], (delta) => typeof delta === 'object' && delta !== null) &&
  optional(value['log'], (log) => isListOf(log, isLogStep)) && optional(value['now'], isNumber);

export const isPresence = (value: unknown): value is Presence =>
  isObject(value) && value['type'] === 'presence' && isText(value['table']) &&
  isListOf(value['seats'], isFlag) && isNumber(value['watching']);

export const isBye = (value: unknown): value is Bye =>
  isObject(value) && value['type'] === 'bye' && isText(value['reason']);

/** An answer over WebSocket; over HTTP there is no `re`. */
export const isAnswer = (value: unknown): value is Answer =>
  isObject(value) && (value['ok'] === true || (isMessage(value['error']) && isText(value['text'])));

/** One line of a frame; null for a kind this client does not know, or one that is malformed. */
export function readServerLine(value: unknown): ServerLine | null {
  if (!isObject(value)) return null;
  if ('re' in value) return isAnswer(value) ? value : null;
  if ('update' in value) return isUpdate(value) ? value : null;
  for (const known of [isWelcome, isTableMessage, isPresence, isBye]) if (known(value)) return value;
  return null;
}

export const isPerson = (value: unknown): value is Person =>
  isObject(value) && isText(value['id']) && isText(value['name']) && isFlag(value['password']);

export const isGamesAnswer = (value: unknown): value is GamesAnswer =>
  isObject(value) && isListOf(value['bots'], isText) && Array.isArray(value['games']) &&
  value['games'].every(
    (game) =>
      isObject(game) && isText(game['game']) && isText(game['title']) && isNumber(game['min_players']) &&
      isNumber(game['max_players']) && Array.isArray(game['options']) && Array.isArray(game['score_rows']),
  );

export const isTableSummary = (value: unknown): value is TableSummary =>
  isObject(value) && isText(value['table']) && isText(value['game']) && isText(value['phase']) &&
  Array.isArray(value['seats']) && Array.isArray(value['asked']) && isObject(value['clock']) &&
  isNumber(value['updated']);

export const isTableList = (value: unknown): value is { tables: TableSummary[] } =>
  isObject(value) && isListOf(value['tables'], isTableSummary);

export const isNewTableAnswer = (value: unknown): value is NewTableAnswer =>
  isObject(value) && isText(value['table']) && isObject(value['links']) && isText(value['links']['join']);

const isReplayStep = (value: unknown): value is ReplayStep =>
  Array.isArray(value) && isNumber(value[0]) && typeof value[1] === 'object' && value[1] !== null;

export const isReplay = (value: unknown): value is ReplayAnswer =>
  isObject(value) && isText(value['table']) && nullOr(value['you'], isNumber) && isDocument(value['doc']) &&
  isListOf(value['steps'], isReplayStep) && isListOf(value['log'], isLogStep);

export const isCatalogue = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(isText);
