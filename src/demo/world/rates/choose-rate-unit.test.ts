import { expect, it } from 'vitest';
import { chooseRateUnit } from './choose-rate-unit.ts';

it('most houses charge whole euros, some to ten or fifty cents', () => {
  expect(chooseRateUnit(6_000, 0.5)).toBe(100);
  expect(chooseRateUnit(6_000, 0.1)).toBe(50);
  expect(chooseRateUnit(6_000, 0.05)).toBe(10);
});

it('a house too dear for small steps takes larger ones', () => {
  expect(chooseRateUnit(12_000, 0.05)).toBe(50);
  expect(chooseRateUnit(99_000, 0.5)).toBe(100);
  expect(chooseRateUnit(150_000, 0.5)).toBe(200);
  expect(chooseRateUnit(300_000, 0.5)).toBe(500);
});
