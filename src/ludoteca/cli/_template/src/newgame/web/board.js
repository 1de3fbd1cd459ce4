// The board of New Game in browsers: an ES module without dependencies and without rules. Legal moves come in the
// scene, and what a move would do comes as its preview. The page "Adding a game" explains the contract.

/** The version of the client's contract that this module was written for. */
export const contract = 1;

const CARDS = 5;
const DURATIONS = { 'turned-up': 600, sealed: 250, shown: 1200, won: 600, 'not-won': 600 };
const SOUNDS = { 'turned-up': 'flip', sealed: 'card', shown: 'flip', won: 'take' };
const CLAUSES = { 'turned-up': '2.1', sealed: '2.2', shown: '2.3', won: '2.3', 'not-won': '2.3', ended: '3.1' };

const move = (card) => `bid ${card}`;
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** An element with a class, attributes and children. */
function element(name, className, attributes = {}, children = []) {
  const made = document.createElement(name);
  made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A seat's name, whether it has sealed a card, and its prizes. */
function seatRow(scene, seat) {
  const { won, pending } = scene.view;
  const row = element('li', 'seat', {}, [
    element('b', 'name', {}, [scene.name(seat)]),
    element('span', 'sum', {}, [scene.say('newgame-web-sum', { sum: sum(won[seat]) })]),
    element('span', 'status', {}, [pending?.sealed?.[seat] ? scene.say('newgame-web-sealed') : '\u00a0']),
  ]);
  row.classList.toggle('acts', scene.actors.includes(seat));
  return row;
}

/** The prize that is turned up. */
function prizeBox(scene) {
  const prize = scene.view.pending?.prize;
  const text = prize ? scene.say('newgame-web-prize', { prize }) : scene.say('newgame-web-no-prize');
  return element('div', prize ? 'prize' : 'prize none', { role: 'img', 'aria-label': text }, [text]);
}

class Board {
  constructor(target, props) {
    this.root = element('div', 'newgame');
    this.root.append(element('link', '', { rel: 'stylesheet', href: new URL('./board.css', import.meta.url).href }));
    this.table = element('div', 'table');
    this.hand = element('div', 'hand', { role: 'group' });
    // The buttons stay the same elements, so that they keep the focus.
    this.cards = Array.from({ length: CARDS }, (_, at) => this.button(at + 1));
    this.hand.append(...this.cards);
    this.root.append(this.table, this.hand);
    target.append(this.root);
    this.update(props);
  }

  update(props) {
    this.props = props;
    const { scene, stage } = props;
    const shown = { ...scene, view: stage.event ? stage.next : scene.view };
    const seats = Array.from({ length: shown.view.players }, (_, seat) => seatRow(shown, seat));
    this.table.replaceChildren(prizeBox(shown), element('ul', 'seats', {}, seats));
    this.table.hidden = scene.mode === 'hand';
    this.updateHand(shown);
  }

  updateHand(scene) {
    const held = scene.viewer === null || scene.mode === 'board' ? [] : scene.view.hands[scene.viewer];
    this.hand.hidden = !held.length;
    this.hand.setAttribute('aria-label', scene.say('newgame-web-your-cards'));
    this.cards.forEach((button, at) => {
      const isLegal = scene.moves.includes(move(at + 1));
      button.hidden = !held.includes(at + 1);
      button.disabled = !isLegal;
      button.classList.toggle('choice', isLegal);
      button.setAttribute('aria-label', scene.say('newgame-move-bid', { rest: at + 1 }));
      button.setAttribute('aria-pressed', String(this.props.chosen === move(at + 1)));
    });
  }

  button(card) {
    const made = element('button', 'card', { type: 'button' }, [String(card)]);
    const propose = () => this.props.act.propose(move(card));
    made.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && propose());
    made.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.props.act.propose(null));
    made.addEventListener('focus', propose);
    made.addEventListener('click', (event) => {
      // The first touch shows the preview, the second one plays.
      if (event.pointerType === 'touch' && this.props.chosen !== move(card)) propose();
      else this.props.act.play(move(card));
    });
    return made;
  }

  destroy() {
    this.root.remove();
  }
}

export const component = {
  mount: (target, props) => new Board(target, props),
  duration: (event) => DURATIONS[event.key] ?? 0,
  sound: (event) => SOUNDS[event.key] ?? null,
  rule: (event) => CLAUSES[event.key] ?? null,
  label: (scene, text) => scene.say('newgame-move-bid', { rest: text.split(' ')[1] }),
  previewText: (scene, _move, preview) =>
    preview.card && preview.prize ? [scene.say('newgame-web-preview', { card: preview.card, prize: preview.prize })] : [],
};
