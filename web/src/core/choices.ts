// Folds the texts of legal moves into a tree: moves that begin alike share a button, a fork with one way is no fork.
import type { Choice } from './face';

/** The tree of moves; `label` names a whole move, common words stand for themselves. */
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
  const words = first.split(' ').slice(0, shared(group, depth + 1)).join(' ');
  return { words, label: words, choices: level(group, depth + 1, label) };
}

function shared(group: string[], least: number): number {
  const words = group.map((move) => move.split(' '));
  let depth = least;
  while (words.every((one) => one[depth] !== undefined && one[depth] === words[0]?.[depth])) depth++;
  return depth;
}

/** The moves a typed text can mean: exact, else those whose words begin like the typed ones; a number means itself only. */
export function matching(text: string, moves: readonly string[]): string[] {
  const typed = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const exact = moves.filter((move) => move.toLowerCase() === typed.join(' '));
  if (exact.length || !typed.length) return exact;
  return moves.filter((move) => {
    const words = move.toLowerCase().split(' ');
    return typed.every((word, at) => (/\d$/.test(word) ? words[at] === word : words[at]?.startsWith(word)));
  });
}
