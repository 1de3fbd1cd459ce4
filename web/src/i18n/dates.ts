// Dates, times and durations in a language, by the browser's own tables.

/** A moment in milliseconds since 1970, as a short date with the time. */
export function moment(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A duration in seconds in the largest unit of which it is a multiple. */
export function duration(seconds: number, lang: string): string {
  const [unit, size] = UNITS.find(([, one]) => seconds % one === 0) ?? ['second', 1];
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}
