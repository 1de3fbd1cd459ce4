// Text search that ignores case, accents and the endings of words.

const WORD = /[\p{L}\p{N}]+(?:\.[\p{N}]+)*/gu;
/** Words that share their beginning but for so many letters at the end of the shorter one are forms of one word. */
const ENDING = 2;
const MIN_STEM = 4;
/** How much longer than the other one a form may be. */
const MAX_DIFFERENCE = 4;

/** A text in the form that is compared. */
export function normalised(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

/** Whether a word of a text is meant by a word of a query: it contains it, or is another form of it. */
export function isForm(word: string, sought: string): boolean {
  if (word.includes(sought)) return true;
  if (Math.abs(word.length - sought.length) > MAX_DIFFERENCE) return false;
  const stem = Math.max(MIN_STEM, Math.min(word.length, sought.length) - ENDING);
  return word.length >= stem && sought.length >= stem && word.slice(0, stem) === sought.slice(0, stem);
}

/** The words of a query, normalised. */
export function wordsOf(query: string): string[] {
  return normalised(query).split(/\s+/).filter(Boolean);
}

/** Whether a normalised text contains every word of a query, in some form. */
export function matches(text: string, query: string): boolean {
  const words = text.match(WORD) ?? [];
  return wordsOf(query).every((sought) => text.includes(sought) || words.some((word) => isForm(word, sought)));
}

/** The parts of a text, those that a query's words mean being marked. */
export function markedParts(text: string, sought: readonly string[]): { text: string; hit: boolean }[] {
  const parts: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(WORD)) {
    if (!sought.some((one) => isForm(normalised(found[0]), one))) continue;
    parts.push({ text: text.slice(end, found.index), hit: false }, { text: found[0], hit: true });
    end = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(end), hit: false }].filter((part) => part.text);
}
