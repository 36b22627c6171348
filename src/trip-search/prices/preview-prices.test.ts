import { expect, test } from 'vitest';
import { catalogueContent, hotelIds } from '../../../tests/factories/search-world.ts';
import { buyInCharged, type Exchange } from '../../domain/money/purchase-currency.ts';
import type { PriceRule, SaleChannel } from '../../domain/search/prices/price-rule.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { previewPrice, summarisePrices } from './preview-prices.ts';

const catalogue = buildCatalogue(catalogueContent);
const { calaBlanca, aether, spree } = hotelIds;
const rules: readonly PriceRule[] = [
  { key: 'stars', hotels: { stars: { from: 45, to: 50 } }, marginBasisPoints: 1_000, perPerson: 500 },
  { key: 'spain', from: '2026-12-01', hotels: { places: ['country/spain'] }, marginBasisPoints: 500 },
];
const inEuros: Exchange = { currency: 'EUR', purchase: buyInCharged('EUR') };
const previewOf = (
  own: readonly PriceRule[],
  {
    hotelId = calaBlanca as number,
    day = '2026-12-01',
    channel = 'web' as SaleChannel,
    exchange = inEuros,
    bought = 100_000,
  } = {},
) =>
  previewPrice(
    { catalogue, range: null },
    { rules: own, day: requireDay(day), channel, exchange },
    { hotelId, bought, travellers: 2 },
  );

test.each([
  ['2026-12-01', calaBlanca, 'spain', 105_000],
  ['2026-12-01', aether, 'stars', 111_000],
  ['2026-12-01', spree, null, 100_000],
  ['2026-11-30', calaBlanca, null, 100_000],
] as const)('on %s hotel %i is priced by %s, its first rule in force', (day, hotelId, key, charged) => {
  const price = previewOf(rules, { day, hotelId });
  expect([price.rule?.key ?? null, price.charged]).toEqual([key, charged]);
});

test('a price is the sum of its conversion and the parts of its rule, each with its amount', () => {
  const all: PriceRule = {
    key: 'all',
    marginBasisPoints: 250,
    perPerson: 450,
    perBooking: 1_000,
    fees: { phone: 2_500 },
    rounding: { step: 1_000, below: 100 },
  };
  const exchange: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.9435' } };
  const { convertedAmount, parts, charged } = previewOf([all], {
    channel: 'phone',
    exchange,
    bought: 100_001,
  });
  expect([convertedAmount, parts, charged]).toEqual([
    94_351,
    { margin: 2_359, perPerson: 900, perBooking: 1_000, fee: 2_500, rounding: 790 },
    101_900,
  ]);
  expect(previewOf([all], { exchange }).parts.fee).toBe(0);
});

test('without a rule nothing is added', () => {
  expect(previewOf([])).toMatchObject({
    rule: null,
    convertedAmount: 100_000,
    charged: 100_000,
    effects: [],
  });
});

test('every rule says what it does, or why it does nothing', () => {
  const [stars, spain] = rules as [PriceRule, PriceRule];
  const plain = { marginBasisPoints: 0 };
  const own: readonly PriceRule[] = [
    { ...plain, key: 'early', until: '2026-11-30' },
    { ...plain, key: 'late', from: '2026-12-02' },
    { ...plain, key: 'phone', channels: ['phone'] },
    { ...plain, key: 'francs', currency: 'CHF' },
    stars,
    spain,
    { ...plain, key: 'rest' },
  ];
  expect(previewOf(own).effects.map(({ rule, effect }) => [rule.key, effect])).toEqual([
    ['early', 'over'],
    ['late', 'not-yet'],
    ['phone', 'other-channel'],
    ['francs', 'other-currency'],
    ['stars', 'other-hotels'],
    ['spain', 'decides'],
    ['rest', 'decided-before'],
  ]);
  expect(previewOf([stars]).effects).toMatchObject([{ effect: 'other-hotels' }]);
});

test('a hotel that is not sold has no price', () => {
  expect(() => previewOf(rules, { hotelId: 1 })).toThrow('does not sell hotel 1');
});

test('changes are calculated from the price without a rule, and none of no price', () => {
  const priceOf = (convertedAmount: number, charged: number) => ({ convertedAmount, charged });
  const prices = [priceOf(100, 110), priceOf(1_000, 1_000), priceOf(200, 210), priceOf(100, 99)];
  expect(summarisePrices(prices)).toEqual({ lowest: -100, median: 0, highest: 1_000 });
  expect(summarisePrices([priceOf(0, 10)])).toBeNull();
});
