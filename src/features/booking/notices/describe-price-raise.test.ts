import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import { invoiceTotalOf, priceOfBase } from '../../../domain/money/package-price.ts';
import { quoteChange } from '../model/quote-change.ts';
import { describePriceRaise, isRaiseInTime } from './describe-price-raise.ts';

const price = priceOfBase(100_000);
const raise = (amount: number, raised = 0) =>
  describePriceRaise({ ...price, raise: raised }, { amount, reason: 'fuel', calculation: '' });

test.each([
  ['up to 8 %', 8_000, 0, true],
  ['above 8 %', 8_001, 0, false],
  ['up to 8 % with an earlier one', 3_000, 5_000, true],
  ['above 8 % with an earlier one', 3_001, 5_000, false],
])('a raise binds the traveller up to 8 % of what was agreed: %s', (_, amount, raised, isBinding) => {
  const total = 100_000 + raised;
  expect(raise(amount, raised)).toMatchObject({ oldTotal: total, newTotal: total + amount, isBinding });
});

test('a raise is in time until 20 days before departure', () => {
  const order = buildOrder();
  const { departure } = stayOfTrip(order.trip);
  expect([20, 19].map((days) => isRaiseInTime(order, departure - days))).toEqual([true, false]);
});

test('a raise stays with what it was made for: another base has the price of its day', () => {
  const raised = { ...price, raise: 5_000 };
  expect(invoiceTotalOf(raised)).toBe(105_000);
  const changed = { base: 100_000, extras: [700], floorPrice: null };
  expect(quoteChange(raised, changed, 0)).toMatchObject({ newTotal: 105_700, charge: 700 });
  expect(quoteChange(raised, { ...changed, base: 90_000, extras: [] }, 0)).toMatchObject({
    newTotal: 90_000,
    refund: 15_000,
  });
});
