import { expect, test, vi } from 'vitest';
import { Absence, inTurn, linkParts } from './requests';

test('all that a link says is told, and no more than fits', () => {
  expect(linkParts('?PROLIFIC_PID=5f3c&STUDY_ID=a%20b')).toEqual({ PROLIFIC_PID: '5f3c', STUDY_ID: 'a b' });
  const many = Array.from({ length: 20 }, (_, i) => `p${i}=${'x'.repeat(300)}`).join('&');
  expect(Object.values(linkParts(many)).map((value) => value.length)).toEqual(Array.from({ length: 12 }, () => 200));
});

test('time out of sight is counted from one step to the next', () => {
  vi.useFakeTimers();
  const absence = new Absence();
  absence.see(true);
  vi.advanceTimersByTime(4000);
  absence.see(false);
  vi.advanceTimersByTime(1000);
  expect(absence.gone).toBe(4000);
  expect(absence.gone).toBe(4000); // asked again: nothing was written down
  absence.told(4000);
  expect(absence.gone).toBe(0);
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
