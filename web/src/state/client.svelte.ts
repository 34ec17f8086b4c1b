// The one client of this page: every state there is, made once and put together.
import { t } from '../i18n/speech.svelte.ts';
import { Api } from '../net/api.ts';
import { connectToPageServer } from '../net/browser.ts';
import type { Status } from '../net/connection.ts';
import { Games, TableList } from './lists.svelte.ts';
import { Session } from './session.svelte.ts';
import { Settings } from './settings.svelte.ts';

export const api = new Api();
export const connection = connectToPageServer();
export const settings = new Settings();
export const games = new Games(api);
export const lobby = new TableList(() => api.lobby(), 10_000);
export const mine = new TableList(() => api.mine(), 15_000);
export const session = new Session(api, connection, () =>
  t('guest_name', { number: String(100 + Math.floor(Math.random() * 900)) }),
);

class Line {
  status = $state.raw<Status>({ kind: 'idle' });
  serverVersion = $state<string | null>(null);
}
export const line = new Line();
connection.onStatus = (status) => (line.status = status);
connection.onWelcome = ({ version, person }) => {
  line.serverVersion = version;
  void session.greeted(person?.id ?? null).catch(() => {}); // without a server I stay who I was
};
