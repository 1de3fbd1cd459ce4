// The face of a game without its own: its view as facts, its moves as a tree of buttons.
import type { AnyFace } from '../contract';
import Generic from './Board.svelte';
import { moveName } from './facts';

export const face: AnyFace = { Board: Generic, label: moveName };
