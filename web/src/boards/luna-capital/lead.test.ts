// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { lead } from './lead.ts';

const focused = (): string | undefined => document.activeElement?.id;
beforeEach(() => {
  document.body.innerHTML = `
    <input id="chat"><p id="question" tabindex="-1" data-focus-next></p><button class="choice" id="few"></button>
    <div class="board"><button id="quiet" tabindex="-1"></button><button id="plot" data-move="on [0,0]" tabindex="0"></button></div>`;
});

it('leads who chose by key to what is asked next', () => {
  document.getElementById('quiet')?.focus();
  lead.follow('.board');
  expect(focused()).toBe('quiet');
  lead.expect();
  lead.follow('.board');
  expect(focused()).toBe('plot');
});

it('leads on from the question', () => {
  document.getElementById('question')?.focus();
  lead.expect();
  lead.follow('.board');
  expect(focused()).toBe('plot');
});

it('does not take the focus from somewhere else', () => {
  lead.expect();
  document.getElementById('chat')?.focus();
  lead.follow('.board');
  expect(focused()).toBe('chat');
});

it('leads to the few buttons where the board has nothing to choose', () => {
  document.getElementById('plot')?.remove();
  lead.expect();
  lead.follow('.board');
  expect(focused()).toBe('few');
});
