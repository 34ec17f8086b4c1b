// The program, with the client that is built into it, and people with browsers. Things are found by
// role and name, as people find them.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const binary = process.env['ORRERY_BINARY'] ?? '../build/release/orrery';
const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Milliseconds; much, because the machine may be slow and busy, and waiting ends as soon as there is something to see. */
const PATIENCE = 90_000;

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 390, height: 844 };

export class World {
  readonly #folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
  readonly faults: string[] = [];
  readonly #frames = new WeakMap<Page, string[]>();
  #server: ChildProcess | null = null;
  #listen = '127.0.0.1:0';
  #browser!: Browser;
  base = '';

  static async open(): Promise<World> {
    const world = new World();
    await world.startServer();
    world.base = `http://${world.#listen}`;
    world.#browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] });
    return world;
  }

  /** Starts the server, the second time at the address of the first. */
  startServer(): Promise<void> {
    const server = spawn(binary, [
      'serve', '--listen', this.#listen, '--store', join(this.#folder, 'tables.db'), '--trust-clients',
    ]);
    this.#server = server;
    return new Promise((resolve, reject) => {
      const read = (data: Buffer): void => {
        const address = /open at http:\/\/([\d.:]+)/.exec(data.toString())?.[1];
        if (address === undefined) return;
        this.#listen = address;
        resolve();
      };
      server.stdout.on('data', read);
      server.stderr.on('data', read);
      server.on('error', reject);
      server.on('exit', (code) => reject(new Error(`the server has ended (${code})`)));
    });
  }

  /** Gently, or as a crash would. */
  stopServer(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const server = this.#server;
    // A story that failed while the server was away leaves none to stop.
    this.#server = null;
    if (!server) return Promise.resolve();
    return new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  }

  /** Somebody with a name, who reads English. */
  async person(name: string, viewport = DESKTOP): Promise<Page> {
    const page = await this.visitor(name, { viewport });
    await page.goto(`${this.base}/settings`);
    await page.getByLabel('Name', { exact: true }).first().fill(name);
    await page.getByRole('button', { name: 'Save the name' }).click();
    await page.getByText('Saved.').waitFor();
    return page;
  }

  /** A browser, of which `name` tells where faults were. */
  async visitor(name: string, { viewport = DESKTOP, locale = 'en', calm = false }): Promise<Page> {
    const context = await this.#browser.newContext({ viewport, locale, reducedMotion: calm ? 'reduce' : 'no-preference' });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const frames: string[] = [];
    this.#frames.set(page, frames);
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(payload.toString())));
    page.on('pageerror', (error) => this.faults.push(`${name}: ${error.message}`));
    page.on('console', (said) => {
      // A refused answer and a lost line are part of the story; the rest is a fault.
      const expected = /status of 4\d\d|WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|preload assets/.test(said.text());
      if (['error', 'warning'].includes(said.type()) && !expected) this.faults.push(`${name}: ${said.text()}`);
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(this.base)) this.faults.push(`${name} asked another host: ${request.url()}`);
    });
    return page;
  }

  /** Everything the server has said to a page over its WebSocket. */
  heard(page: Page): string {
    return (this.#frames.get(page) ?? []).join('\n');
  }

  check(holds: boolean, what: string): void {
    if (!holds) this.faults.push(what);
  }

  /** What axe finds. It comes in through the debugger, which the page's policy does not stop. */
  async checkAccess(page: Page, where: string): Promise<void> {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Runtime.evaluate', { expression: axe });
    const { result } = await debug.send('Runtime.evaluate', {
      expression: 'axe.run().then((found) => JSON.stringify(found.violations.map((one) => one.id + " " + one.nodes[0].html)))',
      awaitPromise: true, returnByValue: true,
    });
    for (const fault of JSON.parse(String(result.value)) as string[]) this.faults.push(`axe at ${where}: ${fault}`);
    await debug.detach();
  }

  /** Board, hand and prompt must be in sight without scrolling the page. */
  async checkNoScroll(page: Page, where: string): Promise<void> {
    const scrolls = await page.evaluate(() => {
      const around = [document.documentElement, document.querySelector('main') ?? document.body];
      return around.some((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth);
    });
    this.check(!scrolls, `${where}: the page scrolls`);
  }

  /** On a large screen nothing of the board and the hand is hidden. */
  async checkInSight(page: Page, where: string): Promise<void> {
    await this.checkNoScroll(page, where);
    for (const name of ['Board', 'Your hand']) {
      const hidden = await page.getByRole('region', { name, exact: true }).evaluateAll((regions) =>
        regions.map((one) => Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth)));
      this.check(hidden.every((pixels) => pixels <= 1), `${where}: ${hidden.join()} pixels of the ${name} are hidden`);
    }
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.stopServer();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
