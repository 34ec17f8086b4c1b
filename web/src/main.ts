import { mount } from 'svelte';
import App from './app/App.svelte';
import { lostParts } from './app/lost-parts.svelte.ts';
import { router } from './app/router.svelte.ts';
import './app/fonts.css';
import './icons/colours.css';
import './app/theme.css';

lostParts.start();
router.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
