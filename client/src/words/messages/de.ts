/** Deutsch. Dieselben Schlüssel und Stellen wie en.ts; messages.test.ts prüft das. */
import { page } from './de/page';

export default page;
