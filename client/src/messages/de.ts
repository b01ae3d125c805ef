/** Deutsch. Dieselben Schlüssel und Stellen wie en.ts; messages.test.ts prüft das. */
import type { Catalogue } from '../language.svelte';
import { about } from './de/about';
import { boar } from './de/boar';
import { brains } from './de/brains';
import { goose } from './de/goose';
import { lessons } from './de/lessons';
import { live } from './de/live';
import { notepad } from './de/notepad';
import { page } from './de/page';
import { pieces } from './de/pieces';
import { rules } from './de/rules';
import { table } from './de/table';

const de: Catalogue = {
  ...page,
  ...pieces,
  ...about,
  ...rules,
  ...lessons,
  ...table,
  ...live,
  ...notepad,
  ...goose,
  ...boar,
  ...brains,
};

export default de;
