// The clause of the rulebook that each event follows, for the links of the log.
import type { GameEvent } from './view';

const CLAUSES: Record<string, string> = {
  dealt: '3.1',
  took: '4.2',
  'took-several': '4.2',
  'took-all': '4.7',
  robbed: '4.2',
  'gave-back': '4.2',
  'gave-back-several': '4.2',
  peeked: '5.1',
  flipped: '5.2',
  returned: '5.3',
  laid: '4.5',
  divided: '4.8',
  revealed: '6.1',
  turned: '6.1',
  drew: '6.4',
  reshuffled: '6.5',
  counted: '8.2',
  advanced: '6.6',
  chose: '8.1',
  skipped: '8.1',
  gained: '6.10',
  discarded: '6.11',
  round: '6.11',
  collected: '7.1',
  ended: '7.2',
};

const SCORING_CLAUSES: Record<string, string> = {
  axes: '6.4',
  'axe-points': '8.1',
  'leading-furs': '6.6',
  'trailing-furs': '6.6',
  'fur-points': '8.1',
  tusks: '6.7',
  'tusk-points': '8.1',
  food: '6.8',
  'fewest-fires': '6.9',
  fires: '10.3',
};

export function clause(event: GameEvent): string | null {
  return (event.key === 'scored' ? SCORING_CLAUSES[event.for ?? ''] : CLAUSES[event.key]) ?? null;
}
