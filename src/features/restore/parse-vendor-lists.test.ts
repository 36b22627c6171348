import { expect, test } from 'vitest';
import {
  parsePaymentList,
  parseReservationList,
  paymentListHeading,
  reservationListHeading,
} from './parse-vendor-lists.ts';

test('a list is read by its heading; it may be empty, and have a byte order mark and Windows line ends', () => {
  expect(parsePaymentList(paymentListHeading)).toEqual([]);
  expect(parsePaymentList(`\uFEFF${paymentListHeading}\r\nabc-1, default, EUR, 0, 90000\r\n`)).toEqual([
    { reference: 'abc-1', companyId: 'default', currency: 'EUR', held: 0, left: 90_000 },
  ]);
  expect(parseReservationList(`${reservationListHeading}\nS-1,,confirmed\nS-2,hold,cancelled`)).toEqual([
    { number: 'S-1', reference: null, isCancelled: false },
    { number: 'S-2', reference: 'hold', isCancelled: true },
  ]);
});

test('less than nothing is left where the bank has taken back what was refunded', () => {
  const [payment] = parsePaymentList(`${paymentListHeading}\nabc-1,default,EUR,0,-90000`);
  expect(payment?.left).toBe(-90_000);
});

test.each(['reference;company', 'S-1,,confirmed'])('another heading is refused: %s', (heading) => {
  expect(() => parsePaymentList(heading)).toThrow('The first line');
});

test.each([
  'abc-1,default,EUR,0,900.00',
  ',default,EUR,0,1',
  'abc-1,default,euro,0,1',
  'abc-1,default,EUR,0',
  'abc-1,default,EUR,-1,0',
  'abc-1,default,EUR,0,--1',
])('a line that is no payment is named: %s', (line) => {
  expect(() => parsePaymentList(`${paymentListHeading}\n${line}`)).toThrow('Line 2');
});

test('a reservation without a state is named by its line', () => {
  expect(() => parseReservationList(`${reservationListHeading}\n\nS-1,,open`)).toThrow('Line 3');
});
