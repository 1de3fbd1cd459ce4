// What stays after its event: the path of the last run, and the last duel with both cards and what followed.
import type { Fight, GameEvent, Memory, Verdict, View } from './view';

const CLEARING = ['revealed', 'again', 'scored'];
const NOTHING: Memory = { trail: [], fight: null };

/** The memory after an event. */
export function remember(memory: Memory | null, view: View, event: GameEvent): Memory | null {
  const known = memory ?? NOTHING;
  if (event.key === 'ran') return { ...known, trail: event.path ?? [] };
  if (event.key === 'again') return null;
  if (CLEARING.includes(event.key)) return { ...known, trail: [] };
  const fight = fightAfter(known.fight, view, event);
  return fight === known.fight ? memory : { ...known, fight };
}

function fightAfter(fight: Fight | null, view: View, event: GameEvent): Fight | null {
  if (event.key === 'shown' && view.duel && view.shown) return { ...view.duel, shown: view.shown, verdict: null, then: [], isOver: false };
  if (event.key === 'won' && fight) return { ...fight, verdict: event as unknown as Verdict };
  if (fight?.verdict && !fight.isOver && OUTCOMES.includes(event.key) && !fight.then.some((one) => one.key === event.key)) return { ...fight, then: [...fight.then, event] };
  // What is done next has nothing to do with the duel.
  if (fight?.verdict && !fight.isOver && NEXT.includes(event.key)) return { ...fight, isOver: true };
  return fight;
}

/** Events that follow from a duel. */
export const OUTCOMES = ['fell', 'dropped', 'took', 'broke-through', 'arrived', 'intercepted'];
const NEXT = ['ended', 'began', 'ran', 'passed', 'kicked'];
