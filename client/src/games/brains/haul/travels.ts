/** All that brains need on their way. It is fetched with the first throw: nothing travels before. */
export { default as Flights } from './Flights.svelte';
export { tokensWhile } from './haul';
export { Hauling } from './hauling.svelte';
