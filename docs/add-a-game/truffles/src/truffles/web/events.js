// The view after one event: drawing only, no rules. The server's next view replaces it.

const replaced = (list, at, value) => list.map((one, index) => (index === at ? value : one));
const without = (hand, pig) => (Array.isArray(hand) ? hand.filter((one) => one !== pig) : hand - 1);

function withPig(hand, pig) {
  return Array.isArray(hand) ? [...hand, pig].sort((a, b) => a - b) : hand + 1;
}

const CHANGES = {
  dug: (view, { turn, truffle }) => ({ turn, pending: { kind: 'send', seat: null, truffle, sealed: [false, false] } }),
  sealed: (view, { seat, pig = true }) => ({
    pending: view.pending && { ...view.pending, sealed: replaced(view.pending.sealed ?? [false, false], seat, pig) },
  }),
  revealed: (view, { pigs }) => ({
    hands: view.hands.map((hand, seat) => without(hand, pigs[seat])),
    spent: view.spent.map((spent, seat) => [...spent, pigs[seat]]),
    pending: view.pending && { ...view.pending, sealed: [false, false] },
  }),
  found: (view, { seat, truffle }) => ({
    found: replaced(view.found, seat, [...view.found[seat], truffle]),
    pending: view.pending && { ...view.pending, truffle: null },
  }),
  drew: (view, { seat, pig }) => ({ hands: replaced(view.hands, seat, withPig(view.hands[seat], pig)) }),
};

/** A new view; unknown events leave it as it is. */
export function applyEvent(view, event) {
  const change = CHANGES[event.key];
  return change ? { ...view, ...change(view, event) } : view;
}
