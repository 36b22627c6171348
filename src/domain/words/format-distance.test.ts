import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test.each([
  [0, 'de', '50 m'],
  [74, 'de', '50 m'],
  [76, 'de', '100 m'],
  [949, 'de', '950 m'],
  [950, 'de', '1 km'],
  [1_240, 'de', '1,2 km'],
  [1_240, 'en', '1.2 km'],
  [4_949, 'fr', '4,9 km'],
  [4_950, 'fr', '5 km'],
  [9_999, 'fr', '10 km'],
  [38_400, 'es', '38 km'],
] as const)('a distance of %d metres in %s reads %s', (metres, language, written) => {
  expect(formatDistance(metres, language)).toBe(written);
});
