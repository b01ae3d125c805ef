import { mount } from 'svelte';
import App from './App.svelte';
import { askedFor } from './words/catalogues';
import { language } from './words/language.svelte';
import './look/fonts.css';
import './look/tokens.css';
import './tabletop/letters.css';
import './look/base.css';
import './look/shapes.css';
import './look/slips.css';
import './look/games';
import { router } from './navigation/router.svelte';
import { applySettings, change } from './device/settings.svelte';
import { keepShell } from './device/shell';
import { inStudy } from './device/study';
import { guardTaps } from './device/tap-guard';
import { watchPageSize } from './tabletop/page-size.svelte';

async function start(): Promise<void> {
  applySettings(document.documentElement);
  watchPageSize();
  router.listen();
  const asked = askedFor(location.search);
  if (asked !== null) change('language', asked);
  await language.load();
  const target = document.getElementById('app');
  if (target === null) throw new Error('index.html has no #app');
  guardTaps(document.body);
  mount(inStudy ? (await import('./pages/study/StudyApp.svelte')).default : App, { target });
  if (import.meta.env.PROD && 'serviceWorker' in navigator) await keepShell();
}

void start();
