// A program in JavaScript. In Kahmaté it runs towards the other end whenever it can; otherwise it moves at random.
// Usage: ludoteca arena kahmate "forward=node examples/forward.mjs" casual

import { createInterface } from 'node:readline';

function random(seed) {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
  return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
}

// How far a move of Kahmaté brings a player towards row 12 (seat 0) or row 0 (seat 1).
function gain(request, move) {
  const [verb, piece, goal] = move.split(' ');
  if (verb !== 'run') return 0;
  const rows = Number(goal.slice(1)) - Number(request.view.pieces[piece].at.slice(1));
  const holdsBall = request.view.ball === piece ? 10 : 1;
  return holdsBall * (request.seat === 0 ? rows : -rows);
}

function choose(request) {
  const best = request.game === 'kahmate' ? Math.max(...request.moves.map((move) => gain(request, move))) : 0;
  const moves = best > 0 ? request.moves.filter((move) => gain(request, move) === best) : request.moves;
  return { move: moves[Math.floor(random(request.seed) * moves.length)] };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  const answer = request.do === 'hello' ? { protocol: 1, name: 'forward' } : choose(request);
  process.stdout.write(JSON.stringify(answer) + '\n');
}
