import { describe, expect, it } from 'vitest';
import { compareMoney, money, roundUpToWholeUnits, subtractMoney } from './money.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

describe('money', () => {
  it('[PRICE-003] is in EUR when no currency is named', () => {
    expect(money(9950)).toEqual({ amount: 9950, currency: 'EUR' });
  });

  it.each([0.5, 99.99, Number.NaN, Number.POSITIVE_INFINITY, LARGEST + 1, -LARGEST - 1])(
    'refuses %d as an amount',
    (amount) => {
      expect(() => money(amount)).toThrow(RangeError);
    },
  );

  it.each([0, 1, -1, LARGEST, -LARGEST])('takes %d as an amount', (amount) => {
    expect(money(amount).amount).toBe(amount);
  });

  it('knows no negative zero', () => {
    expect(Object.is(money(-0).amount, 0)).toBe(true);
  });

  it('subtracts within one currency', () => {
    expect(subtractMoney(money(10_01, 'CHF'), money(10_02, 'CHF'))).toEqual(money(-1, 'CHF'));
  });

  it('refuses to subtract or compare two currencies', () => {
    const [euro, pound] = [money(1, 'EUR'), money(1, 'GBP')];
    expect(() => subtractMoney(euro, pound)).toThrow(TypeError);
    expect(() => compareMoney(euro, pound)).toThrow('Cannot calculate EUR with GBP: convert first');
  });

  it('throws rather than lose a cent to overflow', () => {
    expect(subtractMoney(money(LARGEST - 1), money(-1)).amount).toBe(LARGEST);
    expect(() => subtractMoney(money(LARGEST), money(-1))).toThrow(RangeError);
  });

  it.each([
    [99, 100, -1],
    [100, 100, 0],
    [101, 100, 1],
    [-1, 0, -1],
  ])('compares %d with %d as %d', (left, right, order) => {
    expect(compareMoney(money(left), money(right))).toBe(order);
  });

  it.each([
    [0, 0],
    [1, 1_00],
    [99, 1_00],
    [1_00, 1_00],
    [1_01, 2_00],
    [999_99, 1000_00],
    [1000_00, 1000_00],
    [1000_01, 1001_00],
    [-1, 0],
    [-99, 0],
    [-1_00, -1_00],
    [-1_01, -1_00],
  ])('[PRICE-005] rounds %d minor units up to %d', (amount, whole) => {
    expect(roundUpToWholeUnits(money(amount, 'GBP'))).toEqual(money(whole, 'GBP'));
  });
});
