import type { OracleMarket } from './charged-market.ts';

const fromEuros = { supply: 'EUR', supplyPlaces: 2 } as const;
const fromYen = { supply: 'JPY', supplyPlaces: 0 } as const;

/** Four markets of goods that are bought in euros; the last has no minor unit. */
export const euroMarkets: readonly OracleMarket[] = [
  { ...fromEuros, charged: 'EUR', places: 2, rate: 10_000 },
  { ...fromEuros, charged: 'CHF', places: 2, rate: 9_342 },
  { ...fromEuros, charged: 'GBP', places: 2, rate: 8_721 },
  { ...fromEuros, charged: 'JPY', places: 0, rate: 1_712_300 },
];

/** Goods that are bought without a minor unit, and sold with two and three decimals. */
export const yenMarkets: readonly OracleMarket[] = [
  { ...fromYen, charged: 'JPY', places: 0, rate: 10_000 },
  { ...fromYen, charged: 'EUR', places: 2, rate: 58 },
  { ...fromYen, charged: 'KWD', places: 3, rate: 21 },
];
