// The clause of the rulebook that each event follows, for the links of the log.
import type { GameEvent } from './view';

const RULES: Record<string, string> = {
  placed: '2.5',
  walked: '3.1',
  met: '4.1',
  ran: '4.2',
  frightened: '5.1',
  fled: '5.2',
  out: '6.4',
  fell: '6.1',
  trapped: '3.3',
  removed: '3.5',
  drew: '3.7',
  reshuffled: '3.8',
  survived: '6.2',
};

export function clause(event: GameEvent): string | null {
  if (event.key === 'played') return event['use'] === 'discard' ? '3.6' : '3.1';
  return RULES[event.key] ?? null;
}
