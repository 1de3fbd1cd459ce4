// Texts of this game: players, squares, labels of moves, fields of event messages.

import type { Fields } from '../../game-sdk/contract';
import { ability, isPiece, pieceAt, seatOf, sideOf, signed, type GameEvent, type Scene, type Verdict, type View } from './view';
import { carrierSquare, parse } from './moves';
import { beside, rowOf } from './layout';

/** A player's kind as a name: what stands on one's own buttons. */
export const shortName = (scene: Scene, piece: string): string => scene.say(`kahmate-name-${piece.slice(1)}`);

export const sideWord = (scene: Scene, seat: number): string =>
  scene.say(seat === 0 ? 'kahmate-side-r' : 'kahmate-side-b');

/** A player by its kind and its side. */
export function player(scene: Scene, piece: string): string {
  const side = sideWord(scene, seatOf(piece));
  return scene.say('kahmate-one', { name: shortName(scene, piece), side });
}

/** A legal move in words. */
export function label(scene: Scene, move: string): string {
  const view = scene.view;
  const { verb, words } = parse(move);
  const [first = '', second = ''] = words;
  switch (verb) {
    case 'put': return scene.say('kahmate-move-put', { piece: shortName(scene, first), square: second });
    case 'run': return scene.say('kahmate-move-run', { piece: shortName(scene, first), square: second });
    case 'tackle':
      return scene.say('kahmate-move-tackle', {
        tackler: shortName(scene, first),
        carrier: view.ball && isPiece(view.ball) ? player(scene, view.ball) : '',
      });
    case 'charge': return scene.say('kahmate-move-charge', chargeFields(scene, view, first));
    case 'exit': return scene.say('kahmate-move-exit', { square: outOf(view, first) ?? first });
    case 'pass':
      return scene.say('kahmate-move-pass', { piece: shortName(scene, first), square: view.pieces[first]?.at ?? '' });
    case 'intercept': return scene.say('kahmate-move-intercept', { piece: shortName(scene, first) });
    case 'kick': return scene.say('kahmate-move-kick', { square: first });
    case 'card': return scene.say('kahmate-move-card', { card: first });
    case 'drop': return scene.say('kahmate-move-drop', { square: first });
    case 'decline': return scene.say('kahmate-move-decline');
    case 'ready': return scene.say('kahmate-move-ready');
    case 'end': return scene.say('kahmate-move-end');
    default: return move;
  }
}

function outOf(view: View, direction: string): string | null {
  const from = carrierSquare(view);
  return from && beside(from, direction);
}

function chargeFields(scene: Scene, view: View, direction: string): Fields {
  const there = outOf(view, direction);
  const opponent = there ? pieceAt(view, there) : null;
  return {
    carrier: view.ball && isPiece(view.ball) ? shortName(scene, view.ball) : '',
    opponent: opponent ? player(scene, opponent) : '',
  };
}

/** The fields of an event's sentence: players by name, a path as start and goal, the score as one word. */
export function eventFields(scene: Scene, event: GameEvent): Fields {
  const fields: Fields = {};
  for (const [field, value] of Object.entries(event)) if (isPiece(value)) fields[field] = player(scene, value);
  if (Array.isArray(event.path)) {
    fields.from = event.path[0] ?? '';
    fields.to = event.path.at(-1) ?? '';
  }
  if (event.key === 'put' || event.key === 'laid') fields.known = 'square' in event || 'card' in event ? 'yes' : 'no';
  if ('perfect' in event) fields.perfect = event.perfect ? 'yes' : 'no';
  if (Array.isArray(event.scores)) fields.scores = event.scores.join('–');
  return fields;
}

/** The side of the player that an event is about: the winner of a duel, whoever falls or gets up. */
export function actor(event: GameEvent): number | null {
  const piece = event.winner ?? event.piece ?? event.tackler ?? event.carrier ?? event.interceptor ?? event.passer ?? event.receiver;
  return isPiece(piece) ? seatOf(piece) : null;
}

/** What the table did for a captain who had one way. */
export function forcedText(scene: Scene, move: string): string {
  const other = scene.viewer === null ? 0 : 1 - scene.viewer;
  const isEnd = move === 'end';
  return scene.say(isEnd ? 'kahmate-web-both-moved' : 'web-answered', { move: label(scene, move), ...scene.who('seat', other) });
}

