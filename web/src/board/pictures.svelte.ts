// Drawings of a sprite as pictures: a picture is one thing to lay out and to paint, while each <use> is all its parts again.
// Each is a document of its own to the browser, so that few are made at a time.

/** Symbols of all sprites read so far, by id. */
let symbols = $state.raw<ReadonlyMap<string, string>>(new Map());
const made = new Map<string, string>();
const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/** How many pictures are made in one task. */
const MOST = 2;
/** What they are made of, by what is asked for, in that order. */
const wanted = new Map<string, string>();
/** The browser keeps a picture ready as long as something shows it. */
const ready: HTMLImageElement[] = [];
/** Changes whenever there are more of them. */
let turn = $state(0);

/** Learn the symbols of a sprite. */
export function readSymbols(sprite: string): void {
  const found = new Map(symbols);
  for (const [text, id] of sprite.matchAll(SYMBOL)) if (id) found.set(id, text);
  symbols = found;
}

/** The address of a symbol's picture; null while there is none yet, nothing if it takes its colour from where it stands. */
export function picture(id: string): string | null {
  const symbol = symbols.get(id);
  if (!symbol) return null;
  if (symbol.includes('currentColor')) return '';
  const box = /viewBox="([^"]+)"/.exec(symbol)?.[1] ?? '0 0 64 64';
  return drawn(`<use href="#${id}"/>`, box);
}

/** The address of a picture put together from symbols; null while one of them isn't known or it isn't made yet. */
export function drawn(markup: string, box: string): string | null {
  const asked = `${box} ${markup}`;
  const known = made.get(asked);
  if (known) return known;
  const parts = new Map<string, string>();
  if (turn < 0 || !gather(markup, parts)) return null;
  const [, , width, height] = box.split(' ');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">`;
  if (!wanted.size) setTimeout(make, 0);
  wanted.set(asked, `${head}<defs>${[...parts.values()].join('')}</defs>${markup}</svg>`);
  return null;
}

/** Make some of the pictures that are wanted, and the others after them. */
function make(): void {
  for (const [asked, text] of [...wanted].slice(0, MOST)) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    ready.push(image);
    made.set(asked, image.src);
    wanted.delete(asked);
  }
  if (wanted.size) setTimeout(make, 0);
  turn += 1;
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
