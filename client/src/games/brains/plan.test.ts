import { expect, test } from 'vitest';
import { OFFERS } from '../../wire/offers';
import { choicesOf, firstPlan, newTable, withNextChoice } from '../../setup/plan';

const [colours] = OFFERS.brains.options;
const first = firstPlan('brains', [], 'You');

test('M3: each seat has its own colour, and there is no level', () => {
  expect(newTable(first).options).toEqual({ mode: 'versus', starter: 0, colours: ['red', 'yellow', 'blue'] });
});

test('M3: choosing a taken colour exchanges the two', () => {
  const once = withNextChoice(first, colours, 0);
  expect(choicesOf(once, 'colours')).toEqual(['yellow', 'red', 'blue', 'green', 'black']);
  expect(choicesOf(withNextChoice(once, colours, 0), 'colours')).toEqual(['blue', 'red', 'yellow', 'green', 'black']);
});
