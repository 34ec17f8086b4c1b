// boardgame.io's own server with the game noughts, everything in memory (its default). Prints its address when it
// listens, and ends on SIGTERM. A person keeps one token for all matches, as our cookie does: it is
// what the library's documentation calls custom credentials, and spares it a second sync per match.
'use strict';

const { Server } = require('boardgame.io/server');
const { Noughts } = require('./noughts');

const server = Server({
  games: [Noughts],
  origins: [/127\.0\.0\.1/],
  generateCredentials: (context) => context.request.headers.authorization,
});

server.run(0).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
process.on('SIGTERM', () => process.exit(0));
