// The face of a game without a folder: its view as facts, its moves as a tree of buttons.
import type { Face } from '../core/face';
import Generic from './Generic.svelte';

export const face: Face = { Board: Generic };
