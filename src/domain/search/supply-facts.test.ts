import { expect, it } from 'vitest';
import { stayLengths } from '../../defaults.ts';
import { HIGHEST_RATE } from './supply-facts.ts';

it('the longest stay at the highest rate stays below 65,536 units, at one more it would not', () => {
  expect(HIGHEST_RATE * stayLengths.maxNights).toBeLessThan(65_536);
  expect((HIGHEST_RATE + 1) * stayLengths.maxNights).toBeGreaterThanOrEqual(65_536);
});
