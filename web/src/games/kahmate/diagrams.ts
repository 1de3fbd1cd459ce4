// The diagrams of the rulebook, by the clause that they explain; rows count towards the in-goal that is attacked.
import type { Diagrams } from '../../game-sdk/contract';
import Diagram from './Diagram.svelte';

export interface Drawn {
  /** The first and last row shown. */
  rows: [number, number];
  pieces: Record<string, string>;
  down?: string;
  /** A square or a player. */
  ball?: string;
  yes?: string[];
  no?: string[];
  /** From and to, with a number; a pass is dashed. */
  arrows?: { from: string; to: string; mark?: string; pass?: boolean }[];
}

const block = (lanes: string, rows: number[]) => rows.flatMap((row) => [...lanes].map((lane) => `${lane}${row}`));

export const diagrams: Diagrams<Drawn> = {
  Diagram,
  of: {
    '2.1': { name: 'lineup', drawn: { rows: [0, 3], pieces: { rn1: 'b2', rs: 'd2', rt: 'e2', rn2: 'g2', rc: 'c1', rf: 'f1' }, yes: block('abcdefgh', [1, 2]) } },
    '3.1': {
      name: 'instalments',
      drawn: {
        rows: [2, 8],
        pieces: { rf: 'd3', rn1: 'f3' },
        arrows: [
          { from: 'd3', to: 'd4', mark: '1' },
          { from: 'f3', to: 'f6', mark: '2' },
          { from: 'd4', to: 'd7', mark: '3' },
        ],
      },
    },
    '5.2': { name: 'tackle', drawn: { rows: [4, 8], pieces: { rs: 'd5', bf: 'd6' }, ball: 'bf', yes: ['d5', 'c6', 'e6', 'd7'], no: ['c5', 'e5', 'c7', 'e7'], arrows: [{ from: 'd5', to: 'd6' }] } },
    '5.5': { name: 'falls', drawn: { rows: [4, 8], pieces: { rs: 'd5', bf: 'd6' }, down: 'bf', ball: 'd7' } },
    '6.5': {
      name: 'exit',
      drawn: { rows: [4, 8], pieces: { rt: 'd5', bn1: 'd6' }, ball: 'rt', yes: ['d7', 'c6', 'e6'], arrows: [{ from: 'd5', to: 'd7' }, { from: 'd6', to: 'c6' }, { from: 'd6', to: 'e6' }] },
    },
    '7.1': { name: 'pass', drawn: { rows: [3, 7], pieces: { rf: 'd6' }, ball: 'rf', yes: block('bcdef', [4, 5]) } },
    '7.2': {
      name: 'give-and-go',
      drawn: {
        rows: [4, 8],
        pieces: { rf: 'd6', rc: 'e5' },
        ball: 'rf',
        arrows: [
          { from: 'd6', to: 'e5', mark: '1', pass: true },
          { from: 'e5', to: 'e7', mark: '2' },
          { from: 'e7', to: 'd6', mark: '3', pass: true },
        ],
      },
    },
    '7.4': { name: 'between', drawn: { rows: [3, 7], pieces: { rf: 'd6', rc: 'f5', bn1: 'e5' }, ball: 'rf', no: ['e5', 'e6'], arrows: [{ from: 'd6', to: 'f5', pass: true }] } },
    '8.2': { name: 'kick', drawn: { rows: [5, 10], pieces: { rn1: 'd6', bs: 'd7' }, ball: 'rn1', yes: block('abcdefg', [7, 8, 9]).filter((square) => square !== 'd7'), arrows: [{ from: 'd6', to: 'b9', pass: true }] } },
  },
};
