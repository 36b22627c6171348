import type { CurrencyInfo } from '../domain/money/currency-info.ts';

/** Exchange rates for showing prices of a site that charges euros; an operator replaces them with those of the day. */
export const euroRates: CurrencyInfo = {
  baseCurrency: 'EUR',
  rates: { EUR: '1', CHF: '0.9342', GBP: '0.8721', SEK: '10.9715', DKK: '7.4688' },
  contexts: { browse: 'EUR', checkout: 'EUR' },
  dateTime: '2026-11-20T15:00:00Z',
};
