// The HTTP requests: people, lists, new tables.
import {
  isAnswer, isCatalogue, isGamesAnswer, isNewTableAnswer, isPerson, isReplay, isTableList,
  type GamesAnswer, type Message, type NewTable, type NewTableAnswer, type Person, type ReplayAnswer,
  type TableSummary,
} from '../protocol/index.ts';

/** The server said no, or nothing at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly said: Message,
    text: string,
    /** Seconds after which the same request may be sent again. */
    readonly retryAfter: number | null,
  ) {
    super(text);
  }
}

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export class Api {
  constructor(private readonly fetch: Fetch = (path, init) => globalThis.fetch(path, init)) {}

  /** Null when the cookie names nobody. */
  me(): Promise<Person | null> {
    return this.#get('/api/me', isPersonOrNobody);
  }
  callMe(name: string): Promise<Person> {
    return this.#post('/api/me', { name }, isPerson);
  }
  /** `old` is the one there was, if there was one. */
  async setPassword(password: string, old: string | null): Promise<void> {
    await this.#post('/api/password', old === null ? { password } : { password, old }, anything);
  }
  async login(name: string, password: string): Promise<void> {
    await this.#post('/api/login', { name, password }, anything);
  }
  async logout(): Promise<void> {
    await this.#post('/api/logout', {}, anything);
  }
  games(): Promise<GamesAnswer> {
    return this.#get('/api/games', isGamesAnswer);
  }
  messages(language: string): Promise<Record<string, string>> {
    return this.#get(`/api/messages/${language}`, isCatalogue);
  }
  async lobby(): Promise<readonly TableSummary[]> {
    return (await this.#get('/api/tables', isTableList)).tables;
  }
  async mine(): Promise<readonly TableSummary[]> {
    return (await this.#get('/api/tables/mine', isTableList)).tables;
  }
  makeTable(table: NewTable): Promise<NewTableAnswer> {
    return this.#post('/api/tables', table, isNewTableAnswer);
  }

  /** A finished game, move by move. */
  replay(table: string, key: string | undefined): Promise<ReplayAnswer> {
    const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
    return this.#get(`/api/tables/${encodeURIComponent(table)}/replay${query}`, isReplay);
  }

  #get<T>(path: string, check: (value: unknown) => value is T): Promise<T> {
    return this.#ask(path, undefined, check);
  }
  #post<T>(path: string, body: object, check: (value: unknown) => value is T): Promise<T> {
    const headers = { 'Content-Type': 'application/json' };
    return this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) }, check);
  }

  async #ask<T>(path: string, init: RequestInit | undefined, check: (value: unknown) => value is T): Promise<T> {
    let response: Response;
    let body: unknown;
    try {
      response = await this.fetch(path, init);
      body = await response.json();
    } catch {
      throw new ApiError(0, ['ui.no_server'], 'The server does not answer.', null);
    }
    if (response.ok && check(body)) return body;
    const seconds = Number(response.headers.get('Retry-After') ?? NaN);
    const retryAfter = Number.isFinite(seconds) ? seconds : null;
    if (isAnswer(body) && 'error' in body) throw new ApiError(response.status, body.error, body.text, retryAfter);
    throw new ApiError(response.status, ['ui.strange_answer'], 'The server gave an answer that is not understood.', retryAfter);
  }
}

const isPersonOrNobody = (value: unknown): value is Person | null => value === null || isPerson(value);
const anything = (value: unknown): value is unknown => value !== undefined;
