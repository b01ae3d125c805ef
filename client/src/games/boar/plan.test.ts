import { expect, test } from 'vitest';
import { firstPlan, newTable, withAgreed, withoutPerson, withPerson } from '../../setup/plan';

test('B15: naming is for several', () => {
  const two = withPerson(firstPlan('boar', [], 'You'), [], 'Ben');
  const agreed = withAgreed(two, 'naming', true);
  expect(newTable(two).options).toEqual({ mode: 'versus', starter: 0, level: 'rookie', naming: false });
  expect(newTable(agreed).options).toEqual({ mode: 'versus', starter: 0, level: 'rookie', naming: true });
  expect(newTable(withoutPerson(agreed, 1)).options).toEqual({ mode: 'solo', starter: 0, level: 'rookie' });
});
