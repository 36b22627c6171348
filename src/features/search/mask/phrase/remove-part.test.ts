import { expect, test } from 'vitest';
import { removePart } from './remove-part.ts';

test.each([
  ['eine Woche Kreta im Mai', [{ start: 0, end: 10 }], 'Kreta im Mai'],
  [' Kreta, all inclusive, Mai', [{ start: 7, end: 20 }], 'Kreta,, Mai'],
  [
    'unter 600 Kreta pro Person',
    [
      { start: 0, end: 9 },
      { start: 16, end: 26 },
    ],
    'Kreta',
  ],
  ['Kreta', [{ start: 0, end: 5 }], ''],
])('%s loses the words of a part', (keyword, ranges, rest) => {
  expect(removePart(keyword, ranges)).toBe(rest);
});
