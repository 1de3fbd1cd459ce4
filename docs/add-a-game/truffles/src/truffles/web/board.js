// The browser component of Truffles: an oak, the truffle under it, two baskets and the viewer's pigs.
// It is an ES module without dependencies; docs/add-a-game explains the contract.
import { applyEvent } from './events.js';
import { oak, pig, truffle } from './pictures.js';

/** The version of the client's contract that this module was written for. */
export const contract = 1;

const DURATIONS = { dug: 700, sealed: 250, revealed: 1200, found: 600, drew: 300 };
const SOUNDS = { dug: 'step', sealed: 'card', revealed: 'flip', found: 'take', drew: 'card' };
const CLAUSES = { dug: '2.1', sealed: '2.2', revealed: '2.2', found: '2.3', drew: '2.4', ended: '3.1' };

const sum = (weights) => weights.reduce((total, weight) => total + weight, 0);
const move = (number) => `send ${number}`;

/** An element with a class, attributes and children. */
function element(name, className, attributes = {}, children = []) {
  const made = document.createElement(name);
  made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A seat's row: name, what it has sealed, the pigs it sent, its basket. */
function farmer(scene, seat) {
  const { found, spent, hands, pending } = scene.view;
  const hand = hands[seat];
  const number = Array.isArray(hand) ? hand.length : hand;
  const sealed = pending?.sealed?.[seat];
  const status = sealed ? scene.say('truffles-web-sealed') : scene.say('truffles-web-hand', { number });
  const row = element('li', 'farmer', {}, [
    element('b', 'name', {}, [scene.name(seat)]),
    element('span', 'status', {}, [status]),
    element('span', 'sent', {}, spent[seat].map((one) => pig(one))),
    element('span', 'basket', {}, [
      ...found[seat].map((weight) => truffle(weight)),
      element('span', 'weight', {}, [scene.say('truffles-web-basket', { weight: sum(found[seat]) })]),
    ]),
  ]);
  row.classList.toggle('acts', scene.actors.includes(seat));
  return row;
}

/** The oak with the truffle that came up, and the two pigs while they are shown. */
function ground(scene, stage) {
  const weight = scene.view.pending?.truffle ?? null;
  const text = weight ? scene.say('truffles-web-ground', { truffle: weight }) : scene.say('truffles-web-no-truffle');
  const shown = stage.event?.key === 'revealed' ? stage.event.pigs : [];
  const pit = element('span', 'pit', {}, weight ? [truffle(weight)] : []);
  pit.classList.toggle('rising', stage.event?.key === 'dug' && scene.motion);
  return element('div', 'ground', { role: 'img', 'aria-label': text }, [
    oak(),
    pit,
    element('span', 'shown', {}, shown.map((one) => pig(one))),
  ]);
}

class Board {
  constructor(target, props) {
    this.root = element('div', 'truffles');
    this.root.append(element('link', '', { rel: 'stylesheet', href: new URL('./board.css', import.meta.url).href }));
    this.table = element('div', 'table');
    this.hand = element('div', 'hand', { role: 'group' });
    this.buttons = new Map();
    this.root.append(this.table, this.hand);
    target.append(this.root);
    this.update(props);
  }

  update(props) {
    this.props = props;
    const { scene, stage } = props;
    const shown = { ...scene, view: stage.event ? stage.next : scene.view };
    this.table.replaceChildren(
      element('ul', 'farmers', {}, [0, 1].map((seat) => farmer(shown, seat))),
      ground(shown, stage),
    );
    this.table.hidden = scene.mode === 'hand';
    this.updateHand(shown);
  }

  /** The viewer's pigs; buttons are kept, so that they keep the focus. */
  updateHand(scene) {
    const held = scene.viewer === null || scene.mode === 'board' ? [] : scene.view.hands[scene.viewer];
    this.hand.hidden = !held.length;
    this.hand.setAttribute('aria-label', scene.say('truffles-web-your-pigs'));
    for (const [number, button] of this.buttons) {
      if (held.includes(number)) continue;
      button.remove();
      this.buttons.delete(number);
    }
    for (const number of held) this.updateButton(scene, number);
    this.hand.append(...held.map((number) => this.buttons.get(number)).filter((one) => one.parentNode !== this.hand));
  }

  updateButton(scene, number) {
    if (!this.buttons.has(number)) this.buttons.set(number, this.button(number));
    const button = this.buttons.get(number);
    const isLegal = scene.moves.includes(move(number));
    button.setAttribute('aria-label', scene.say('truffles-web-send', { pig: number }));
    button.setAttribute('aria-pressed', String(this.props.chosen === move(number)));
    button.classList.toggle('choice', isLegal);
    button.disabled = !isLegal;
  }

  button(number) {
    const made = element('button', 'pig-button', { type: 'button' }, [pig(number)]);
    const propose = () => this.props.act.propose(move(number));
    made.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && propose());
    made.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.props.act.propose(null));
    made.addEventListener('focus', propose);
    made.addEventListener('click', (event) => {
      // The first touch shows the preview, the second one plays.
      if (event.pointerType === 'touch' && this.props.chosen !== move(number)) propose();
      else this.props.act.play(move(number));
    });
    return made;
  }

  destroy() {
    this.root.remove();
  }
}

export const component = {
  mount: (target, props) => new Board(target, props),
  applyEvent,
  duration: (event) => DURATIONS[event.key] ?? 0,
  sound: (event) => SOUNDS[event.key] ?? null,
  rule: (event) => CLAUSES[event.key] ?? null,
  label: (scene, text) => scene.say('truffles-web-send', { pig: Number(text.split(' ')[1]) }),
  previewText: (scene, _move, preview) =>
    preview.pig && preview.truffle ? [scene.say('truffles-web-preview', { pig: preview.pig, truffle: preview.truffle })] : [],
  facts: (scene) =>
    [0, 1].map((seat) => `${scene.name(seat)}: ${scene.say('truffles-web-basket', { weight: sum(scene.view.found[seat]) })}`),
};
