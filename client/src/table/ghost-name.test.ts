import { beforeAll, expect, test } from 'vitest';
import { monthName } from './ghost-name';
import { language } from '../words/language.svelte';
import { firstPlan, seatsOf, withBot, withCharacter } from '../setup/plan';
import type { PadGhost, SeatInfo } from '../wire/protocol';
import { GAMES } from '../wire/games';
import { whoIs } from './seats';

const MIA: PadGhost = { bot: 'ghost-1-2025-10', player: 1, name: 'Mia', animal: 'otter', month: '2025-10', games: 20, rough: 'portrait', traits: {} };

beforeAll(() => language.speak('en'));

test('a month is called by its name, and of another year with the year, in every language', async () => {
  const now = new Date(2025, 11, 1);
  expect(monthName('2025-10', now)).toBe('October');
  expect(monthName('2024-01', now)).toBe('January 2024');
  await language.speak('de');
  expect(monthName('2025-10', now)).toBe('Oktober');
  expect(monthName('2024-01', now)).toBe('Januar 2024');
  await language.speak('en');
});

test('a ghost in a plan is asked for by its own name, and sits once', () => {
  const game = GAMES[0];
  if (game === undefined) throw new Error('there are games');
  const plan = withCharacter(withBot(withBot(firstPlan(game, [], 'Penguin'))), 0, MIA);
  const bots = () => seatsOf(plan).flatMap((seat) => (seat.kind === 'bot' ? [seat.bot] : []));
  expect(bots()[0]).toBe(MIA.bot);
  const moved = withCharacter(plan, 1, { ...MIA });
  expect(seatsOf(moved).filter((seat) => seat.bot === MIA.bot)).toHaveLength(1);
});

test('at a table a ghost is called by its person and month; a person for whom a bot plays keeps their name', () => {
  const ghost: SeatInfo = { kind: 'bot', name: 'Mia', animal: 'otter', bot: 'ghost', ghost: '2025-10' };
  expect(whoIs(ghost)).toBe('Mia (October 2025)'); // with a comma it would read as if Mia were spoken to
  expect(whoIs({ kind: 'bot', name: 'Mia', bot: 'otter' })).toBe('Mia');
  expect(whoIs({ kind: 'open' })).toBeUndefined();
});
