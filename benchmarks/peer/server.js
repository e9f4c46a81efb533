// A boardgame.io server in memory, with a small game: a heap from which two people take stones in
// turn. Node finds the packages in the folder in which this file is started.

const { createRequire } = require("node:module");
const fromHere = createRequire(process.cwd() + "/");
const { Server, Origins } = fromHere("boardgame.io/server");

const STONES = Number(process.env.STONES);

const heap = {
  name: "heap",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ stones: STONES, taken: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, count) => {
      G.stones -= count;
      G.taken[Number(playerID)] += count;
    },
  },
  endIf: ({ G }) => (G.stones <= 0 ? { taken: G.taken } : undefined),
};

const server = Server({ games: [heap], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT), lobbyConfig: undefined });
