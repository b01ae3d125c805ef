/** Tests speak of everything, whatever page says it. */
import { language } from './language.svelte';

await language.goOn('beyond');
