import { expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { goodPast } from '../past/price-past-section.example.tsx';
import { TripPrice } from './trip-price.tsx';

const read = async (currency: CurrencyCode) => {
  const price = {
    perPersonAmount: 50_000,
    totalAmount: 100_000,
    currency: 'EUR',
    publicPrice: { perPersonAmount: 52_632, totalAmount: 105_264 },
  } as const;
  const part = (
    <TripPrice price={price} comparisonTotal={null} past={null} travellers={2} hotelName="Villa Kalliopi" />
  );
  return readWords(await renderInShop(part, { currency })).replaceAll('\u00a0', ' ');
};

test('[DISC-005] [ROUTE-002] in another currency the member price and the public one say what is charged', async () => {
  const words = await read('GBP');
  expect(words).toMatch(/^about £437 .*p\.p\. we charge 500\.00 €/);
  expect(words).toMatch(/Member price, about £[\d,]+ \(we charge 526\.32 €\) p\.p\. without membership/);
  expect(words).toMatch(/about £[\d,]+ \(we charge 1\D000\.00 €\) total for 2 travellers/);
});

test('[DISC-005] in the currency that is charged neither price says so', async () => {
  const words = await read('EUR');
  expect(words).toContain('Member price, 527 € p.p. without membership');
  expect(words).not.toMatch(/about|we charge/);
});

test('[OFFER-037] a good price leads to what it is compared with, and any other says nothing', async () => {
  const price = { perPersonAmount: 45_000, totalAmount: 90_000, currency: 'EUR' } as const;
  const render = (past: typeof goodPast | null) =>
    renderInShop(
      <TripPrice
        price={price}
        comparisonTotal={null}
        past={past}
        travellers={2}
        hotelName="Villa Kalliopi"
      />,
    );
  expect(await render(goodPast)).toContain(
    '<a href="#price-past">Good price compared with the last 30 days</a>',
  );
  for (const past of [{ ...goodPast, goodPercent: null }, null])
    expect(await render(past)).not.toContain('Good price');
});
