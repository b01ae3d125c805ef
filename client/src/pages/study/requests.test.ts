import { expect, test, vi } from 'vitest';
import { inTurn, languageAmong, linkParts, Meanwhile } from './requests';

test('all that a link says is told, and no more than fits', () => {
  expect(linkParts('?PROLIFIC_PID=5f3c&STUDY_ID=a%20b')).toEqual({ PROLIFIC_PID: '5f3c', STUDY_ID: 'a b' });
  const many = Array.from({ length: 20 }, (_, i) => `p${i}=${'x'.repeat(300)}`).join('&');
  expect(Object.values(linkParts(many)).map((value) => value.length)).toEqual(Array.from({ length: 12 }, () => 200));
});

test.each([
  [['en', 'de'], 'de', ['fr'], 'de'],
  [['en', 'de'], 'fr', ['fr', 'de-AT'], 'de'],
  [['en', 'de'], 'fr', ['fr'], 'en'],
  [[], 'fr', ['fr'], 'fr'],
])('of %j, where %s is spoken and %j wished, it is %s', (tongues, spoken, wished, taken) => {
  expect(languageAmong(tongues, spoken, wished)).toBe(taken);
});

test('what happens meanwhile is counted from one step to the next', () => {
  vi.useFakeTimers();
  const meanwhile = new Meanwhile();
  meanwhile.seeAdviser(false);
  meanwhile.see(true);
  vi.advanceTimersByTime(4000);
  meanwhile.see(false);
  vi.advanceTimersByTime(1000);
  for (const on of [false, true, true, false]) meanwhile.seeAdviser(on);
  const first = { gone: 4000, switched: 2 };
  expect(meanwhile.since).toEqual(first);
  meanwhile.seeAdviser(true);
  expect(meanwhile.since).toEqual({ gone: 4000, switched: 3 }); // asked again: nothing was written down
  meanwhile.told(first);
  expect(meanwhile.since).toEqual({ gone: 0, switched: 1 });
  vi.useRealTimers();
});

test('what is done while an answer is on its way is said after it', async () => {
  const said: (string | null)[] = [];
  let answer: () => void = () => undefined;
  const go = inTurn(async (wanted: string | null) => {
    said.push(wanted);
    if (said.length === 1) await new Promise<void>((resolve) => (answer = resolve));
  });
  const first = go(null);
  await go('stopped');
  await go(null);
  answer();
  await first;
  expect(said).toEqual([null, 'stopped']);
});
