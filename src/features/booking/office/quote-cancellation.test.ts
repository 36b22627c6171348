import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { feeByTerms, quoteCancellation } from './quote-cancellation.ts';

const order = buildOrder({
  extras: [{ id: 'i', kind: 'insurance', variant: 'full', leg: null, travellers: [], amount: 9_900 }],
});
const total = 199_800;

test.each([
  ['2027-04-17', 9_900],
  ['2027-04-18', 9_900 + 113_940],
  ['2027-04-24', 9_900 + 113_940],
  ['2027-04-25', 9_900 + 151_920],
  ['2027-04-30', 9_900 + 151_920],
  ['2027-05-01', 9_900 + 189_900],
])('cancelling on %s costs %i: insurances in full, the rest by its terms', (day, fee) => {
  expect(feeByTerms(order, requireDay(day))).toBe(fee);
});

test('halves of a cent are rounded up', () => {
  const trip = { ...order.trip, terms: buildExampleTerms(61) };
  const odd = { ...order, trip, extras: [], price: { ...order.price, base: 189_902, extras: [] } };
  expect(feeByTerms(odd, requireDay('2027-04-01'))).toBe(47_476);
});

test('a trip without free cancellation costs the full price', () => {
  const paid = { ...order, trip: { ...order.trip, terms: buildExampleTerms(null) } };
  expect(feeByTerms(paid, requireDay('2026-11-21'))).toBe(total);
});

const paid = buildBooking({ order, paymentState: 'captured' });

test.each([
  ['what exceeds the fee goes back', {}, '2027-04-17', { fee: 9_900, refund: 189_900, money: 'refunded' }],
  ['a full fee leaves no refund', {}, '2027-05-01', { fee: total, refund: 0, money: 'nothing' }],
  [
    'of nothing paid nothing goes back',
    { paymentState: 'free', order: { ...order, extras: [], price: priceOfBase(0) } },
    '2027-04-17',
    { fee: 0, refund: 0, money: 'free' },
  ],
  [
    'vouchers keep the fee before miles and card do',
    { order: { ...order, price: { ...order.price, coupon: 20_000, miles: 50_000 } } },
    '2027-04-17',
    { fee: 9_900, refund: 189_900, parts: { card: total - 70_000, miles: 50_000, vouchers: 10_100 } },
  ],
  [
    'the bank has taken all of it back',
    { paymentState: 'charged-back', chargedBack: total },
    '2027-04-17',
    { fee: 9_900, refund: 0, money: 'takenBack' },
  ],
  [
    'the bank has taken a part back',
    { chargedBack: 100_000 },
    '2027-04-17',
    { fee: 9_900, refund: 89_900, money: 'refunded' },
  ],
  [
    'a chargeback that was reversed is money that we have',
    { paymentState: 'charged-back', chargedBack: 0 },
    '2027-04-17',
    { fee: 9_900, refund: 189_900, money: 'refunded' },
  ],
] as const)('a quote says where the money goes: %s', (_, state, day, settlement) => {
  expect(quoteCancellation({ ...paid, ...state }, requireDay(day), { kind: 'terms' })).toMatchObject(
    settlement,
  );
});

test.each([
  ['free', { kind: 'free' }, 0],
  ['agreed', { kind: 'agreed', fee: 50_000 }, 50_000],
  ['by its terms', { kind: 'terms' }, 9_900 + 113_940],
] as const)('a quote follows what the cancellation is: %s', (_, basis, fee) => {
  expect(quoteCancellation(paid, requireDay('2027-04-18'), basis)).toMatchObject({
    fee,
    refund: total - fee,
  });
});
