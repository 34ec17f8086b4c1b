import { mount } from 'svelte';
import App from './app/App.svelte';
import { router } from './app/router.svelte.ts';
import './app/fonts.css';
import './app/theme.css';

// The files of a page that was left open are gone when the program was renewed meanwhile.
addEventListener('vite:preloadError', () => {
  const { sessionStorage } = window;
  if (sessionStorage.getItem('orrery.reloaded') === location.href) return;
  sessionStorage.setItem('orrery.reloaded', location.href);
  location.reload();
});

router.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
