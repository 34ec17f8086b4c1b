import { mount } from 'svelte';
import App from './app/App.svelte';
import { router } from './app/router.svelte.ts';
import './app/fonts.css';
import './app/theme.css';

router.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
