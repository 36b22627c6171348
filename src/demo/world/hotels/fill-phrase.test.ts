import { expect, it } from 'vitest';
import { fillPhrase } from './fill-phrase.ts';

it('puts values into their places', () => {
  expect(fillPhrase('{name} in {city}, {name}', { name: 'Lumen', city: 'Bari' })).toBe(
    'Lumen in Bari, Lumen',
  );
});

it('refuses a place that has no value', () => {
  expect(() => fillPhrase('{name}', {})).toThrow(RangeError);
});
