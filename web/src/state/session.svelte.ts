// Who I am to the server.
import type { Api } from '../net/api.ts';
import type { Connection } from '../net/connection.ts';
import type { Person } from '../protocol/index.ts';

export class Session {
  me = $state.raw<Person | null>(null);
  /** False until the server has told whether it knows me. */
  known = $state(false);

  constructor(
    private readonly api: Api,
    private readonly connection: Connection,
    private readonly guestName: () => string,
  ) {}

  async load(): Promise<void> {
    this.me = await this.api.me();
    this.known = true;
  }

  /** The server has greeted me under this id: perhaps no longer as who I was, since my cookie was ended elsewhere. */
  async greeted(id: string | null): Promise<void> {
    if (this.known && id !== (this.me?.id ?? null)) await this.load();
  }

  /** Nobody has to think of a name before the first game: a guest gets one. */
  async ensure(): Promise<Person> {
    if (!this.known) await this.load();
    if (this.me) return this.me;
    const me = await this.api.callMe(this.guestName());
    this.me = me;
    this.connection.restart();
    return me;
  }

  async rename(name: string): Promise<void> {
    const isNew = this.me === null;
    this.me = await this.api.callMe(name);
    if (isNew) this.connection.restart();
  }

  async setPassword(password: string, old: string): Promise<void> {
    await this.api.setPassword(password, this.me?.password ? old : null);
    await this.load();
  }

  async login(name: string, password: string): Promise<void> {
    await this.api.login(name, password);
    await this.load();
    this.connection.restart();
  }

  async logout(): Promise<void> {
    await this.api.logout();
    await this.load();
    this.connection.restart();
  }
}
