import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { findStruckPrice, resolvePrice } from './price-rules.ts';

describe('resolvePrice', () => {
  it('[PRICE-006] is the price per person unless a total is requested', () => {
    expect(resolvePrice(money(499_50))).toEqual(money(499_50));
    expect(resolvePrice(money(499_50), { travellerCount: 3 })).toEqual(money(499_50));
    expect(resolvePrice(money(499_50), { total: false, travellerCount: 3 })).toEqual(money(499_50));
  });

  it.each([
    [499_50, 1, 499_50],
    [499_50, 2, 999_00],
    [33_33, 3, 99_99],
    [0, 4, 0],
  ])('[PRICE-006] multiplies %d by %d travellers to %d', (perPerson, travellerCount, total) => {
    expect(resolvePrice(money(perPerson, 'CHF'), { total: true, travellerCount })).toEqual(
      money(total, 'CHF'),
    );
  });

  it('[PRICE-007] takes a total for two when no count is given', () => {
    expect(resolvePrice(money(499_50), { total: true })).toEqual(money(999_00));
  });

  it('[PRICE-015] multiplies before anything is rounded', () => {
    expect(resolvePrice(money(99_50), { total: true })).toEqual(money(199_00));
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses a total for %d travellers', (travellerCount) => {
    expect(() => resolvePrice(money(100_00), { total: true, travellerCount })).toThrow(RangeError);
  });
});

describe('findStruckPrice', () => {
  it.each([
    [500_00, 500_01],
    [499_01, 500_01],
    [500_00, 600_00],
    [0, 1],
  ])('[PRICE-001] strikes through a comparison price above the current %d: %d', (current, comparison) => {
    expect(findStruckPrice(money(current), money(comparison))).toEqual(money(comparison));
  });

  it.each([
    [500_00, 500_00],
    [500_00, 499_99],
    [499_01, 499_99],
    [499_01, 500_00],
    [500_01, 500_99],
    [500_01, 501_00],
  ])(
    '[PRICE-001][PRICE-002] strikes nothing through beside %d for a comparison of %d',
    (current, comparison) => {
      expect(findStruckPrice(money(current), money(comparison))).toBeNull();
    },
  );

  it.each([null, undefined])('strikes nothing through without a comparison price: %s', (comparison) => {
    expect(findStruckPrice(money(500_00), comparison)).toBeNull();
  });

  it('refuses to compare two currencies', () => {
    expect(() => findStruckPrice(money(500_00, 'EUR'), money(900_00, 'CHF'))).toThrow(TypeError);
  });
});
