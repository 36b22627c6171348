import { expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { openSearchVisit } from './open-search-visit.server.ts';
import type { SearchVisit, Shopper } from './search-visit.server.ts';

/** A search that only says for whom it was opened. */
const search = { visit: (shopper: Shopper) => shopper as SearchVisit };

test('[AIRPORT-020] searches depart from the chosen market’s country and are charged in the site’s own', () => {
  const { homeCountry, currency } = openSearchVisit(search, buildVisit({ market: 'gb', currency: 'GBP' }));
  expect([homeCountry, currency]).toEqual(['GB', 'EUR']);
});

test('[AIRPORT-020] without a choice they depart from the country of the site’s own market', () => {
  expect(openSearchVisit(search, buildVisit()).homeCountry).toBe('DE');
});
