import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { toChargedAmount } from '../../../domain/money/purchase-currency.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { feeByTerms } from '../office/quote-cancellation.ts';
import { cancellationFee, shopperFee } from './shopper-fee.ts';
import { supplierTotalOf } from './supplier-price.ts';

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

test.each([
  ['what the supplier asks', null],
  ['what was agreed', 189_900],
])(
  'what we gave of a price is never asked back, whatever the fee of a cancellation is: %s',
  (_, agreedFee) => {
    const total = invoiceTotalOf(order.price);
    const fee = (goodwill: number) =>
      cancellationFee({ order, amended: null, agreedFee, goodwill, laterGoodwill: 0 }, 300_000);
    expect(fee(total - 50_000)).toBe(50_000);
    const most = agreedFee ?? total;
    expect([fee(total - most), fee(total - most + 1)]).toEqual([most, most - 1]);
  },
);

test('a fee of the whole price leaves no refund at any rate; an insurance alone is kept as charged', () => {
  const price = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(
      price,
      fc.array(fc.tuple(fc.boolean(), price, fc.integer({ min: 1, max: 4 })), { maxLength: 4 }),
      (boughtBase, chosen) => {
        const exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.9342' } } as const;
        const extras = chosen.map(
          ([isInsurance, each, times], index): ChosenExtra => ({
            id: `${index}`,
            kind: isInsurance ? 'insurance' : 'transfer',
            variant: 'any',
            leg: null,
            travellers: [],
            amount: toChargedAmount(each, exchange) * times,
            bought: each * times,
          }),
        );
        const base = toChargedAmount(boughtBase, exchange);
        const amounts = extras.map(({ amount }) => amount);
        const abroad = buildOrder({
          ...exchange,
          extras,
          price: { ...plain.price, base, boughtBase, extras: amounts },
        });
        expect(shopperFee(abroad, supplierTotalOf(abroad, abroad))).toBe(invoiceTotalOf(abroad.price));
        const insured = extras.filter(({ kind }) => kind === 'insurance');
        const sum = (part: 'amount' | 'bought') =>
          insured.reduce((all, extra) => all + (extra[part] ?? 0), 0);
        expect(shopperFee(abroad, sum('bought'))).toBe(sum('amount'));
      },
    ),
  );
});
