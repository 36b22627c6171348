import { expect, test } from 'vitest';
import { loadTexts } from '../../texts/load-texts.ts';
import { askSaleCheck } from './ask-sale-check.ts';
import type { SaleCheck } from './sale-check.ts';

const form = {
  hotel: '1201',
  from: '2027-05-01',
  nights: '7',
  adults: '2',
  children: '',
  airport: 'FRA',
  hotelOnly: '',
  brand: 'seaside',
};

/** Knows one brand, in which the hotel was taken off sale. */
const saleCheck: SaleCheck = {
  explain: async (brand) =>
    brand === 'seaside'
      ? { currency: 'EUR', answer: { isSold: false, reason: 'removed', values: {}, days: {}, source: null } }
      : null,
};
const ask = async (typed: Partial<typeof form>) =>
  askSaleCheck(saleCheck, { ...form, ...typed }, { texts: await loadTexts('en'), language: 'en' });

test('a question is answered in words', async () => {
  const { answer, refused } = await ask({});
  expect(refused).toBeNull();
  expect(answer?.isSold).toBe(false);
  expect(answer?.sentence).not.toBe('');
});

test('a form without hotel and day asks nothing yet', async () => {
  expect(await ask({ hotel: '', from: '' })).toEqual({ answer: null, refused: null });
});

test.each([
  ['nights', { nights: 'a week' }],
  ['brand', { brand: 'mountains' }],
] as const)('the field %s is named where it is wrong', async (field, typed) => {
  expect(await ask(typed)).toEqual({ answer: null, refused: field });
});
