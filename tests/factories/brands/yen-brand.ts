import type { Brand } from '../../../src/brands/brand.ts';
import { swissBrand } from './swiss-brand.ts';

const { vouchers, milesPayment } = swissBrand;
if (vouchers === null || milesPayment === null) throw new Error('Abendmeer sells vouchers and takes miles');

/** Abendmeer as a site whose market charges yen, which have no minor unit. */
export const yenBrand: Brand = {
  ...swissBrand,
  markets: swissBrand.markets.map((market) =>
    market.code === 'ch' ? { ...market, currencies: ['JPY'], displayCurrency: 'JPY' } : market,
  ),
  currencyInfo: {
    baseCurrency: 'JPY',
    rates: { JPY: '1' },
    contexts: { browse: 'JPY', checkout: 'JPY' },
    dateTime: '2026-11-20T15:00:00Z',
  },
  payment: { ...swissBrand.payment, prepaymentThreshold: 10_000 },
  membershipDiscountPercent: 0,
  milesPayment: { ...milesPayment, rates: { JPY: 2 } },
  vouchers: { ...vouchers, amounts: [5_000, 10_000, 20_000] },
};
