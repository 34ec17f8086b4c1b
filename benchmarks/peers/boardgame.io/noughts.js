// Noughts and crosses for boardgame.io: the same game as src/games/noughts, where nothing is hidden
// and a turn is one mark. Server and clients both load it, as that library wants.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const kLines = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const hasLine = (cells, player) => kLines.some((line) => line.every((cell) => cells[cell] === player));

const Noughts = {
  name: 'noughts',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell > 8 || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

module.exports = { Noughts };
