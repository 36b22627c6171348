import { brand as abendmeer } from '../../../src/brands/abendmeer/brand.ts';
import type { Brand } from '../../../src/brands/brand.ts';

/** Abendmeer as a site that sells in Switzerland: it charges and shows francs, at the rate 1 to what it buys in. */
export const swissBrand: Brand = {
  ...abendmeer,
  market: 'ch',
  insolvencyCover: {
    ch: {
      insurer: 'Reisegarantie Musterstadt',
      address: 'Sicherungsgasse 2, 8000 Musterstadt',
      country: 'CH',
      phone: '+41 44 000 00 00',
      email: 'hilfe@reisegarantie.example',
      policy: 'RGF-0000-A',
    },
  },
  currencyInfo: {
    baseCurrency: 'CHF',
    rates: { CHF: '1', EUR: '1' },
    contexts: { browse: 'CHF', checkout: 'CHF' },
    dateTime: '2026-11-20T15:00:00Z',
  },
};
