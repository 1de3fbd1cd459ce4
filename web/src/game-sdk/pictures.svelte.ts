// Symbols of a sprite as images: an image is one element to lay out and paint, while each <use> repeats all its parts.
// Each image is a document of its own to the browser, so that only a few are created per task.

/** Symbols of all sprites read so far, by id. */
let symbols = $state.raw<ReadonlyMap<string, string>>(new Map());
const made = new Map<string, string>();
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

const MAX_PER_TASK = 2;
/** The sources of images to create, by request, in order. */
const wanted = new Map<string, string>();
/** The browser keeps an image decoded while an element refers to it. */
const ready: HTMLImageElement[] = [];
/** Changes whenever images were created. */
let turn = $state(0);

/** Read the symbols of a sprite. */
export function readSymbols(sprite: string): void {
  const found = new Map(symbols);
  for (const [text, id] of sprite.matchAll(SYMBOL)) if (id) found.set(id, text);
  symbols = found;
}

/** The URL of a symbol's image; null until it is created, empty if the symbol uses currentColor. */
export function picture(id: string): string | null {
  const symbol = symbols.get(id);
  if (!symbol) return null;
  if (symbol.includes('currentColor')) return '';
  const box = /viewBox="([^"]+)"/.exec(symbol)?.[1] ?? '0 0 64 64';
  return drawn(`<use href="#${id}"/>`, box);
}

/** The URL of an image composed of symbols; null until all symbols are known and it is created. */
export function drawn(markup: string, box: string): string | null {
  const key = `${box} ${markup}`;
  const known = made.get(key);
  if (known) return known;
  const parts = new Map<string, string>();
  if (turn < 0 || !gather(markup, parts)) return null;
  const [, , width, height] = box.split(' ');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">`;
  if (!wanted.size) setTimeout(make, 0);
  wanted.set(key, `${head}<defs>${[...parts.values()].join('')}</defs>${markup}</svg>`);
  return null;
}

/** Create some of the requested images, and the others in later tasks. */
function make(): void {
  for (const [key, text] of [...wanted].slice(0, MAX_PER_TASK)) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    ready.push(image);
    made.set(key, image.src);
    wanted.delete(key);
  }
  if (wanted.size) setTimeout(make, 0);
  turn += 1;
}

/** Collect the symbols that a drawing uses, directly or not; whether all are known. */
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
