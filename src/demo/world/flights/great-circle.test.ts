import { expect, it } from 'vitest';
import { greatCircle } from './great-circle.ts';

const frankfurt = { latitude: 50.03, longitude: 8.56 };

it('distances are those of the globe', () => {
  expect(greatCircle(frankfurt, { latitude: 39.55, longitude: 2.74 })).toBeCloseTo(1_251, -1);
  expect(greatCircle(frankfurt, { latitude: 40.64, longitude: -73.78 })).toBeCloseTo(6_190, -1.4);
});

it('a way over the date line is no longer than it is', () => {
  expect(greatCircle({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBeCloseTo(
    222.4,
    0,
  );
});

it('from a place to itself it is nothing', () => {
  expect(greatCircle(frankfurt, frankfurt)).toBe(0);
});
