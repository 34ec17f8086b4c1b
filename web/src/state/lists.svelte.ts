// The lists the server gives: games, tables of the lobby, my tables.
import { ApiError, type Api } from '../net/api.ts';
import type { GameInfo, TableSummary } from '../protocol/index.ts';

export class Games {
  all = $state.raw<readonly GameInfo[]>([]);
  bots = $state.raw<readonly string[]>([]);

  constructor(private readonly api: Api) {}

  async load(): Promise<void> {
    if (this.all.length > 0) return;
    const { games, bots } = await this.api.games();
    this.all = games;
    this.bots = bots;
  }
  find(game: string): GameInfo | undefined {
    return this.all.find((info) => info.game === game);
  }
  /** The server names its bots from the simplest to the best; null where it has none. */
  get bestBot(): string | null {
    return this.bots.at(-1) ?? null;
  }
}

/** A list of tables that is read again from time to time while somebody looks at it. */
export class TableList {
  tables = $state.raw<readonly TableSummary[] | null>(null);
  problem = $state.raw<ApiError | null>(null);

  constructor(
    private readonly read: () => Promise<readonly TableSummary[]>,
    private readonly every: number,
  ) {}

  async refresh(): Promise<void> {
    try {
      this.tables = await this.read();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
    }
  }

  /** Keeps the list fresh until the returned function is called. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void this.refresh();
    }, this.every);
    return () => clearInterval(timer);
  }
}
