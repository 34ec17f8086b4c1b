// Plays noughts on server.js with boardgame.io's own client library and prints what it took as JSON.
//   node client.js --url URL --pid SERVER [--games 1000] [--tables 50]
// All matches are made first, both seats taken through the lobby, and everybody connects. Then a
// number of them is played at once, each by two clients with a connection of their own, which go on to
// the next match when theirs is finished. Every mover marks the first free cell: the seventh mark always wins, so that each match
// has the same moves here and on our server. A move counts when the other seat has heard of it.
'use strict';

const fs = require('fs');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { parseArgs } = require('util');
const { Noughts } = require('./noughts');

const kMovesOfMatch = 7;
const kTicksPerSecond = 100; // USER_HZ, the unit of /proc/PID/stat on every Linux

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    pid: { type: 'string' },
    games: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '50' },
  },
});
const games = Number(options.games);
const tables = Math.min(games, Number(options.tables));

// Seconds of processor time of a process so far, its own and the kernel's for it.
function cpuSeconds(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / kTicksPerSecond;
}

function residentBytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024;
}

const token = (slot, seat) => `person-${slot}-${seat}`;

const marks = (state) => state.G.cells.filter((cell) => cell !== null).length;

async function makeMatch(lobby, slot) {
  const { matchID } = await lobby.createMatch('noughts', { numPlayers: 2 });
  for (const seat of ['0', '1']) {
    const join = { playerID: seat, playerName: token(slot, seat) };
    await lobby.joinMatch('noughts', matchID, join, { headers: { authorization: token(slot, seat) } });
  }
  return matchID;
}

// The clients of one place where matches are played, and the matches still to be played there.
class Slot {
  constructor(slot, ids) {
    this.ids = ids;
    this.moves = 0;
    this.clients = ['0', '1'].map((seat) => Client({
      game: Noughts,
      debug: false,
      multiplayer: SocketIO({ server: options.url, socketOpts: { transports: ['websocket'], forceNew: true } }),
      matchID: ids[0],
      playerID: seat,
      credentials: token(slot, seat),
    }));
  }

  // Connects; resolves when both seats have their first match before them.
  connect() {
    return Promise.all(this.clients.map((client) => new Promise((resolve) => {
      const unsubscribe = client.subscribe((state) => {
        if (state === null || !state.isConnected) return;
        setImmediate(unsubscribe);
        resolve();
      });
      client.start();
    })));
  }

  // Resolves when all matches are finished.
  play() {
    return new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
      this.finished = [false, false];
      this.before = [null, null];
      this.clients.forEach((client, seat) => client.subscribe((state) => this.heard(client, seat, state)));
    });
  }

  // Goes on to the next match on the same connections.
  next() {
    this.finished = [false, false];
    // The library shows the board of the match before until that of this one has come.
    this.before = this.clients.map((client) => client.getState().G);
    for (const client of this.clients) client.updateMatchID(this.ids[0]);
  }

  heard(client, seat, state) {
    if (state === null || this.finished[seat] || state.G === this.before[seat]) return;
    if (state.ctx.gameover !== undefined) return this.finish(seat, state);
    // The library puts the client's own mark on the board at once, but leaves the turn to the server.
    const mine = marks(state) % 2 === seat;
    if (mine && state.isActive && state.isConnected) client.moves.mark(state.G.cells.indexOf(null));
  }

  finish(seat, state) {
    if (marks(state) !== kMovesOfMatch || state.ctx.gameover.winner !== '0')
      this.reject(new Error(`a match ended after ${marks(state)} marks: ${JSON.stringify(state.ctx.gameover)}`));
    this.finished[seat] = true;
    if (!this.finished.every(Boolean)) return;
    this.moves += kMovesOfMatch;
    this.ids.shift();
    if (this.ids.length > 0) setImmediate(() => this.next());
    else this.resolve();
  }

  stop() {
    this.clients.forEach((client) => client.stop());
  }
}

const now = () => ({ time: performance.now(), cpu: cpuSeconds(options.pid), rss: residentBytes(options.pid) });
const between = (from, to) => ({ seconds: (to.time - from.time) / 1000, cpu: to.cpu - from.cpu });

async function main() {
  const lobby = new LobbyClient({ server: options.url });
  const start = now();
  const lists = Array.from({ length: tables }, () => []);
  await Promise.all(lists.map(async (list, slot) => {
    for (let game = slot; game < games; game += tables) list.push(await makeMatch(lobby, slot));
  }));
  const slots = lists.map((list, slot) => new Slot(slot, list));
  await Promise.all(slots.map((slot) => slot.connect()));
  const made = now();
  await Promise.all(slots.map((slot) => slot.play()));
  const played = now();
  slots.forEach((slot) => slot.stop());
  console.log(JSON.stringify({
    games,
    moves: slots.reduce((sum, slot) => sum + slot.moves, 0),
    make: between(start, made),
    play: between(made, played),
    memory: { start: start.rss, made: made.rss, played: played.rss },
    client_cpu: cpuSeconds(process.pid),
  }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
