import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from './abendmeer/brand.ts';
import type { Brand } from './brand.ts';
import { brands, brandsAsShipped, indexBrands } from './load-brands.server.ts';

const load = (change: Partial<Brand>) => indexBrands([{ ...brand, ...change }]);

test('[SHELL-002] brands are indexed by key in alphabetical order', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect([...brands.keys()]).toEqual(folders.map(({ name }) => name).sort());
  expect([...indexBrands([{ ...brand, key: 'zeta' }, brand]).keys()]).toEqual(['abendmeer', 'zeta']);
});

test('[SHELL-003] [DATA-015] a brand that lacks a market is refused', () => {
  expect(() => load({ markets: brand.markets.slice(1) })).toThrow(
    "Brand 'abendmeer': Market 'de' is missing\nBrand 'abendmeer': its own market 'de' is not among its markets",
  );
});

test('[DATA-017] a brand whose market shows an unknown currency is refused', () => {
  const markets = brand.markets.map((market) => ({ ...market, displayCurrency: 'USD' as 'EUR' }));
  expect(() => load({ markets })).toThrow("Brand 'abendmeer': Market 'de' has no display currency 'USD'");
});

test('[DATA-019] a brand with an exchange rate that is no number is refused', () => {
  const currencyInfo = { ...brand.currencyInfo, rates: { CHF: '0,94' } };
  expect(() => load({ currencyInfo })).toThrow("rates.CHF '0,94' is not a positive decimal number");
});

test('[SHELL-005] a brand without insolvency cover for its own market is refused before anybody pays', () => {
  expect(() => load({ market: 'ch' })).toThrow(
    "Brand 'abendmeer': there is no insolvency cover for its own market 'ch', without which no package may be sold",
  );
  const { de: cover } = brand.insolvencyCover;
  if (cover === undefined) throw new Error('Abendmeer sells in Germany');
  expect(() => load({ market: 'ch', insolvencyCover: { ch: cover } })).not.toThrow();
});

test('a brand that sells in two currencies is refused with an amount that names none', () => {
  const { de: cover } = brand.insolvencyCover;
  if (cover === undefined) throw new Error('Abendmeer sells in Germany');
  const fee = { key: 'fee', marginBasisPoints: 0, perBooking: 1_000 };
  const inTwo: Partial<Brand> = { locales: ['de-de', 'de-ch'], insolvencyCover: { de: cover, ch: cover } };
  expect(() => load({ ...inTwo, priceRules: [fee] })).toThrow(
    "Brand 'abendmeer': its price rule 'fee' has amounts, but the brand charges EUR, CHF",
  );
  expect(() => load({ ...inTwo, priceRules: [{ ...fee, currency: 'EUR' }] })).not.toThrow();
  expect(() => load({ priceRules: [fee] })).not.toThrow();
});

test('[VOUCH-040] each brand with gift vouchers has a key of its own in their books', () => {
  const keys = [...brands.values()].flatMap(({ vouchers }) => (vouchers === null ? [] : [vouchers.key]));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['abm', 'tgw']));
});

test('[VOUCH-035] [VOUCH-036] [VOUCH-037] [VOUCH-038] the purchase prefixes are data of each brand', () => {
  for (const key of ['abendmeer', 'tagwind'])
    expect(brands.get(key)?.vouchers?.formerPrefixes).toEqual(['LHH', 'L80', 'L150', 'L200']);
});

test('a brand whose vouchers have a wrong prefix or rule is refused', () => {
  const { vouchers } = brand;
  if (vouchers === null) throw new Error('Abendmeer sells vouchers');
  expect(() => load({ vouchers: { ...vouchers, formerPrefixes: ['L-80'] } })).toThrow("'L-80' is no prefix");
  const terms = { ...vouchers.terms, minimum: 0.5 };
  expect(() => load({ vouchers: { ...vouchers, terms } })).toThrow('whole numbers from 0 on');
});

test('a brand whose company has no folder is refused', () => {
  const company = { ...brand.company, id: 'nobody' };
  expect(() => load({ company })).toThrow(
    "Brand 'abendmeer': its company 'nobody' has no file src/brands/*/company.ts",
  );
});

test('an order names the company that has sold it, also where its brand sells for another one by now', () => {
  const abendmeer = brandsAsShipped.get('abendmeer');
  expect(brandsAsShipped.of({ brand: 'abendmeer', companyId: abendmeer.company.id })).toBe(abendmeer);
  expect(brandsAsShipped.of({ brand: 'abendmeer', companyId: 'tagwind' })).toEqual({
    ...abendmeer,
    company: brandsAsShipped.get('tagwind').company,
  });
});
