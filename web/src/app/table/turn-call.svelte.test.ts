// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Settings } from '../../state/settings.svelte.ts';
import { chime } from '../sound.ts';
import { callOnTurn } from './turn-call.svelte.ts';

vi.mock('../sound.ts', () => ({ chime: vi.fn() }));
const shown: string[] = [];
class FakeNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push(`${title}: ${body}`);
  }
}

let hidden = false;
beforeEach(() => {
  vi.stubGlobal('Notification', FakeNotification);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(chime).mockClear();
  shown.length = 0;
  hidden = false;
});

/** Turns come and go; what is asked first is there when the table is opened. */
function play(settings: Settings, prompts: readonly string[]): void {
  let prompt = $state(prompts[0] ?? '');
  const stop = $effect.root(() => callOnTurn(settings, () => ({ prompt, title: 'Solenia', table: 't' })));
  flushSync();
  for (const next of prompts.slice(1)) {
    prompt = next;
    flushSync();
  }
  stop();
}

it('is silent until it is wanted', () => {
  hidden = true;
  play(new Settings(), ['', 'Choose a card.']);
  expect(chime).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
});

it('calls once for a turn, and not for one that was there already', () => {
  const settings = new Settings();
  settings.sound = settings.notify = true;
  hidden = true;
  play(settings, ['Choose a card.', 'Choose a space.', '', 'Choose a card.', 'Choose a space.']);
  expect(chime).toHaveBeenCalledTimes(1);
  expect(shown).toEqual(['Solenia: Choose a card.']);
});

it('shows no message to who is looking', () => {
  const settings = new Settings();
  settings.sound = settings.notify = true;
  play(settings, ['', 'Choose a card.']);
  expect(chime).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
});
