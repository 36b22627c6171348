import { expect, test } from 'vitest';
import { findCheapest, listSearched, readOptions } from './date-option.ts';
import { buildExampleOffer } from './example-offer.ts';

const option = (value: string, amount: number) => ({
  value,
  label: value,
  offerId: `offer-${value}`,
  amount,
  total: 2 * amount,
});

test('[SAPI-031] [SAPI-035] a column and a short list are read alike', () => {
  const price = { perPersonAmount: 500_00, totalAmount: 1000_00 };
  const offer = buildExampleOffer({ id: 'a', departureAirport: { code: 'FRA', name: 'Frankfurt' } });
  expect(
    readOptions({
      options: [
        { value: 'FRA', label: 'Frankfurt', countryCode: 'DE', isSearched: true, offer },
        { value: 'MUC', label: 'München', offerId: 'b', price },
      ],
    }),
  ).toEqual([
    {
      value: 'FRA',
      label: 'Frankfurt',
      countryCode: 'DE',
      isSearched: true,
      facts: {
        airport: { code: 'FRA', name: 'Frankfurt' },
        departure: '2027-05-01',
        nights: 7,
        board: 'breakfast',
      },
      offerId: 'a',
      amount: 500_00,
      total: 1000_00,
    },
    { value: 'MUC', label: 'München', offerId: 'b', amount: 500_00, total: 1000_00 },
  ]);
});

test('[CASC-005] the cheapest is the first of equal ones, and none where there is none', () => {
  expect(findCheapest([option('7', 200), option('5', 100), option('6', 100)])?.value).toBe('5');
  expect(findCheapest([])).toBeNull();
});

test('airports that the search does not depart from are no part of the best price', () => {
  const far = { ...option('PSA', 100), isSearched: false };
  expect(listSearched([option('7', 200), { ...option('FRA', 300), isSearched: true }, far])).toHaveLength(2);
});
