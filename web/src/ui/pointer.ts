// Whether the last press came from a touch screen or a pen: some browsers do not say so in click events.
let touched = false;

addEventListener('pointerdown', (event) => (touched = event.pointerType !== 'mouse'), { capture: true, passive: true });
addEventListener('keydown', () => (touched = false), { capture: true, passive: true });

export const lastPressIsTouch = (): boolean => touched;
