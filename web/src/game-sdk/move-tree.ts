// Groups legal moves into a tree: moves with the same first words share a node; nodes with one child are merged.
import type { Choice } from './contract';

/** The tree of moves; `label` names a move, and a node is named by the common beginning of its labels. */
export function fold(moves: readonly string[], label: (move: string) => string = (move) => move): Choice[] {
  return level(moves, 0, label);
}

function level(moves: readonly string[], depth: number, label: (move: string) => string): Choice[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const word = move.split(' ')[depth] ?? '';
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  if (groups.size === 1 && moves.length > 1) return level(moves, depth + 1, label);
  return [...groups.values()].map((group) => branch(group, depth, label));
}

function branch(group: string[], depth: number, label: (move: string) => string): Choice {
  const first = group[0] ?? '';
  if (group.length === 1) return { words: first, label: label(first), move: first };
  const words = beginning(group);
  return { words, label: beginning(group.map(label)) || words, choices: level(group, depth + 1, label) };
}

/** The common first words of some texts. */
function beginning(texts: readonly string[]): string {
  const [first = [], ...others] = texts.map((text) => text.split(' '));
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(' ');
}

/** The moves that a typed text matches: exactly, else by prefixes of words; numbers match exactly. */
export function matching(text: string, moves: readonly string[]): string[] {
  const typed = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const exact = moves.filter((move) => move.toLowerCase() === typed.join(' '));
  if (exact.length || !typed.length) return exact;
  return moves.filter((move) => {
    const words = move.toLowerCase().split(' ');
    return typed.every((word, at) => (/\d$/.test(word) ? words[at] === word : words[at]?.startsWith(word)));
  });
}
