// Names of seats and time controls.
import type { Catalogue, Say } from './catalogue';
import { look } from '../game-sdk/registry';

/** The players' names; without one the name of the seat's colour, or that the seat is open. */
export function seatNames(seats: readonly { name: string; kind: string }[], catalogue: Catalogue, game: string): string[] {
  return seats.map((seat, number) => seat.name || catalogue.say(seat.kind === 'open' ? 'web-seat-open' : `name-${look(game, number)}`));
}

/** A time control as text. */
export function clockText(clock: { seconds?: number; increment?: number; days?: number | null } | null, say: Say): string {
  if (!clock) return say('web-clock-none');
  if (clock.days) return say('web-clock-days', { days: clock.days });
  const minutes = Math.round((clock.seconds ?? 0) / 60);
  return say('web-clock-minutes', { minutes, increment: clock.increment ?? 0 });
}
