// Words that are sought in a text: small or large, with or without accents.

/** A text as it is compared. */
export function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

/** Whether every word that is sought stands in a text that was laid bare before. */
export function holds(text: string, sought: string): boolean {
  return bare(sought).split(/\s+/).every((word) => text.includes(word));
}
