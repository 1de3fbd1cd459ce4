// The time left on a seat's clock, counted from the arrival of the last update.
import type { Say } from '../i18n/catalogue';
import type { Clocks } from '../net/table-types';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds left at an instant of performance.now(). */
export function left(clocks: Clocks, seat: number, now: number): number {
  const received = clocks.left[seat] ?? 0;
  const elapsed = clocks.running.includes(seat) ? now - (clocks.at ?? now) - (clocks.wait[seat] ?? 0) : 0;
  return Math.max(0, received - Math.max(0, elapsed));
}

/** 3 days or 2 d 23 h from a day on; 1:04:12, 4:12, or 0:09.4 below ten seconds. */
export function written(ms: number, say: Say): string {
  if (ms >= DAY) return daysText(Math.ceil(ms / HOUR), say);
  return hoursText(ms);
}

function daysText(hours: number, say: Say): string {
  const days = Math.floor(hours / 24);
  return hours % 24 ? say('web-time-days-hours', { days, hours: hours % 24 }) : say('web-time-days', { days });
}

function hoursText(ms: number): string {
  const whole = ms < 10000 ? Math.floor(ms / 1000) : Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const tenths = ms < 10000 ? `.${Math.floor((ms % 1000) / 100)}` : '';
  return `${Math.floor(whole / 60)}:${two(whole % 60)}${tenths}`;
}
