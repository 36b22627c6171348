import { expect, it } from 'vitest';
import { phraseDistance } from './phrase-measures.ts';

it.each([
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
  [38_400, 'es', 'unos 38 km'],
  [1_000, 'es', 'más o menos 1 km'],
] as const)('writes %d metres (%s) as %s', (metres, language, written) => {
  expect(phraseDistance(metres, language)).toBe(written);
});
