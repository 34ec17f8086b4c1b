// Puts the chosen theme and motion on the page; what the system asks for counts until then.
import type { Settings } from '../state/settings.svelte.ts';

export function followTheme(settings: Settings): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  let systemIsLight = $state(light.matches);
  light.addEventListener('change', () => (systemIsLight = light.matches));
  $effect(() => {
    const { theme, motion } = settings;
    const root = document.documentElement;
    root.dataset['theme'] = theme === 'system' ? (systemIsLight ? 'morning' : 'night') : theme;
    root.dataset['motion'] = motion;
  });
}
