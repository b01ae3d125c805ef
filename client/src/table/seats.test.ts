import { expect, test } from 'vitest';
import { BOTS } from './bots';
import type { SeatInfo } from '../wire/protocol';
import { nextBot } from './seats';

test('each bot that fills a seat is another character, as long as there are any', () => {
  const seats: SeatInfo[] = [{ kind: 'person', name: 'Mia' }, { kind: 'open' }];
  for (const _ of BOTS) seats.push({ kind: 'bot', bot: nextBot(seats) });
  expect(new Set(seats.flatMap(({ bot }) => bot ?? [])).size).toBe(BOTS.length);
  expect(BOTS).toContain(nextBot(seats));
});

test('a bot that fills a seat is no animal that somebody is', () => {
  const seats: SeatInfo[] = [{ kind: 'person', name: 'Ida', animal: 'otter' }];
  for (const _ of BOTS.slice(1)) seats.push({ kind: 'bot', bot: nextBot(seats) });
  expect(seats.map(({ bot }) => bot)).not.toContain('otter');
});
