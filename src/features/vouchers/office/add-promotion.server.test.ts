import { expect, test } from 'vitest';
import type { Promotion } from '../../../domain/vouchers/judge-promotion.ts';
import { addPromotion } from './add-promotion.server.ts';
import { PROMOTION_FIELDS, type PromotionForm } from './read-promotion.ts';

const form = {
  ...Object.fromEntries([...PROMOTION_FIELDS, 'market', 'combinable', 'members'].map((name) => [name, ''])),
  brand: 'seaside',
  code: 'spring',
  discount: '5 %',
} as PromotionForm;

/** Adds to a shop with one brand and the codes that are taken. */
async function add(typed: Partial<PromotionForm>, taken: readonly string[] = []) {
  const added: Omit<Promotion, 'id'>[] = [];
  const promotions = {
    add: async (promotion: Omit<Promotion, 'id'>) => {
      if (taken.includes(promotion.code)) return false;
      added.push(promotion);
      return true;
    },
  };
  const isBrand = (key: string) => key === 'seaside';
  const companyOf = (brand: string) => `company of ${brand}`;
  const outcome = await addPromotion({ promotions, isBrand, companyOf }, { ...form, ...typed });
  return { outcome, added };
}

test('a promotion is one of the company that sells under its brand', async () => {
  const { outcome, added } = await add({});
  expect(outcome).toEqual({ ok: true, code: 'SPRING' });
  expect(added).toMatchObject([{ code: 'SPRING', brand: 'seaside', companyId: 'company of seaside' }]);
});

test.each([
  ['discount', 'a wrong field', { discount: 'a lot' }, []],
  ['code', 'a brand that the shop does not have', { brand: 'mountains' }, []],
  ['code', 'a code that the brand has already', {}, ['SPRING']],
] as const)('the field %s is named for %s', async (field, _why, typed, taken) => {
  expect(await add(typed, taken)).toEqual({ outcome: { ok: false, field }, added: [] });
});