/** Who won a duel and by how much, and what follows from it, for the viewer. */
export function verdictText(scene: Scene, verdict: Verdict, then: readonly GameEvent[]): string {
  const found = (key: string) => then.find((event) => event.key === key);
  const dropped = found('dropped');
  const piece = found('took')?.piece ?? found('intercepted')?.interceptor ?? (dropped ? undefined : found('broke-through')?.carrier ?? found('fell')?.piece);
  const what = found('took') || found('intercepted') ? 'takes' : dropped ? 'ball' : found('broke-through') ? 'through' : found('arrived') ? 'arrives' : found('fell') ? 'down' : 'nothing';
  return scene.say('kahmate-web-margin', {
    margin: verdict.margin,
    then: what,
    square: dropped?.square ?? '',
    piece: piece ? player(scene, piece) : '',
    ...scene.who('winner', seatOf(verdict.winner)),
    ...scene.who('loser', seatOf(verdict.loser)),
  });
}

/** Whether a player has the ball, is down, has moved or can't move any more. */
export function state(scene: Scene, piece: string): string {
  const view = scene.view;
  const down = view.pieces[piece]?.down ?? 0;
  const text = view.ball === piece ? scene.say('kahmate-state-ball') : '';
  if (down) return text + scene.say('kahmate-state-down', { down });
  if (view.pending?.stopped?.includes(piece)) return text + scene.say('kahmate-state-stopped');
  const spent = view.pending?.moved?.[piece];
  if (spent === undefined) return text;
  return text + scene.say('kahmate-state-moved', { left: ability(piece).moves - spent });
}

/** A square with who and what is on it. */
export function place(scene: Scene, square: string): string {
  const view = scene.view;
  const there = Object.keys(view.pieces).filter((piece) => view.pieces[piece]?.at === square);
  if (there.length) {
    const pieces = there.map((piece) => player(scene, piece) + state(scene, piece)).join(', ');
    return scene.say('kahmate-place-player', { square, pieces });
  }
  if (view.ball === square) return scene.say('kahmate-place-ball', { square });
  const row = rowOf(square);
  if (row === 0 || row === 12) {
    return scene.say('kahmate-place-in-goal', { square, ...scene.who('seat', row === 12 ? 1 : 0) });
  }
  return scene.say('kahmate-place-free', { square });
}

/** What is to be seen, one fact a line. */
export function facts(scene: Scene): string[] {
  const view = scene.view;
  const lines = [ball(scene, view)];
  for (const seat of [0, 1]) {
    const goal = seat === 0 ? 12 : 0;
    lines.push(scene.say('kahmate-fact-score', { tries: view.score[seat] ?? 0, goal, ...scene.who('seat', seat) }));
    const own = Object.keys(view.pieces).filter((piece) => seatOf(piece) === seat);
    lines.push(...own.map((piece) => standing(scene, view, piece)));
    const cards = scene.listed((view.cards[seat] ?? []).map(String));
    lines.push(scene.say('kahmate-fact-cards', { cards, ...scene.who('seat', seat) }));
  }
  return [...lines, scene.say('kahmate-fact-target', { target: view.target })];
}

function ball(scene: Scene, view: View): string {
  if (view.ball === null) return scene.say('kahmate-fact-no-ball');
  if (!isPiece(view.ball)) return scene.say('kahmate-fact-ball-loose', { square: view.ball });
  const square = view.pieces[view.ball]?.at ?? '';
  return scene.say('kahmate-fact-ball-held', { piece: player(scene, view.ball), square });
}

function standing(scene: Scene, view: View, piece: string): string {
  const { moves, attack, defence } = ability(piece);
  return scene.say('kahmate-fact-player', {
    piece: player(scene, piece),
    square: view.pieces[piece]?.at ?? '',
    moves,
    attack: signed(attack),
    defence: signed(defence),
    state: state(scene, piece),
  });
}

/** A short text for the top bar. */
export function chip(scene: Scene): string {
  const view = scene.view;
  if (view.pending?.kind === 'setup') return scene.say('kahmate-web-chip-setup');
  return scene.say('kahmate-web-chip', { turn: view.turn, score: view.score.join('–') });
}

export const kitOf = (piece: string): string => (sideOf(piece) === 'r' ? 'team-r' : 'team-b');
