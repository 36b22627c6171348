import type { Market } from '../domain/places/market.ts';

/**
 * The seven markets (SHELL-003) as a site in Germany offers them: none has a site of its own yet, so that each entry sets
 * language and display currency here (DATA-018).
 */
export const germanSiteMarkets: readonly Market[] = [
  { code: 'de', languages: ['de', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' },
  { code: 'at', languages: ['de', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' },
  { code: 'ch', languages: ['de', 'fr', 'it', 'en'], currencies: ['CHF', 'EUR'], displayCurrency: 'CHF' },
  { code: 'gb', languages: ['en'], currencies: ['GBP'], displayCurrency: 'GBP' },
  { code: 'ie', languages: ['en'], currencies: ['EUR'], displayCurrency: 'EUR' },
  { code: 'it', languages: ['it', 'de', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' },
  { code: 'es', languages: ['es', 'en'], currencies: ['EUR'], displayCurrency: 'EUR' },
];
