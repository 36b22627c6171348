import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findMilesRange,
  isMilesAmount,
  type MilesRate,
  milesRateOf,
  minimumMilesOf,
  savedMilesOf,
  valueOfMiles,
} from './redeem-miles.ts';

const rate: MilesRate = { currency: 'EUR', milesPerUnit: 200, savedPercent: 0 };
const promotion = { savedPercent: 20, from: '2026-12-01', until: '2026-12-24' };

describe('what miles are worth', () => {
  test.each([
    [7500, 3_750],
    [7501, 3_750],
    [7502, 3_751],
    [0, 0],
  ])('[MILE-010] %i miles at 200 for a euro are %i cents, rounded down', (points, amount) => {
    expect(valueOfMiles(points, rate)).toBe(amount);
  });

  test('[MILE-008] a promotion of 20 per cent makes 8,000 miles worth what cost 10,000', () => {
    const promoted = { ...rate, savedPercent: 20 };
    expect(valueOfMiles(8000, promoted)).toBe(valueOfMiles(10_000, rate));
    expect(savedMilesOf(8000, promoted)).toBe(2000);
    expect(savedMilesOf(8000, rate)).toBe(0);
  });

  test.each([
    ['2026-11-30', 0],
    ['2026-12-01', 20],
    ['2026-12-24', 20],
    ['2026-12-25', 0],
  ])('[MILE-008] on %s a promotion from 1 to 24 December saves %i per cent', (today, savedPercent) => {
    expect(milesRateOf({ rates: { EUR: 200 }, promotion }, 'EUR', today)).toEqual({ ...rate, savedPercent });
  });

  test('miles do not pay in a currency without a rate', () => {
    expect(milesRateOf({ rates: { EUR: 200 }, promotion: null }, 'CHF', '2026-12-01')).toBeNull();
  });
});

describe('how many miles can be redeemed', () => {
  test.each([
    [0, 7500],
    [7500, 7500],
    [7501, 7501],
    [10_000, 10_000],
  ])(
    '[CONST-005] [CONST-006] [VALID-049] with a configured minimum of %i it is %i',
    (minimumPointsFee, minimum) => {
      expect(minimumMilesOf({ minimumPointsFee })).toBe(minimum);
    },
  );

  const find = (total: number, balance: number, minimum = 7500) =>
    findMilesRange({ total, balance, minimum }, rate);

  test.each([
    [7499, 'too-few-points'],
    [7500, 'too-few-points'],
    [7501, 'range'],
  ])('[ERR-015] %i miles with a minimum of 7,500: %s', (balance, kind) => {
    expect(find(100_000, balance).kind).toBe(kind);
  });

  test.each([
    [100_000, 50_000, 50_000],
    [25_000, 50_000, 50_000],
    [24_999, 50_000, 49_998],
    [3_750, 50_000, 7500],
  ])('[MILE-011] [MILE-012] %i cents and %i miles: from 7,500 to %i', (total, balance, max) => {
    expect(find(total, balance)).toEqual({ kind: 'range', min: 7500, max });
  });

  test('a total below the worth of the minimum cannot be paid with miles', () => {
    expect(find(3_749, 50_000)).toEqual({ kind: 'too-low-total' });
  });

  test.each([
    [0, true],
    [1, false],
    [7499, false],
    [7500, true],
    [7500.5, false],
    [8000, true],
    [8001, false],
  ])('[VALID-048] of 8,000 miles an amount of %d is taken: %s', (points, isTaken) => {
    expect(isMilesAmount(points, find(100_000, 8000))).toBe(isTaken);
    expect(isMilesAmount(points, { kind: 'too-few-points' })).toBe(points === 0);
  });

  test('[MILE-011] [MILE-012] the ends are those that trying every number of miles finds', () => {
    fc.assert(
      fc.property(
        fc.record({
          total: fc.integer({ min: 0, max: 3_000 }),
          balance: fc.integer({ min: 0, max: 400 }),
          minimum: fc.integer({ min: 1, max: 200 }),
          milesPerUnit: fc.integer({ min: 1, max: 40 }),
          savedPercent: fc.integer({ min: 0, max: 99 }),
        }),
        ({ total, balance, minimum, milesPerUnit, savedPercent }) => {
          const any: MilesRate = { currency: 'EUR', milesPerUnit, savedPercent };
          const range = findMilesRange({ total, balance, minimum }, any);
          // A mile more is only useful where it pays a cent more, and no cent beyond the total.
          const worth = (points: number) => {
            const exact = (BigInt(points) * 10_000n) / (BigInt(milesPerUnit) * BigInt(100 - savedPercent));
            return Number(exact);
          };
          let most = 0;
          for (let points = 1; points <= balance; points += 1) {
            if (worth(points) > total || worth(points - 1) >= total) break;
            most = points;
          }
          if (balance <= minimum) expect(range).toEqual({ kind: 'too-few-points' });
          else if (most < minimum) expect(range).toEqual({ kind: 'too-low-total' });
          else expect(range).toEqual({ kind: 'range', min: minimum, max: most });
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
