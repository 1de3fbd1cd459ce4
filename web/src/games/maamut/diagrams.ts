// The diagrams of the rulebook, by the clause that they explain, all on one land.
import type { Diagrams } from '../../game-sdk/contract';
import Diagram from './Diagram.svelte';

export interface Drawn {
  mammoth?: string;
  hunters?: (string | null)[];
  traps?: Record<string, number>;
  yes?: string[];
  no?: string[];
  /** Tiles in order; a flight is dotted. */
  arrows?: { path: string[]; flight?: boolean }[];
}

export const diagrams: Diagrams<Drawn> = {
  Diagram,
  of: {
    '2.1': { name: 'land', drawn: { mammoth: 'd4' } },
    '3.1': { name: 'move', drawn: { hunters: ['d7'], yes: ['d5'], arrows: [{ path: ['d7', 'd5'] }] } },
    '4.2': { name: 'flight', drawn: { mammoth: 'd4', hunters: ['d2'], arrows: [{ path: ['d2', 'd4'] }, { path: ['d4', 'd6'], flight: true }] } },
    '4.4': { name: 'turning', drawn: { mammoth: 'c3', hunters: ['e2'], no: ['c5'], arrows: [{ path: ['e2', 'c3'] }, { path: ['c3', 'f4'], flight: true }] } },
    '4.6': { name: 'caught', drawn: { mammoth: 'c3', hunters: ['e2'], traps: { e4: 0 }, arrows: [{ path: ['e2', 'c3'] }, { path: ['c3', 'e4'], flight: true }] } },
    '5.2': { name: 'fright', drawn: { mammoth: 'd4', hunters: [null, 'd5'], yes: ['c4', 'd6', 'e5', 'e4'], no: ['c5'], arrows: [{ path: ['d4', 'd5'], flight: true }] } },
  },
};
