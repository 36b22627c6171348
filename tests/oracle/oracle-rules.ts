import type { PriceRule } from '../../src/domain/search/prices/price-rule.ts';
import type { PlainRule } from './priced-brand.ts';
import { cities } from './random-supply.ts';

const [first, second, third] = cities;
const country = first?.countryId ?? 0;
const region = second?.regionId ?? 0;
const city = third?.cityId ?? 0;

/** As a brand's data has them, and the same in plain words. */
export const oracleRules: readonly PriceRule[] = [
  {
    key: 'stars',
    hotels: { stars: { from: 45, to: 50 } },
    marginBasisPoints: 1_250,
    perPerson: 1_000,
    rounding: { step: 10_000, below: 100 },
  },
  { key: 'region', hotels: { places: [`region/p${region}`] }, marginBasisPoints: 0, perBooking: 4_999 },
  { key: 'operators', hotels: { operators: ['TUV', 'own'] }, marginBasisPoints: 777 },
  {
    key: 'country',
    hotels: { places: [`country/p${country}`], outsidePlaces: [`city/p${city}`] },
    marginBasisPoints: 333,
    rounding: { step: 25_000, below: 0 },
  },
];
const plain = { margin: 0, perPerson: 0, perBooking: 0, step: 1, below: 0 };
export const plainRules: readonly PlainRule[] = [
  {
    ...plain,
    key: 'stars',
    holdsFor: ({ category }) => category >= 45,
    margin: 1_250,
    perPerson: 1_000,
    step: 10_000,
    below: 100,
  },
  { ...plain, key: 'region', holdsFor: ({ regionId }) => regionId === region, perBooking: 4_999 },
  {
    ...plain,
    key: 'operators',
    holdsFor: ({ operator }) => operator === undefined || operator === 'TUV',
    margin: 777,
  },
  {
    ...plain,
    key: 'country',
    holdsFor: ({ countryId, cityId }) => countryId === country && cityId !== city,
    margin: 333,
    step: 25_000,
  },
];
export const ruleForAll: PriceRule = {
  key: 'all',
  marginBasisPoints: 500,
  rounding: { step: 1_000, below: 1 },
};
export const plainForAll: PlainRule = {
  ...plain,
  key: 'all',
  holdsFor: () => true,
  margin: 500,
  step: 1_000,
  below: 1,
};

/** Rules of a brand that charges several currencies: those with amounts or an ending are for one of them. */
export const marketRules: readonly PriceRule[] = [
  {
    key: 'stars-euros',
    currency: 'EUR',
    hotels: { stars: { from: 45, to: 50 } },
    marginBasisPoints: 1_250,
    perPerson: 1_000,
    rounding: { step: 10_000, below: 100 },
  },
  {
    key: 'stars-yen',
    currency: 'JPY',
    hotels: { stars: { from: 45, to: 50 } },
    marginBasisPoints: 733,
    perPerson: 1_500,
    perBooking: 777,
    rounding: { step: 5_000, below: 20 },
  },
  { key: 'region', hotels: { places: [`region/p${region}`] }, marginBasisPoints: 251 },
  {
    key: 'all-francs',
    currency: 'CHF',
    marginBasisPoints: 500,
    perBooking: 4_999,
    rounding: { step: 1_000, below: 1 },
  },
];
export const plainMarketRules: readonly PlainRule[] = [
  {
    ...plain,
    key: 'stars-euros',
    currency: 'EUR',
    holdsFor: ({ category }) => category >= 45,
    margin: 1_250,
    perPerson: 1_000,
    step: 10_000,
    below: 100,
  },
  {
    ...plain,
    key: 'stars-yen',
    currency: 'JPY',
    holdsFor: ({ category }) => category >= 45,
    margin: 733,
    perPerson: 1_500,
    perBooking: 777,
    step: 5_000,
    below: 20,
  },
  { ...plain, key: 'region', holdsFor: ({ regionId }) => regionId === region, margin: 251 },
  {
    ...plain,
    key: 'all-francs',
    currency: 'CHF',
    holdsFor: () => true,
    margin: 500,
    perBooking: 4_999,
    step: 1_000,
    below: 1,
  },
];
