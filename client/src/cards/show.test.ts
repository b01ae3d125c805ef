import { expect, test } from 'vitest';
import { turning, wayTo } from './show';

const table = (face: string, points: number, box = 0) => ({ face, points: [points], errors: 0, box });

const asked = table('down', 3);
const open = table('a ring', 3);
const gone = table('nothing', 3);
const now = table('a key', 4, 2);

test('a breath, the card at its place, the word, and then it has gone and counts', () => {
  const beats = turning(now, { asked, open, gone });
  expect(Object.keys(beats)).toEqual(['breath', 'truth', 'verdict', 'after']);
  expect([beats.breath, beats.truth, beats.verdict]).toEqual([asked, open, open]);
  expect(beats.after).toEqual(table('nothing', 4, 2));
});

test('nothing of what comes next is on the table, and no number counts up before the last beat', () => {
  const beats = turning(now, { asked, open, gone });
  expect(JSON.stringify(beats)).not.toContain('a key');
  for (const seen of [beats.breath, beats.truth, beats.verdict]) expect([seen?.points, seen?.box]).toEqual([[3], 0]);
});

test('a card that not everybody may see has no truth, and the word comes all the same', () => {
  const told = table('down, and what was said', 3);
  expect(Object.keys(turning(now, { asked, open: null, gone }))).toEqual(['breath', 'verdict', 'after']);
  expect(turning(now, { asked, open: null, gone }).verdict).toEqual(asked);
  expect(turning(now, { asked, open, told, gone }).verdict).toEqual(told);
});

test('it goes to who won it, to what all have won, or to what is lost', () => {
  expect([wayTo(0), wayTo(3), wayTo('all'), wayTo('nobody')]).toEqual(["[data-seat='0']", "[data-seat='3']", '.piles .good', '.piles .bad, .piles .box']);
});
