// The clause of the rulebook that each event follows, for the links of the log.
import type { GameEvent } from './view';

const RULES: Record<string, string> = {
  ready: '2.2',
  revealed: '2.2',
  ball: '2.3',
  ran: '3.2',
  took: '3.4',
  tackled: '5.1',
  charged: '6.1',
  laid: '4.2',
  shown: '4.2',
  refilled: '4.5',
  tied: '4.3',
  won: '4.2',
  fell: '9.1',
  dropped: '5.5',
  'broke-through': '6.4',
  left: '6.5',
  passed: '7.1',
  arrived: '7.1',
  'reached-for': '7.4',
  declined: '7.5',
  intercepted: '7.6',
  kicked: '8.2',
  scored: '10.1',
  again: '10.2',
  'match-won': '10.2',
  rested: '9.1',
  rose: '9.1',
  ended: '3.6',
};

export function clause(event: GameEvent): string | null {
  return event.key === 'won' && event['perfect'] ? '5.8' : (RULES[event.key] ?? null);
}
