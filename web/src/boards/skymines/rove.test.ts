// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepFocus, rove } from './rove.ts';

afterEach(() => document.body.replaceChildren());

/** A region of spots, of which those with a star can be chosen. */
function region(...names: string[]): HTMLElement {
  const root = document.createElement('div');
  for (const name of names) {
    const spot = document.createElement('button');
    spot.id = name.replace('*', '');
    spot.setAttribute('data-spot', '');
    spot.setAttribute('tabindex', '-1');
    spot.setAttribute('aria-disabled', String(!name.includes('*')));
    root.append(spot);
  }
  document.body.append(root);
  rove(root);
  return root;
}
const spot = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const inOrder = (root: HTMLElement): string[] => [...root.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id);
const press = (id: string, key: string): boolean => spot(id).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

it('lets Tab come back to what can be chosen', () => {
  const root = region('a', 'b*', 'c');
  expect(inOrder(root)).toEqual(['b']);
  spot('c').focus();
  expect(inOrder(root)).toEqual(['c']);
  spot('c').blur();
  expect(inOrder(root)).toEqual(['b']);
});

it('comes back to where one was if nothing can be chosen', () => {
  const root = region('a', 'b');
  spot('b').focus();
  spot('b').blur();
  expect(inOrder(root)).toEqual(['b']);
});

it('leads who chose by key on to the next choice', () => {
  const root = region('a', 'b*');
  spot('a').focus();
  press('a', 'Enter');
  keepFocus(root, '');
  expect(document.activeElement?.id).toBe('b');
});

it('leads on from the question, where the table puts the focus', () => {
  const root = region('a', 'b*');
  press('a', 'Enter');
  const question = document.createElement('p');
  question.tabIndex = -1;
  question.setAttribute('data-focus-next', '');
  document.body.append(question);
  question.focus();
  keepFocus(root, '');
  expect(document.activeElement?.id).toBe('b');
});

it('leaves alone who only looks around', () => {
  const root = region('a', 'b*');
  spot('a').focus();
  press('a', 'ArrowRight');
  keepFocus(root, '');
  expect(document.activeElement?.id).toBe('a');
});
