// The time left on a seat's clock, counted from the arrival of the last update.
import type { Clocks } from '../net/table-types';

/** Milliseconds left at an instant of performance.now(). */
export function left(clocks: Clocks, seat: number, now: number): number {
  const received = clocks.left[seat] ?? 0;
  const elapsed = clocks.running.includes(seat) ? now - (clocks.at ?? now) - (clocks.wait[seat] ?? 0) : 0;
  return Math.max(0, received - Math.max(0, elapsed));
}

/** 4:12, 1:04:12, or 0:09.4 below ten seconds. */
export function written(ms: number): string {
  const whole = ms < 10000 ? Math.floor(ms / 1000) : Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  if (whole >= 3600) return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  const tenths = ms < 10000 ? `.${Math.floor((ms % 1000) / 100)}` : '';
  return `${Math.floor(whole / 60)}:${two(whole % 60)}${tenths}`;
}
