import { expect, test } from 'vitest';
import { together } from './photograph';

test('figures stand as large as the place allows', () => {
  expect(together(1, 0.5)).toEqual({ across: 1, rows: 1 });
  expect(together(4, 1)).toEqual({ across: 2, rows: 2 });
  expect(together(2, 0.5)).toEqual({ across: 1, rows: 2 });
  expect(together(12, 2.1)).toEqual({ across: 6, rows: 2 }); // each 0.35 high; 5 across would be three rows of 0.33
  expect(together(12, 2)).toEqual({ across: 6, rows: 2 }); // no larger than with 4 across, and it fills the width
  expect(together(12, 0.6)).toEqual({ across: 3, rows: 4 }); // 0.2; 2 across would be six rows of 0.17
});
