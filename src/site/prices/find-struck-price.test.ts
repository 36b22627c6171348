import { describe, expect, it } from 'vitest';
import { money } from '../../domain/money/money.ts';
import { findStruckPrice } from './find-struck-price.ts';

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
    '[PRICE-001][PRICE-002] strikes nothing through next to %d for a comparison of %d',
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
