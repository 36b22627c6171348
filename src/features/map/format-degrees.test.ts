import { expect, test } from 'vitest';
import { formatDegrees } from './format-degrees.ts';

test.each([
  [39.5123, 'NS', 'en', '39.512° N'],
  [-8.65, 'NS', 'en', '8.650° S'],
  [2.65, 'EW', 'de', '2,650° O'],
  [-16.5, 'EW', 'de', '16,500° W'],
  [-16.5, 'EW', 'fr', '16,500° O'],
  [-16.5, 'EW', 'es', '16,500° O'],
  [12.25, 'EW', 'it', '12,250° E'],
] as const)('%d %s in %s is %s', (degrees, sides, language, expected) => {
  expect(formatDegrees(degrees, sides, language)).toBe(expected);
});
