// A boardgame.io server in its fastest configuration: production mode, storage in memory, a game with 3 KB of state.
const { Server, Origins } = require('boardgame.io/server');

const PREY = ['food', 'tusk', 'fur', 'axe', 'fire'];
const tiles = () =>
  Object.fromEntries(
    Array.from({ length: 32 }, (_, tile) => [String(tile), { up: PREY[tile % 5], down: null, at: 'centre' }]),
  );
const pairs = () => Array.from({ length: 31 }, (_, tile) => [PREY[tile % 5], PREY[(tile + 1) % 5]]);

const game = {
  name: 'loot',
  disableUndo: true,
  setup: () => ({ tiles: tiles(), list: pairs(), hands: [3, 3], points: [0, 0], furs: [0, 0], taken: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, tile) => {
      G.tiles[tile].at = `p${playerID}`;
      G.points[Number(playerID)] += 1;
      G.taken += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
// The storage's own `wipe` leaves the log and the initial state of a match in memory.
process.on('SIGUSR2', () => {
  for (const map of [server.db.state, server.db.initial, server.db.log]) map.clear();
  console.log('dropped');
});
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
