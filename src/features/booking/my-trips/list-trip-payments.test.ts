import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { invoiceTotalOf, priceOfBase } from '../../../domain/money/package-price.ts';
import { listTripPayments } from './list-trip-payments.ts';

const order = buildOrder();
const paid = { ordered: order, current: order, paidWith: null, paidLater: 0, owed: 0 };

test('what was paid with card, vouchers and miles adds up to the total', () => {
  const price = { ...order.price, coupon: 5_000, miles: 2_500 };
  const ordered = buildOrder({
    price,
    vouchers: [{ id: 'v', hint: 'ABCD', amount: 5_000 } as never],
    miles: { amount: 2_500 } as never,
  });
  const [total, ...means] = listTripPayments({ ...paid, ordered, current: ordered });
  expect(total).toMatchObject({ id: 'total', amount: invoiceTotalOf(price) });
  expect(means.map(({ id }) => id)).toEqual(['voucher', 'miles', 'paid']);
  expect(means.reduce((sum, { amount }) => sum + amount, 0)).toBe(total?.amount);
});

test('of a deposit the rest is still to pay', () => {
  const instalments = { deposit: 40_000, balance: invoiceTotalOf(order.price) - 40_000, dueOn: '2027-04-03' };
  const lines = listTripPayments({
    ...paid,
    ordered: buildOrder({ instalments }),
    owed: instalments.balance,
  });
  expect(lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['total', invoiceTotalOf(order.price)],
    ['paid', 40_000],
    ['owed', instalments.balance],
  ]);
});

test('a change shows the new total, and what was paid for it later', () => {
  const current = { price: priceOfBase(250_000) };
  const lines = listTripPayments({ ...paid, current, paidLater: 7_000 });
  expect(lines.map(({ id, amount }) => [id, amount])).toEqual([
    ['total', 250_000],
    ['paid', invoiceTotalOf(order.price)],
    ['later', 7_000],
  ]);
});

test('a trip that vouchers paid for has no line for a card', () => {
  const total = invoiceTotalOf(order.price);
  const ordered = buildOrder({
    price: { ...order.price, coupon: total },
    vouchers: [{ id: 'v', hint: 'ABCD', amount: total } as never],
  });
  expect(listTripPayments({ ...paid, ordered, current: ordered }).map(({ id }) => id)).toEqual([
    'total',
    'voucher',
  ]);
});
