/** What a game hands over for what the table notices is what everybody may know: whatever else differs changes nothing. */
import { expect, test } from 'vitest';
import { GAMES } from '../wire/games';
import { noticingOf } from './noticing';
import { shownOf } from './shown';

/** What some may see and others may not, by the name of its field; for a hand, its length is public. */
const SECRETS = new Set(['held', 'suspect', 'card', 'animal', 'shown', 'turned']);

/** The same in another world: every secret is another one, and every hand is seen from its other side. */
function elsewhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => elsewhere(part));
  if (typeof value !== 'object' || value === null) return value;
  if ('hand' in value && value.hand === 'faces' && 'animals' in value) return { hand: 'backs', cards: (value.animals as unknown[]).length };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRETS.has(key) && part !== null && typeof part === 'object' ? {} : elsewhere(part)]),
  );
}

/** The smallest game has nothing that its table notices, and so has a game that was begun from it today. */
const NOTICING = new Set(Object.keys(import.meta.glob('./*/notices.ts')).map((file) => file.split('/')[1]));

test.each(GAMES.filter((game) => NOTICING.has(game)))('%s: two worlds that differ in secrets alone are noticed alike', async (game) => {
  const noticing = await noticingOf(game);
  if (noticing === null) throw new Error(`games/${game} has no notices.ts`);
  const { standing, deedOf } = noticing;
  const { tables, fullest, rounds } = await shownOf(game);
  const boards = [...Object.values(tables), ...Object.values(fullest), ...Object.values(rounds).flat()];
  expect(boards.length).toBeGreaterThan(10);
  for (const { observation, news = [] } of boards) {
    expect(standing(elsewhere(observation) as typeof observation)).toEqual(standing(observation));
    for (const event of news) expect(deedOf(elsewhere(event) as typeof event)).toEqual(deedOf(event));
    const { points, left } = standing(observation);
    expect([points.every(Number.isInteger), Number.isInteger(left), left >= 0]).toEqual([true, true, true]);
  }
});
