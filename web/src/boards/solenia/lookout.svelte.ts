// What hand and board share. While a card that moves the airship is pointed at in the hand, the
// board shows which strip would leave. And who chooses by keyboard is led on to the next choice,
// which may be in the other part, because what they stood on is gone.
import { isWaiting } from '../waiting.ts';

class Lookout {
  leaving = $state(false);
  byKeyboard = false;
}
export const lookout = new Lookout();

// What is on its way out is inert and counts no more.
export const CHOICES = '.solenia .legal:not([inert] *), .solenia .choice:not(:disabled, [inert], [inert] *)';

/** For the roots of board and hand: notices whether choices are made by keyboard. */
export function noticeKeys(root: HTMLElement): { destroy(): void } {
  const press = ({ key, target }: KeyboardEvent): void => {
    lookout.byKeyboard = (key === 'Enter' || key === ' ') && target instanceof Element && target.matches(CHOICES);
  };
  const point = (): void => {
    lookout.byKeyboard = false;
  };
  root.addEventListener('keydown', press, { capture: true });
  root.addEventListener('pointerdown', point, { capture: true });
  return {
    destroy() {
      root.removeEventListener('keydown', press, { capture: true });
      root.removeEventListener('pointerdown', point, { capture: true });
    },
  };
}

/** Called when something may be asked anew. Who has gone elsewhere meanwhile, to the chat for
    instance, is left there. */
export function leadOn(): void {
  const at = document.activeElement;
  const isElsewhere = !isWaiting(at) && at?.closest('.solenia') === null;
  if (!lookout.byKeyboard || isElsewhere || at?.matches(CHOICES)) return;
  const choices = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)];
  (choices.find(({ tabIndex }) => tabIndex === 0) ?? choices[0])?.focus();
}
