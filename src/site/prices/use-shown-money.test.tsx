import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { Price } from '../../design/price.tsx';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { useApproximatePrice } from './use-approximate-price.ts';
import { useFullPrice } from './use-full-price.ts';
import { useShortPrice } from './use-short-price.ts';
import { useShownMoney } from './use-shown-money.ts';

function AllForms() {
  const show = useShownMoney();
  const full = useFullPrice();
  const short = useShortPrice();
  const approximate = useApproximatePrice();
  return (
    <>
      <Price price={show(32_756, 'EUR')} before="from" after="p.p." />
      <p>{full(32_756, 'EUR')}</p>
      <p>{short(32_756, 'EUR')}</p>
      <p>{approximate(32_756, 'EUR') ?? 'nothing'}</p>
    </>
  );
}

const read = async (currency: CurrencyCode, language: 'de' | 'en' = 'en') =>
  readWords(await renderInShop(<AllForms />, { currency, language }));

test('[ROUTE-002] [PRICE-014] every form of a converted price names the amount that is charged', async () => {
  const words = await read('GBP');
  expect(words).toMatch(/^from about £\d+ p\.p\. we charge 327\.56\s€ /);
  expect(words).toMatch(/ about\s£\d+ \(we charge 327\.56\s€\) ≈\s£\d+ \(328\s€\) about\s£\d+$/);
});

test('[ROUTE-002] it does so in the words of the language', async () => {
  expect(await read('CHF', 'de')).toMatch(/^from ca\. CHF\s\d+ p\.p\. wir berechnen 327\.56\s€ /);
});

test('a price in the charged currency is only itself', async () => {
  expect(await read('EUR')).toMatch(/^from 328\s€ p\.p\. 328\s€ 328\s€ nothing$/);
});
