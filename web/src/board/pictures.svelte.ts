// Drawings of a sprite as pictures: a picture is one thing to lay out and to paint, while each <use> is all its parts again.

/** Symbols of all sprites read so far, by id. */
let symbols = $state.raw<ReadonlyMap<string, string>>(new Map());
const made = new Map<string, string>();
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/** Learn the symbols of a sprite. */
export function readSymbols(sprite: string): void {
  const found = new Map(symbols);
  for (const [text, id] of sprite.matchAll(SYMBOL)) if (id) found.set(id, text);
  symbols = found;
}

/** The address of a symbol's picture; nothing while it isn't known, or if it takes its colour from where it stands. */
export function picture(id: string): string {
  const symbol = symbols.get(id);
  if (!symbol || symbol.includes('currentColor')) return '';
  const box = /viewBox="([^"]+)"/.exec(symbol)?.[1] ?? '0 0 64 64';
  return drawn(`<use href="#${id}"/>`, box);
}

/** The address of a picture put together from symbols; nothing while one of them isn't known. */
export function drawn(markup: string, box: string): string {
  const asked = `${box} ${markup}`;
  const known = made.get(asked);
  if (known) return known;
  const parts = new Map<string, string>();
  if (!gather(markup, parts)) return '';
  const [, , width, height] = box.split(' ');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">`;
  const text = `${head}<defs>${[...parts.values()].join('')}</defs>${markup}</svg>`;
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  made.set(asked, url);
  return url;
}

/** Gather the symbols that a drawing uses, and those that they use; whether all are known. */
function gather(markup: string, parts: Map<string, string>): boolean {
  for (const [, id = ''] of markup.matchAll(/href="#([^"]+)"/g)) {
    if (parts.has(id)) continue;
    const symbol = symbols.get(id);
    if (!symbol) return false;
    parts.set(id, symbol);
    if (!gather(symbol, parts)) return false;
  }
  return true;
}
