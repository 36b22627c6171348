import { expect, test } from 'vitest';
import { severalMarketsBrand } from '../../tests/factories/brands/several-markets-brand.ts';
import { chargedCurrencyOf } from '../domain/places/market.ts';
import { brand } from './abendmeer/brand.ts';
import { indexBrands } from './load-brands.server.ts';
import { findLocaleHostFaults, listLocalesAt, originOfLocale } from './locale-origin.ts';
import { ownMarketOf } from './own-market.ts';
import { requireOneCurrency } from './require-one-currency.ts';
import { listSaleMarkets, sellUnder } from './sale-markets.ts';

const several = severalMarketsBrand;
const hosted = {
  hosts: ['reise.example', 'fr.reise.example'],
  locales: ['de-de', 'fr-ch'],
  localeHosts: { 'fr-ch': 'fr.reise.example' },
} as const;

test('a brand with one locale sells in its own market alone', () => {
  expect(listSaleMarkets(brand).map(({ code }) => code)).toEqual(['de']);
  expect(sellUnder(brand, 'de-de')).toBe(brand);
});

test('[SHELL-005] a brand with several locales sells in the market of each, and charges its currency', () => {
  expect(listSaleMarkets(several).map(({ code }) => code)).toEqual(['de', 'ch', 'gb']);
  const charged = several.locales.map((locale) => chargedCurrencyOf(ownMarketOf(sellUnder(several, locale))));
  expect(charged).toEqual(['EUR', 'CHF', 'CHF', 'GBP']);
});

test('under another market a brand is the same object each time, without the vouchers of its own currency', () => {
  const there = sellUnder(several, 'fr-ch');
  expect(sellUnder(several, 'de-ch')).toBe(there);
  expect(there).toMatchObject({ key: several.key, market: 'ch', vouchers: null });
  const austrian = { ...brand, locales: ['de-de', 'de-at'] as const };
  expect(sellUnder(austrian, 'de-at')).toMatchObject({ market: 'at', vouchers: brand.vouchers });
});

test('[SHELL-005] a brand is refused that sells in a market without cover', () => {
  const { ch: _, ...others } = several.insolvencyCover;
  expect(() => indexBrands([{ ...several, insolvencyCover: others }])).toThrow(
    "there is no insolvency cover for the market 'ch' of its locales",
  );
  expect(() => indexBrands([several])).not.toThrow();
});

test('a shop without rates refuses a brand whose markets charge several currencies', () => {
  expect(() => requireOneCurrency([several])).toThrow("'abendmeer' EUR, 'abendmeer' CHF, 'abendmeer' GBP");
});

test('[ROUTE-002] a locale with a host of its own is there alone, the others at every host', () => {
  expect(originOfLocale(hosted, 'https://reise.example', 'fr-ch')).toBe('https://fr.reise.example');
  expect(originOfLocale(hosted, 'http://fr.reise.example:3000', 'fr-ch')).toBe(
    'http://fr.reise.example:3000',
  );
  expect(originOfLocale(hosted, 'https://reise.example', 'de-de')).toBe('https://reise.example');
  expect(listLocalesAt(hosted, 'https://reise.example')).toEqual(['de-de']);
  expect(listLocalesAt(hosted, 'https://fr.reise.example')).toEqual(['de-de', 'fr-ch']);
});

test('a site that is reached by another name has every locale', () => {
  expect(listLocalesAt(hosted, 'http://127.0.0.1:3000')).toEqual(['de-de', 'fr-ch']);
});

test('a host of a locale is one of the brand’s, and its locale too', () => {
  expect(findLocaleHostFaults(hosted)).toEqual([]);
  expect(findLocaleHostFaults({ ...hosted, localeHosts: { 'it-ch': 'it.reise.example' } })).toEqual([
    "'it.reise.example' is the host of 'it-ch', which is none of its locales",
    "the host 'it.reise.example' of its locale 'it-ch' is none of its hosts",
  ]);
});
