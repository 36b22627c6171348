import { expect, test } from 'vitest';
import { compareBooks } from './compare-books.ts';
import type { ListedPayment, OwnBooks, OwnOrder, VendorBooks } from './vendor-books.ts';

const order: OwnOrder = {
  bookingNumber: 'AB12-CD34',
  companyId: 'default',
  currency: 'EUR',
  reference: 'one-1',
  left: 90_000,
  supplierNumbers: ['S-1', 'part-1'],
  supplierReferences: ['hold-1', 'part'],
  isInProgress: false,
  isBooked: true,
};
const payment: ListedPayment = {
  reference: 'one-1',
  companyId: 'default',
  currency: 'EUR',
  held: 0,
  left: 90_000,
};
const link = {
  id: 'link',
  bookingNumber: 'AB12-CD34',
  companyId: 'default',
  currency: 'EUR',
  amount: 40_000,
} as const;

const compare = (own: Partial<OwnBooks>, vendors: Partial<VendorBooks>) =>
  compareBooks(
    { orders: [order], links: [], ...own },
    { payments: [], reservations: [], ...vendors },
    (reference) => `V${reference}`,
  ).map(({ kind, subject, bookingNumber, amount }) => [kind, subject, bookingNumber, amount]);

test('equal books have no difference, by our reference and by that of the vendor', () => {
  const reservations = [{ number: 'S-1', reference: null, isCancelled: false }];
  expect(compare({}, { payments: [payment], reservations })).toEqual([]);
  expect(compare({}, { payments: [{ ...payment, reference: 'Vone-1' }] })).toEqual([]);
});

test('money of an unknown order is named, captured or held; what was given back is not', () => {
  const unknown = { ...payment, reference: 'two-1' };
  expect(compare({}, { payments: [unknown] })).toEqual([['unknown-payment', 'two-1', null, 90_000]]);
  expect(compare({}, { payments: [{ ...unknown, held: 500, left: 0 }] })).toEqual([
    ['unknown-payment', 'two-1', null, 500],
  ]);
  expect(compare({}, { payments: [{ ...unknown, left: 0 }] })).toEqual([]);
});

test('a known payment differs by what the provider has more or less, unless its order goes on by itself', () => {
  const payments = [{ ...payment, left: 0 }];
  expect(compare({}, { payments })).toEqual([['payment-differs', 'one-1', 'AB12-CD34', -90_000]]);
  expect(compare({ orders: [{ ...order, isInProgress: true }] }, { payments })).toEqual([]);
});

test('the same amount in another currency is another payment', () => {
  const compareTo = (changed: Partial<ListedPayment>) =>
    compareBooks(
      { orders: [order], links: [] },
      { payments: [{ ...payment, ...changed }], reservations: [] },
      (reference) => reference,
    ).map(({ kind, amount, currency }) => [kind, amount, currency]);
  expect(compareTo({ currency: 'CHF' })).toEqual([['payment-differs', 90_000, 'CHF']]);
  expect(compareTo({ currency: 'CHF', left: 0 })).toEqual([['payment-differs', -90_000, 'EUR']]);
});

test('an unknown payment withdraws each open link of its amount, company and currency', () => {
  const payments = [{ ...payment, reference: 'two-1', left: 40_000 }];
  const links: OwnBooks['links'] = [
    link,
    { ...link, id: 'same' },
    { ...link, id: 'other', amount: 1 },
    { ...link, id: 'yen', currency: 'JPY' },
  ];
  expect(compare({ links }, { payments }).slice(1)).toEqual([
    ['link-withdrawn', 'link', 'AB12-CD34', 40_000],
    ['link-withdrawn', 'same', 'AB12-CD34', 40_000],
  ]);
});

test('a reservation is named where we do not know it, or have it as booked and the supplier as cancelled', () => {
  const reservation = { number: 'S-2', reference: null, isCancelled: false };
  expect(compare({}, { reservations: [reservation] })).toEqual([['unknown-reservation', 'S-2', null, null]]);
  expect(compare({}, { reservations: [{ ...reservation, isCancelled: true }] })).toEqual([]);
  // Its order has not read the number yet, and asks for it by the hold.
  expect(compare({}, { reservations: [{ ...reservation, reference: 'hold-1' }] })).toEqual([]);
  expect(compare({}, { reservations: [{ number: 'S-1', reference: null, isCancelled: true }] })).toEqual([
    ['reservation-differs', 'S-1', 'AB12-CD34', null],
  ]);
});
