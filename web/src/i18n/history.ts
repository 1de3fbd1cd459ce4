// How a finished game ended for this device or account: result, score, date, change of the rating.
import type { Result } from '../net/table-types';
import type { TableStatus } from '../state/my-tables.svelte';
import type { Say } from './catalogue';

const DAY = 86_400_000;
const RECENT_DAYS = 7;

/** "Won 1–0 · today · +162"; only the date where no seat is one's own. */
export function historyText(row: TableStatus, say: Say, lang: string, now: number): string {
  const result = row.result as Result | null | undefined;
  const when = row.ended ?? row.about?.since;
  const change = row.ratingChange;
  const parts = [result ? outcomeText(result, row.seats ?? [], say) : say('web-table-over'), when ? dateText(when, lang, now) : ''];
  if (change !== null && change !== undefined) parts.push(say('web-rating-change', { sign: change > 0 ? 'up' : change < 0 ? 'down' : 'same', points: Math.abs(change) }));
  return parts.filter(Boolean).join(' · ');
}

function outcomeText(result: Result, seats: readonly number[], say: Say): string {
  const own = seats.length === 1 ? seats[0]! : null;
  const outcome = !result.winners.length ? 'nobody' : own === null ? 'over' : !result.winners.includes(own) ? 'lost' : result.winners.length > 1 ? 'shared' : 'won';
  return say('web-history', { outcome, score: scoreText((result.scores as number[] | undefined) ?? [], own) });
}

/** The scores, one's own first, the others' from the highest down. */
function scoreText(scores: readonly number[], own: number | null): string {
  const others = scores.filter((_, seat) => seat !== own).sort((one, other) => other - one);
  return [...(own === null ? [] : [scores[own] ?? 0]), ...others].map((score) => String(score).replace('-', '−')).join('–');
}

/** Today, yesterday, 3 days ago; the date after a week. */
export function dateText(when: number, lang: string, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(when)) / DAY);
  if (days < RECENT_DAYS) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day');
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(when);
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
