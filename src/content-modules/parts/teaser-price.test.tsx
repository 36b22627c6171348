import { expect, test } from 'vitest';
import { readWords, renderInShop, type ShopOptions } from '../../../tests/factories/render-in-shop.tsx';
import { brand as abendmeer } from '../../brands/abendmeer/brand.ts';
import type { ShownPrice } from './resolve-teaser.ts';
import { TeaserPrice } from './teaser-price.tsx';

const price: ShownPrice = { amount: 48_801, former: null, currency: 'EUR', hasPostfix: false };
const read = async (change: Partial<ShownPrice> = {}, options: ShopOptions = {}) =>
  readWords(await renderInShop(<TeaserPrice price={{ ...price, ...change }} />, options));

test('[PRICE-005] a teaser’s price is rounded up to whole units and says for whom it is', async () => {
  expect(await read()).toBe('p.p. from 489 €');
  expect(await read({ amount: 48_800 })).toBe('p.p. from 488 €');
});

test('[MOD-013] the postfix puts "p.p." behind the price', async () => {
  expect(await read({ hasPostfix: true })).toBe('from 489 € p.p.');
});

test('[PRICE-014] [DATA-019] a price is converted into the visitor’s currency by the brand’s rates', async () => {
  const currencyInfo = { ...abendmeer.currencyInfo, rates: { CHF: '0.5' } };
  const brand = { ...abendmeer, currencyInfo };
  expect(await read({}, { brand, currency: 'CHF' })).toBe('p.p. from about CHF 245 we charge 488.01 €');
});

test('[DATA-019] a price whose currency has no rate is shown in the charged currency', async () => {
  const brand = { ...abendmeer, currencyInfo: { ...abendmeer.currencyInfo, rates: {} } };
  expect(await read({}, { brand, currency: 'CHF' })).toBe('p.p. from 489 €');
});

test('[PRICE-001] a former price is struck through where it is higher by what is seen', async () => {
  const markup = await renderInShop(<TeaserPrice price={{ ...price, former: 54_900 }} />);
  expect(markup).toMatch(/<s>549/);
  expect(readWords(markup)).toContain('Lowest price of the last 30 days');
  expect(await renderInShop(<TeaserPrice price={{ ...price, former: 48_900 }} />)).not.toContain('<s>');
  expect(await renderInShop(<TeaserPrice price={{ ...price, former: 48_901 }} />)).toContain('<s>490');
  expect(await renderInShop(<TeaserPrice price={{ ...price, former: 40_000 }} />)).not.toContain('<s>');
});
