import { expect, test } from 'vitest';
import { lightScene } from './light-scene.ts';

test('a picture of the catalogue is shown in the light of the brand', () => {
  expect(lightScene('pool.aegean.summer.noon.warm.h7', 'noon')).toBe('pool.aegean.summer.noon.noon.h7');
  expect(lightScene('pool.aegean.summer.noon.warm.h7', 'warm')).toBe('pool.aegean.summer.noon.warm.h7');
});

test('a key that cannot be read stays as it is', () => {
  expect(lightScene('not-a-scene', 'noon')).toBe('not-a-scene');
});
