// Runs our table server and boardgame.io's in turn and prints how they compare. Called by `compare`,
// which builds and installs both:
//   node rounds.js --ours ORRERY --load ORRERY_LOAD --theirs FOLDER [--rounds 5] [--games 2000] [--tables 50] [--json]
'use strict';

const { spawn } = require('child_process');
const path = require('path');
const { parseArgs } = require('util');

const kLongestRound = 600_000; // milliseconds; a run that hangs is a failure, not a slow one

const { values: options } = parseArgs({
  options: {
    ours: { type: 'string' },
    load: { type: 'string' },
    theirs: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    games: { type: 'string', default: '2000' },
    tables: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const work = ['--games', options.games, '--tables', options.tables];

// The JSON that a program prints as its last line.
function measure(program, args, settings) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...settings, stdio: ['ignore', 'pipe', 'inherit'], timeout: kLongestRound });
    let output = '';
    child.stdout.on('data', (data) => { output += data; });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(`${program} ended with ${code}\n${output}`));
      else resolve(JSON.parse(output.trim().split('\n').pop()));
    });
  });
}

const ours = () =>
  measure(options.load, ['--server', options.ours, '--game', 'noughts', '--first', '--compare', '0', '--json', ...work], {});

async function theirs() {
  const settings = { cwd: options.theirs, env: { ...process.env, NODE_ENV: 'production' } };
  const server = spawn(process.execPath, ['server.js'], { ...settings, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await new Promise((resolve, reject) => {
      server.stdout.on('data', (data) => resolve(String(data).trim()));
      server.on('close', () => reject(new Error('the server of boardgame.io did not start')));
    });
    return await measure(process.execPath, ['client.js', '--url', url, '--pid', String(server.pid), ...work], settings);
  } finally {
    server.kill('SIGTERM');
  }
}

const kFigures = {
  'moves per CPU second of the server': (run) => run.moves / run.play.cpu,
  'the same, making the tables included': (run) => run.moves / (run.make.cpu + run.play.cpu),
  'moves a second': (run) => run.moves / run.play.seconds,
};

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function summarize(rounds) {
  return Object.entries(kFigures).map(([name, figure]) => ({
    name,
    ours: median(rounds.map((round) => figure(round.ours))),
    theirs: median(rounds.map((round) => figure(round.theirs))),
    ratio: median(rounds.map((round) => figure(round.ours) / figure(round.theirs))),
  }));
}

async function main() {
  const rounds = [];
  for (let round = 0; round < Number(options.rounds); ++round) {
    // Whoever comes first in one round comes second in the next.
    const result = {};
    const order = round % 2 === 0 ? [['ours', ours], ['theirs', theirs]] : [['theirs', theirs], ['ours', ours]];
    for (const [name, run] of order) result[name] = await run();
    if (result.ours.moves !== result.theirs.moves || result.ours.games !== result.theirs.games)
      throw new Error(`not the same work: ${JSON.stringify(result)}`);
    rounds.push(result);
    process.stderr.write(`round ${round + 1} of ${options.rounds} done\n`);
  }
  const summary = summarize(rounds);
  if (options.json) {
    console.log(JSON.stringify({ rounds, summary }));
    return;
  }
  const { version } = require(path.join(options.theirs, 'node_modules/boardgame.io/package.json'));
  console.log(`noughts: ${options.games} games of ${rounds[0].ours.moves / rounds[0].ours.games} moves, ` +
    `${options.tables} at once, medians of ${options.rounds} rounds`);
  console.log(`${''.padEnd(40)}${'Orrery, SQLite'.padStart(16)}${`boardgame.io ${version}`.padStart(22)}${'ratio'.padStart(9)}`);
  for (const row of summary)
    console.log(`${row.name.padEnd(40)}${row.ours.toFixed(0).padStart(16)}${row.theirs.toFixed(0).padStart(22)}` +
      `${row.ratio.toFixed(1).padStart(9)}`);
}

main().catch((error) => {
  console.error(`compare: ${error.message}`);
  process.exit(1);
});
