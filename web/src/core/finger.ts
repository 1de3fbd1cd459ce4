// Whether the last press was a finger's or a pen's: some browsers don't tell it of a click.
let touched = false;

addEventListener('pointerdown', (event) => (touched = event.pointerType !== 'mouse'), { capture: true, passive: true });
addEventListener('keydown', () => (touched = false), { capture: true, passive: true });

export const byFinger = (): boolean => touched;
