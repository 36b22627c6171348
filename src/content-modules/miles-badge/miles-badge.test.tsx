import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import type { Brand } from '../../brands/brand.ts';
import { calculateMiles } from './calculate-miles.ts';
import { findMilesContradictions } from './find-miles-contradictions.ts';
import { isMilesBadgeShown } from './is-miles-badge-shown.ts';
import { MilesBadge } from './miles-badge.tsx';
import { milesBadgeSchema } from './schema.ts';

const regular = { earnRateRegular: 1, earnRateBoost: 3 };
const payment = { programme: 'Miles', rates: { EUR: 1 }, minimumPointsFee: 7500, promotion: null };
const read = async (change: object = {}, milesPayment: Brand['milesPayment'] = payment) =>
  readWords(
    await renderInShop(<MilesBadge {...regular} {...change} />, { brand: { ...abendmeer, milesPayment } }),
  );

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
    [200, '0.005 euros per mile'],
  ])('[MILES-009] [MILES-013] at the brand’s rate %d says: %s', async (rate, words) => {
    expect(await read({}, { ...payment, rates: { EUR: rate } })).toMatch(new RegExp(`^${words} `));
  });

  test('[MOD-119] [MILES-002] [MILES-003] says what the rate was before, where it was another', async () => {
    expect(await read({ rateOriginal: 1 }, { ...payment, rates: { EUR: 4 } })).toContain(
      'before: 1 mile per euro',
    );
    expect(await read({ rateOriginal: 1 })).not.toContain('before');
  });

  test('[MILES-004] [MILES-007] [MILES-008] says what a trip earns, and in a hotel of the collection', async () => {
    expect(await read()).toContain('earns 1,000 miles; in a hotel of the collection, 3,000');
  });

  test('[MILES-005] says from when on miles count, with the brand’s number', async () => {
    expect(await read()).toContain('redeemed from 7,500');
    expect(await read({}, { ...payment, minimumPointsFee: 9000 })).toContain('redeemed from 9,000');
  });

  test('under a brand without miles as a means of payment says what a trip earns', async () => {
    expect(await read({ rateOriginal: undefined }, null)).toMatch(/^A trip for/);
  });

  test.each([
    [{}, []],
    [{ rate: 1, minimumPointsFee: 7500 }, []],
    [{ rate: 2 }, ['rate']],
    [{ minimumPointsFee: 7501 }, ['minimumPointsFee']],
    [{ rate: 2, minimumPointsFee: 0 }, ['rate', 'minimumPointsFee']],
  ])('[MILES-003] [MILES-005] %j contradicts the brand in %j', (props, fields) => {
    expect(findMilesContradictions(props, { milesPayment: payment })).toEqual(fields);
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
    expect(milesBadgeSchema.safeParse({ ...regular, rate: 200, minimumPointsFee: 7500 }).success).toBe(true);
    expect(milesBadgeSchema.safeParse({ ...regular, rate: 0 }).success).toBe(false);
    expect(milesBadgeSchema.safeParse({ ...regular, minimumPointsFee: 1.5 }).success).toBe(false);
  });
});
