// Arrow keys between the things of a region: one of them is in the order of Tab, and an arrow
// leads to the nearest one in its direction.

import { bringIntoSight } from '../in-sight.ts';
import { isWaiting } from '../waiting.ts';

const SPOTS = '[data-spot]';
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

export interface Middle {
  readonly x: number;
  readonly y: number;
}

/** The index of the nearest middle in a direction; null where there is none. */
export function nearest(from: Middle, all: readonly Middle[], key: string): number | null {
  const [dx, dy] = STEPS[key] ?? [0, 0];
  let best: number | null = null;
  let least = Infinity;
  all.forEach((to, at) => {
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    // Straight ahead is nearer than aside.
    const far = along + 2 * across;
    if (along > 1 && along >= across * 0.5 && far < least) {
      least = far;
      best = at;
    }
  });
  return best;
}

const middleOf = (element: Element): Middle => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

type Focusable = HTMLElement | SVGElement;
const spotsIn = (region: Element): Focusable[] => [...region.querySelectorAll<Focusable>(SPOTS)];

function keepOneInOrder(region: Element, wanted?: Focusable): void {
  const spots = spotsIn(region);
  const legal = (spot: Focusable): boolean => spot.getAttribute('aria-disabled') !== 'true';
  const was = spots.find((spot) => spot.tabIndex === 0);
  const current = wanted ?? (was && legal(was) ? was : (spots.find(legal) ?? was ?? spots[0]));
  for (const spot of spots) {
    const order = spot === current ? 0 : -1;
    if (spot.tabIndex !== order) spot.setAttribute('tabindex', String(order));
  }
}

// The region where a thing was reached by keyboard last, wherever on the table it was.
let latest: Element | null = null;
export const LEGAL = `${SPOTS}[aria-disabled=false]`;

// Whether something was chosen by key, and nothing has been done since.
let chose = false;

/** Whoever plays by keyboard goes on at something that can be chosen, if what they chose is gone or was
    chosen: in the same region, or else in the part of the table that matters most. */
export function keepFocus(root: Element, within: string): void {
  const at = document.activeElement;
  const done = isWaiting(at) || (chose && at?.matches(`${SPOTS}[aria-disabled=true]`) === true);
  if (latest === null || !done) return;
  const next =
    (latest.isConnected ? latest.querySelector<Focusable>(LEGAL) : null) ??
    root.querySelector<Focusable>(`${within} ${LEGAL}`) ??
    root.querySelector<Focusable>(LEGAL);
  next?.focus({ preventScroll: true }); // showChoices brings it into sight
}

export function showChoices(root: HTMLElement, within: string): void {
  const spot = root.querySelector(`${within} ${LEGAL}`);
  bringIntoSight(spot?.closest('[data-region]') ?? spot);
}

/** An action for the element around a region. */
export function rove(region: HTMLElement | SVGElement): { destroy(): void } {
  const onFocus = (event: Event): void => {
    const spot = (event.target as Element).closest<Focusable>(SPOTS);
    if (!spot) return;
    keepOneInOrder(region, spot);
    latest = spot.matches(':focus-visible') ? region : null;
  };
  const onKey = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    chose = key === 'Enter' || key === ' ';
    latest = region;
    const here = (event.target as Element).closest<Focusable>(SPOTS);
    if (!here || !(key in STEPS)) return;
    const others = spotsIn(region).filter((spot) => spot !== here);
    const at = nearest(middleOf(here), others.map(middleOf), key);
    event.preventDefault();
    if (at !== null) others[at]?.focus();
  };
  // Tab comes back to something that can be chosen.
  const onLeave = ({ relatedTarget }: Event & { relatedTarget?: EventTarget | null }): void => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) keepOneInOrder(region);
  };
  const onPointer = (): void => {
    chose = false;
  };
  region.setAttribute('data-region', '');
  region.addEventListener('focusin', onFocus);
  region.addEventListener('focusout', onLeave);
  region.addEventListener('pointerdown', onPointer);
  region.addEventListener('keydown', onKey);
  const observer = new MutationObserver(() => keepOneInOrder(region));
  observer.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-disabled'] });
  keepOneInOrder(region);
  return {
    destroy() {
      region.removeEventListener('focusin', onFocus);
      region.removeEventListener('focusout', onLeave);
      region.removeEventListener('pointerdown', onPointer);
      region.removeEventListener('keydown', onKey);
      observer.disconnect();
    },
  };
}
