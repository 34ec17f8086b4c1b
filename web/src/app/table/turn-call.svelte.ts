// Calls a person whose turn it is: a sound, and a message of the browser if the page is out of sight.
import type { Settings } from '../../state/settings.svelte.ts';
import { notify } from '../notify.ts';
import { chime } from '../sound.ts';

interface Call {
  /** What is asked of me now; empty when nothing is. */
  prompt: string;
  title: string;
  table: string;
}

export function callOnTurn(settings: Settings, now: () => Call): void {
  let wasAsked = now().prompt !== '';
  $effect(() => {
    const { prompt, title, table } = now();
    const isAsked = prompt !== '';
    const begins = isAsked && !wasAsked;
    wasAsked = isAsked;
    if (begins && settings.sound) chime();
    if (begins && settings.notify && document.hidden) notify(title, prompt, table);
  });
}
