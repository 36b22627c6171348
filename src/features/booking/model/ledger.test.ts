import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { type Exchange, toChargedAmount } from '../../../domain/money/purchase-currency.ts';
import {
  bookCancellation,
  bookCapture,
  bookMilesRedemption,
  bookMilesReturn,
  bookRefund,
  bookSale,
  bookVoucherRedemption,
  bookVoucherReturn,
  type LedgerAccount,
  type LedgerTransaction,
} from './ledger.ts';
import { supplierTotalOf } from './supplier-price.ts';

const exchange: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.943542' } };

/** A trip of which the supplier asks a price in euros, and we give a discount in francs. */
function buyInEuros(boughtBase: number, memberDiscount: number) {
  const base = toChargedAmount(boughtBase, exchange);
  const price = { ...priceOfBase(base), boughtBase, memberDiscount };
  return buildBooking({ order: buildOrder({ ...exchange, price, extras: [] }) });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function sumOf(
  movements: readonly LedgerTransaction[],
  account: LedgerAccount,
  side: 'amount' | 'purchaseAmount',
): number {
  const entries = movements.flatMap(({ entries }) => entries);
  return sum(entries.filter((entry) => entry.account === account).map((entry) => entry[side]));
}

test('a sale names what the supplier asks to the cent, and what the shopper owes to the centime', () => {
  const { entries, purchase } = bookSale(buyInEuros(100_000, 0), 100_000, 'S1');
  expect(purchase).toEqual(exchange.purchase);
  expect(entries).toEqual([
    { account: 'shopper', amount: 94_355, purchaseAmount: 100_001 },
    { account: 'supplier', amount: -94_355, purchaseAmount: -100_000 },
    // One cent of rounding, and nothing in francs.
    { account: 'margin', amount: 0, purchaseAmount: -1 },
  ]);
});

test('what a price rule adds is margin, and the supplier is owed what it asks', () => {
  const markup = { rule: 'r', marginBasisPoints: 1_000, amount: 0, step: 1, below: 0 };
  const purchase = { currency: 'EUR', rate: '1', markup } as const;
  const price = { ...priceOfBase(110_000), boughtBase: 100_000 };
  const order = buildOrder({ currency: 'EUR', purchase, price, extras: [] });
  expect(bookSale(buildBooking({ order }), 100_000, 'S1').entries).toEqual([
    { account: 'shopper', amount: 110_000, purchaseAmount: 110_000 },
    { account: 'supplier', amount: -100_000, purchaseAmount: -100_000 },
    { account: 'margin', amount: -10_000, purchaseAmount: -10_000 },
  ]);
  expect(supplierTotalOf(order, order)).toBe(100_000);
});

test('[DATA-018] sale, capture, cancellation and the refund of a part balance in both currencies and close the account of the shopper', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.nat({ max: 100 }),
      fc.nat({ max: 100 }),
      (bought, discountPercent, feePercent) => {
        const charged = toChargedAmount(bought, exchange);
        const booking = buyInEuros(bought, Math.floor((charged * discountPercent) / 100));
        const total = charged - booking.order.price.memberDiscount;
        const supplierFee = Math.floor((bought * feePercent) / 100);
        const shopperFee = Math.floor((total * feePercent) / 100);
        const movements = [
          bookSale(booking, bought, 'S1'),
          bookCapture(booking, total),
          ...bookCancellation(
            booking,
            { holdTotal: bought, supplierNumber: 'S1' },
            { supplier: supplierFee, shopper: shopperFee },
          ),
          bookRefund(booking, total - shopperFee),
        ];
        for (const { entries } of movements) {
          expect(sum(entries.map(({ amount }) => amount))).toBe(0);
          expect(sum(entries.map(({ purchaseAmount }) => purchaseAmount))).toBe(0);
        }
        expect(sumOf(movements, 'shopper', 'amount')).toBe(0);
        expect(sumOf(movements, 'shopper', 'purchaseAmount')).toBe(0);
        expect(sumOf(movements, 'provider', 'amount')).toBe(shopperFee);
        expect(sumOf(movements, 'supplier', 'purchaseAmount')).toBe(0 - supplierFee);
        expect(sumOf(movements, 'supplier', 'amount')).toBe(0 - toChargedAmount(supplierFee, exchange));
      },
    ),
  );
});

test('[DATA-018] vouchers and miles pay in the charged currency, and refunds close every account to a cent of each part', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 2_000_000 }),
      fc.nat({ max: 100 }),
      fc.nat({ max: 100 }),
      fc.nat({ max: 100 }),
      (bought, couponPercent, milesPercent, feePercent) => {
        const trip = buyInEuros(bought, 0);
        const total = trip.order.price.base;
        const coupon = Math.floor((total * couponPercent) / 100);
        const miles = Math.floor(((total - coupon) * milesPercent) / 100);
        const price = { ...trip.order.price, coupon, miles };
        const order = buildOrder({ ...exchange, price, extras: [] });
        const booking = { ...buildBooking({ order }), refundedVouchers: 0, refundedMiles: 0 };
        const paid = total - coupon - miles;
        // The fee is kept of the money first.
        const fee = Math.floor((paid * feePercent) / 100);
        const movements = [
          bookSale(booking, bought, 'S1'),
          ...bookVoucherRedemption(booking),
          bookMilesRedemption(booking),
          bookCapture(booking, paid),
          ...bookCancellation(
            booking,
            { holdTotal: bought, supplierNumber: 'S1' },
            { supplier: 0, shopper: fee },
          ),
          ...bookVoucherReturn(booking, coupon),
          bookMilesReturn(booking, miles),
          bookRefund(booking, paid - fee),
        ];
        for (const { entries, purchase } of movements) {
          expect(purchase).toEqual(exchange.purchase);
          expect(sum(entries.map(({ amount }) => amount))).toBe(0);
          expect(sum(entries.map(({ purchaseAmount }) => purchaseAmount))).toBe(0);
        }
        for (const account of ['shopper', 'voucher', 'miles', 'supplier'] as const) {
          expect(sumOf(movements, account, 'amount')).toBe(0);
          const isInParts = account === 'shopper';
          expect(Math.abs(sumOf(movements, account, 'purchaseAmount'))).toBeLessThanOrEqual(
            isInParts ? 1 : 0,
          );
        }
      },
    ),
  );
});
