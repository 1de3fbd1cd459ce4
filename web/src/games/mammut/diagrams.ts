// The pictures of the rulebook, by the clause that they explain: cards, and both sides of the shaman.
import type { Diagrams } from '../../game-sdk/contract';
import Diagram from './Diagram.svelte';

/** Names of symbols; cards may have letters under them. */
export interface Drawn {
  symbols: string[];
  letters?: string;
}

const SCORING = ['fur', 'animal', 'axe-points', 'fur-points', 'fur-animal', 'axe-fur', 'tusk-points', 'tusk-fire', 'axe-fire'];

export const diagrams: Diagrams<Drawn> = {
  Diagram,
  of: {
    '1.1': { name: 'shaman', drawn: { symbols: ['shaman-red', 'shaman-blue'] } },
    '5.1': { drawn: { symbols: ['card-peek'] } },
    '5.2': { drawn: { symbols: ['card-flip'] } },
    '5.3': { drawn: { symbols: ['card-return'] } },
    '8.1': { drawn: { symbols: SCORING.map((name) => `card-${name}`), letters: 'abcdefghi' } },
  },
};
