// Legal moves by what is touched; the moves come from the server, none is added.

import { beside } from './layout';
import { pieceAt, type View } from './view';

export type Verb =
  | 'put' | 'ready' | 'run' | 'tackle' | 'charge' | 'exit' | 'pass' | 'intercept' | 'decline' | 'kick' | 'card' | 'drop' | 'end';

export interface Move {
  text: string;
  verb: Verb;
  words: string[];
}

export const parse = (text: string): Move => {
  const [verb, ...words] = text.split(' ');
  return { text, verb: verb as Verb, words };
};

/** What may be done, by the thing one touches. */
export interface Choices {
  /** Squares a player can run to, by player; the value is the move. */
  runs: Map<string, Map<string, string>>;
  /** By tackler. */
  tackles: Map<string, string>;
  /** By the opponent who is charged. */
  charges: Map<string, string>;
  /** By receiver. */
  passes: Map<string, string>;
  /** By square. */
  kicks: Map<string, string>;
  /** By square: a way out, or where the ball goes. */
  squares: Map<string, string>;
  /** By interceptor. */
  interceptors: Map<string, string>;
  /** By number. */
  cards: Map<number, string>;
  decline: boolean;
  end: boolean;
}

const nothing = (): Choices => ({
  runs: new Map(), tackles: new Map(), charges: new Map(), passes: new Map(), kicks: new Map(),
  squares: new Map(), interceptors: new Map(), cards: new Map(), decline: false, end: false,
});

/** The legal moves of a list, sorted. */
export function sort(view: View, moves: string[]): Choices {
  const found = nothing();
  for (const text of moves) add(found, view, parse(text));
  return found;
}

function add(found: Choices, view: View, move: Move): void {
  const [first = '', second = ''] = move.words;
  const from = carrierSquare(view);
  switch (move.verb) {
    case 'run': {
      const reach = found.runs.get(first) ?? new Map<string, string>();
      found.runs.set(first, reach.set(second, move.text));
      break;
    }
    case 'tackle': found.tackles.set(first, move.text); break;
    case 'charge': {
      const there = from && beside(from, first);
      const opponent = there && pieceAt(view, there);
      if (opponent) found.charges.set(opponent, move.text);
      break;
    }
    case 'pass': found.passes.set(first, move.text); break;
    case 'kick': found.kicks.set(first, move.text); break;
    case 'exit': {
      const there = from && beside(from, first);
      if (there) found.squares.set(there, move.text);
      break;
    }
    case 'drop': found.squares.set(first, move.text); break;
    case 'intercept': found.interceptors.set(first, move.text); break;
    case 'card': found.cards.set(Number(first), move.text); break;
    case 'decline': found.decline = true; break;
    case 'end': found.end = true; break;
  }
}

/** The square of the player who has the ball. */
export function carrierSquare(view: View): string | null {
  return view.ball !== null ? (view.pieces[view.ball]?.at ?? null) : null;
}

/** The players whom the moves of a turn use: those who can run, tackle, or have the ball and may do something with it. */
export function usable(view: View, choices: Choices): string[] {
  const found = new Set([...choices.runs.keys(), ...choices.tackles.keys()]);
  const withBall = choices.passes.size + choices.kicks.size + choices.charges.size;
  if (withBall && view.ball) found.add(view.ball);
  return [...found];
}
