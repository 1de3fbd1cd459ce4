// Puts the server's safe markup of a clause into the page: references to clauses become links, search hits are marked.
import { markedParts } from '../../i18n/text-search';

const REFERENCE = /\b\d{1,2}\.\d{1,2}\b/g;

export interface Markup {
  html: string;
  /** The address of a clause; null if there is no such clause. */
  link(clause: string): string | null;
  /** Normalised words to mark. */
  sought: readonly string[];
}

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** The text of some markup. */
export function plain(html: string): string {
  return parsed(html).textContent ?? '';
}

/** An introduction's paragraphs, and apart from them those that explain the letters of clauses. */
export function introduction(html: string): { text: string; letters: string } {
  const paragraphs = [...parsed(html).children];
  const join = (some: Element[]) => some.map((one) => one.outerHTML).join('');
  return { text: join(paragraphs.filter((one) => !one.querySelector('code'))), letters: join(paragraphs.filter((one) => one.querySelector('code'))) };
}

function replaceText(root: Node, parts: (text: string) => (Node | string)[]): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) text.replaceWith(...parts(text.data));
}

function withLinks(text: string, link: Markup['link']): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const found of text.matchAll(REFERENCE)) {
    const href = link(found[0]);
    if (!href) continue;
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = found[0];
    parts.push(text.slice(end, found.index), anchor);
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)];
}

function withMarks(text: string, sought: readonly string[]): (Node | string)[] {
  return markedParts(text, sought).map((part) => {
    if (!part.hit) return part.text;
    const mark = document.createElement('mark');
    mark.textContent = part.text;
    return mark;
  });
}

/** A Svelte action that fills an element. */
export function filled(node: HTMLElement, markup: Markup): { update: (markup: Markup) => void } {
  const fill = ({ html, link, sought }: Markup) => {
    const body = parsed(html);
    for (const corner of body.querySelectorAll('th:empty')) corner.replaceWith(document.createElement('td'));
    replaceText(body, (text) => withLinks(text, link));
    if (sought.length) replaceText(body, (text) => withMarks(text, sought));
    node.replaceChildren(...body.childNodes);
  };
  fill(markup);
  return { update: fill };
}
