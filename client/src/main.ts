import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './language.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import { router, type Route } from './router.svelte';
import { applySettings } from './settings.svelte';
import { keepShell } from './shell';

/** Where people come in by a link: fetched beside the words, not after them. A failure shows when the page is drawn. */
const BESIDE_THE_WORDS: Partial<Record<Route['page'], () => Promise<unknown>>> = {
  table: () => import('./pages/Table.svelte').catch(() => undefined),
  join: () => import('./pages/Join.svelte').catch(() => undefined),
  rules: () => import('./pages/Rules.svelte').catch(() => undefined),
};

async function start(): Promise<void> {
  applySettings(document.documentElement);
  router.listen();
  void BESIDE_THE_WORDS[router.route.page]?.();
  await language.load();
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  mount(App, { target });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await keepShell();
}

void start();
