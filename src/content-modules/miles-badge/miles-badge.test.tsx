import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { calculateMiles } from './calculate-miles.ts';
import { isMilesBadgeShown } from './is-miles-badge-shown.ts';
import { MilesBadge } from './miles-badge.tsx';
import { milesBadgeSchema } from './schema.ts';

const regular = { rate: 1, earnRateRegular: 1, earnRateBoost: 3, minimumPointsFee: 7500 };
const read = async (change: object = {}) =>
  readWords(await renderInShop(<MilesBadge {...regular} {...change} />));

describe('miles badge', () => {
  test('[MILES-001] [EDIT-007] is shown only to editors', () => {
    expect(isMilesBadgeShown(regular, { isEditor: true })).toBe(true);
    expect(isMilesBadgeShown(regular, { isEditor: false })).toBe(false);
  });

  test.each([
    [1, '1 mile per euro'],
    [4, '0.25 euros per mile'],
    [0.5, '2 euros per mile'],
    [3, '0.33 euros per mile'],
  ])('[MILES-009] [MILES-013] at the rate %d says: %s', async (rate, words) => {
    expect(await read({ rate })).toMatch(new RegExp(`^${words} `));
  });

  test('[MOD-119] [MILES-002] [MILES-003] says what the rate was before, where it was another', async () => {
    expect(await read({ rate: 4, rateOriginal: 1 })).toContain('before: 1 mile per euro');
    expect(await read({ rateOriginal: 1 })).not.toContain('before');
  });

  test('[MILES-004] [MILES-007] [MILES-008] says what a trip earns, and in a hotel of the collection', async () => {
    expect(await read()).toContain('earns 1,000 miles; in a hotel of the collection, 3,000');
  });

  test('[MILES-005] says from when on miles count', async () => {
    expect(await read()).toContain('redeemed from 7,500');
  });

  test.each([
    [999, 1, 999],
    [333, 0.1, 33],
    [10, 0.35, 3],
    [1000, 1.255, 1255],
    [3, 0.333, 0],
  ])('[MILES-006] %d at %d earns %d miles, rounded down and not a mile less', (price, rate, miles) => {
    expect(calculateMiles(price, rate)).toBe(miles);
  });

  test('[MILES-003] a rate is above nought', () => {
    expect(milesBadgeSchema.safeParse(regular).success).toBe(true);
    expect(milesBadgeSchema.safeParse({ ...regular, rate: 0 }).success).toBe(false);
    expect(milesBadgeSchema.safeParse({ ...regular, minimumPointsFee: 1.5 }).success).toBe(false);
  });
});
