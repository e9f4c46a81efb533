import '$lib/style/tokens.css';
import '$lib/style/base.css';

import { mount } from 'svelte';

import { settings } from '$lib/settings.svelte';
import { speak } from '$lib/words/words.svelte';

import App from './App.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

// The first words are awaited: a page that flickers from keys to words looks broken.
await speak(settings.language);
mount(App, { target });
