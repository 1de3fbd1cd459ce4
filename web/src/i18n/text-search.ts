// Text search that ignores case and accents.

/** A text in the form that is compared. */
export function normalised(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

/** Whether a normalised text contains every word of a query. */
export function matches(text: string, query: string): boolean {
  return normalised(query).split(/\s+/).every((word) => text.includes(word));
}
