// The drawings, as SVG elements: made through the object model, since the page's policy forbids inline styles.

const SVG = 'http://www.w3.org/2000/svg';

function svg(name, attributes, children = []) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

const ellipse = (cx, cy, rx, ry, className, more = {}) => svg('ellipse', { cx, cy, rx, ry, class: className, ...more });

function picture(className, viewBox, children) {
  return svg('svg', { viewBox, class: className, 'aria-hidden': 'true' }, children);
}

function number(x, y, text) {
  const made = svg('text', { x, y, class: 'number', 'text-anchor': 'middle' });
  made.textContent = String(text);
  return made;
}

/** A pig with its strength; stronger ones are larger. */
export function pig(strength) {
  const size = 0.78 + strength * 0.018;
  const body = svg('g', { transform: `translate(50 50) scale(${size.toFixed(3)}) translate(-50 -50)` }, [
    ellipse(36, 84, 5, 9, 'leg'),
    ellipse(64, 84, 5, 9, 'leg'),
    svg('path', { d: 'M86 46q10-4 6-12', class: 'tail' }),
    ellipse(52, 58, 38, 29, 'skin'),
    svg('path', { d: 'M14 30 30 24 30 44Z', class: 'ear' }),
    svg('path', { d: 'M50 22 38 26 46 42Z', class: 'ear' }),
    ellipse(30, 46, 21, 19, 'skin'),
    ellipse(22, 52, 10, 8, 'snout'),
    ellipse(19, 52, 1.8, 2.6, 'dark'),
    ellipse(25, 52, 1.8, 2.6, 'dark'),
    ellipse(25, 39, 2, 2.4, 'dark'),
    ellipse(37, 39, 2, 2.4, 'dark'),
  ]);
  return picture('pig', '0 0 100 100', [body, svg('circle', { cx: 64, cy: 62, r: 16, class: 'disc' }), number(64, 69, strength)]);
}

/** A truffle with its weight. */
export function truffle(weight) {
  return picture('truffle', '0 0 60 60', [
    svg('path', { d: 'M12 34q-4-16 12-20 8-8 18 0 12 4 9 18 2 16-14 18-14 6-21-4-6-4-4-12Z', class: 'lump' }),
    ellipse(21, 25, 2.4, 2, 'spot'),
    ellipse(42, 22, 2, 1.6, 'spot'),
    ellipse(40, 44, 2.4, 2, 'spot'),
    number(30, 39, weight),
  ]);
}

/** The oak on its meadow. */
export function oak() {
  return picture('oak', '0 0 320 220', [
    ellipse(160, 196, 156, 24, 'meadow'),
    svg('path', { d: 'M142 190q10-50 2-92l32 0q-8 44 4 92Z', class: 'trunk' }),
    svg('path', { d: 'M150 130q-22-8-32-26M172 122q18-6 26-22', class: 'branch' }),
    ellipse(160, 62, 74, 46, 'leaves'),
    ellipse(104, 86, 48, 34, 'leaves'),
    ellipse(216, 86, 48, 34, 'leaves'),
    ellipse(130, 58, 36, 24, 'light'),
    ellipse(206, 74, 26, 17, 'light'),
  ]);
}
