// Loads the browser components of games from other distributions; the shell falls back to the generic board without one.
import { CONTRACT_VERSION, type AnyFace, type GameComponent } from '../contract';
import ExternalBoard from './ExternalBoard.svelte';
import FallbackBoard from './FallbackBoard.svelte';

export type AnyComponent = GameComponent<any, any, any, any>;

const components = new Map<string, AnyComponent>();

/** The loaded component of a game. */
export function componentOf(game: string): AnyComponent | null {
  return components.get(game) ?? null;
}

/** The face of a game whose component is at a URL; the generic board with a message if it cannot be loaded. */
export async function loadExternalFace(game: string, url: string): Promise<AnyFace> {
  try {
    const component = checkedComponent((await import(/* @vite-ignore */ url)) as Record<string, unknown>);
    components.set(game, component);
    return { ...guarded(component), Board: ExternalBoard };
  } catch (error) {
    console.warn(`The component of ${game} cannot be used:`, error);
    return { Board: FallbackBoard };
  }
}

/** The component that a module exports; throws unless it is of this contract version and can be mounted. */
export function checkedComponent(module: Record<string, unknown>): AnyComponent {
  if (module.contract !== CONTRACT_VERSION) {
    throw new Error(`contract version ${String(module.contract)}, expected ${CONTRACT_VERSION}`);
  }
  const component = module.component as Partial<AnyComponent> | undefined;
  if (typeof component?.mount !== 'function') throw new Error('no component with a function mount');
  return component as AnyComponent;
}

/** The component's functions for the shell; one that throws counts as absent for that call. */
export function guarded(component: AnyComponent): Omit<AnyFace, 'Board'> {
  const entries = Object.entries(component).filter(([name]) => name !== 'mount');
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'function' ? guard(name, value.bind(component)) : value]));
}

function guard(name: string, call: (...args: unknown[]) => unknown): (...args: unknown[]) => unknown {
  return (...args) => {
    try {
      return call(...args);
    } catch (error) {
      console.warn(`${name} of a game's component failed:`, error);
      return undefined;
    }
  };
}
