import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { feeByTerms } from '../office/quote-cancellation.ts';
import { shopperFee } from './shopper-fee.ts';

/** A trip of 1 899.00 with an insurance of 99.00. */
const plain = buildOrder({
  extras: [{ id: 'i', kind: 'insurance', variant: 'full_cover', leg: null, travellers: [], amount: 9_900 }],
});
/** The same, paid with a card that takes 7 per cent off. */
const order = buildOrder({ extras: plain.extras, price: { ...plain.price, cardDiscount: 13_293 } });

test('the fee is the supplier’s own when the shopper paid the supplier’s price', () => {
  for (const fee of [0, 9_900, 123_840, 199_800]) expect(shopperFee(plain, fee)).toBe(fee);
});

// The supplier's fee on 1 899.00 by its terms, and the premium.
test.each([
  ['2027-04-17', 9_900],
  ['2027-04-24', 9_900 + 113_940],
  ['2027-04-30', 9_900 + 151_920],
  ['2027-05-01', 9_900 + 189_900],
])('the fee on %s is the supplier’s share of the paid price, and the premium', (day, fee) => {
  expect(shopperFee(order, fee)).toBe(feeByTerms(order, requireDay(day)));
});

test('a fee never exceeds what was paid', () => {
  expect(shopperFee(order, 300_000)).toBe(invoiceTotalOf(order.price));
  expect(shopperFee(buildOrder({ price: { ...plain.price, memberDiscount: 999_999 } }), 5_000)).toBe(0);
});
