import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { readWords } from '../../../../tests/factories/render-in-shop.tsx';
import {
  buyInCharged,
  isBoughtInCharged,
  type PurchaseCurrency,
} from '../../../domain/money/purchase-currency.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { BookingFacts } from './booking-facts.tsx';

async function read(
  memberDiscount: number,
  currency: 'EUR' | 'CHF' = 'EUR',
  purchase: PurchaseCurrency = buyInCharged(currency),
): Promise<string> {
  const order = buildOrder({ currency, purchase });
  const boughtBase = isBoughtInCharged(order) ? {} : { boughtBase: 200_000 };
  const price = { ...order.price, ...boughtBase, memberDiscount };
  const placedAt = new Date('2026-03-02T09:30:00Z');
  const booking = buildBooking({ placedAt, order: { ...order, price, extras: [] } });
  const file = {
    booking,
    resolutions: [],
    events: [],
    steps: [],
    ledger: [],
    documents: [],
    refunds: [],
    mails: [],
    requests: [],
    soldVoucher: null,
    voucherOffers: { offers: [], offerable: [] },
    liveTrip: null,
  };
  return readWords(
    renderToStaticMarkup(<BookingFacts texts={await loadTexts('en')} language="en" file={file} />),
  );
}

test('[DISC-005] staff read what the member saved on a line of its own, and none for a guest', async () => {
  expect(await read(9_960)).toMatch(/Member discount\s+−99\.60\s€\s+Total\D*1\s892\.40\s€/);
  const inFrancs = (await read(9_960, 'CHF')).replaceAll('&#x27;', "'");
  expect(inFrancs).toMatch(/Member discount\s+CHF\s*−99\.60\s+Total\s+CHF\s*1'892\.40/);
  expect(inFrancs).not.toContain('€');
  expect(await read(0)).not.toContain('Member discount');
});

test('[DATA-018] staff read what the supplier asks in its own currency, with the rate and the day of the order', async () => {
  const words = await read(0, 'CHF', { currency: 'EUR', rate: '0.943542' });
  expect(words).toMatch(/Supplier’s price\D*2\s000\.00\s€ \(1 EUR = 0\.943542 CHF, order of 2 Mar/);
  expect(await read(0, 'CHF')).not.toContain('Supplier’s price');
});
