// Movements that say where a thing went.
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { duration } from '../duration.ts';
import { STRIP, GAP } from './geometry.ts';

const turned = (y: number, scale: number, offset: number): string =>
  `transform: translate(0, ${offset * y}px) scale(1, ${scale}); opacity: ${scale};`;

/** The leaving strip sinks and turns its edge to the viewer; nothing on it can be chosen any more. */
export function sink(node: Element): TransitionConfig {
  node.setAttribute('inert', '');
  node.setAttribute('pointer-events', 'none');
  return { duration: duration(), css: (t, u) => turned(u, t, STRIP.height + GAP) };
}

/** It comes up at the far end with its other face, after the others have made room. */
export function rise(_node: Element): TransitionConfig {
  const time = duration();
  return { delay: time * 0.6, duration: time, css: (t, u) => turned(u, t, -GAP) };
}

/** A piece is put down. */
export function settle(_node: Element): TransitionConfig {
  return { duration: duration(), css: (t, u) => `scale: ${1 + 0.35 * u}; opacity: ${t};` };
}

const [leave, arrive] = crossfade({ duration, fallback: settle });

/** A tile leaves the rack for the slot of a player board. */
export const send = leave;

/** It arrives there; where the slots are folded away it has nowhere to fly to. That is looked up when the whole board
    has changed: sooner, the browser would lay out what changes again. */
export function receive(node: Element, tile: { key: string }): TransitionConfig | (() => TransitionConfig) {
  if (duration() === 0) return { duration: 0 };
  const fly = arrive(node, tile);
  return () => (node.getBoundingClientRect().width === 0 ? { duration: 0 } : fly());
}
