import { expect, test } from 'vitest';
import { findDomainFaults } from './find-domain-faults.ts';

const rule = 'src/domain/money/fee.ts';
const checkout = 'src/features/checkout/pay.ts';
const booking = 'src/features/booking/charge.ts';

test('a rule that two features use stands in the domain', () => {
  expect(
    findDomainFaults([
      [checkout, rule],
      [booking, rule],
    ]),
  ).toEqual([]);
});

test.each([
  ['a feature', checkout, 'src/features/checkout'],
  ['a trade of the api', 'src/api/trips/list.ts', 'src/api/trips'],
  ['the demo', 'src/demo/supplier/fees.ts', 'src/demo'],
  ['the adapters of a port', 'src/ports/payment/acme/acme-payment.server.ts', 'src/ports/payment'],
])('a rule that %s alone uses belongs there', (_, user, room) => {
  expect(findDomainFaults([[user, rule]])).toEqual([`${rule}: only ${room} uses it, move it there`]);
});

test('a rule has the users of the rules that need it', () => {
  const total = 'src/domain/money/total.ts';
  expect(
    findDomainFaults([
      [total, rule],
      [checkout, total],
      [booking, total],
    ]),
  ).toEqual([]);
  expect(
    findDomainFaults([
      [total, rule],
      [checkout, total],
    ]),
  ).toEqual([
    `${rule}: only src/features/checkout uses it, move it there`,
    `${total}: only src/features/checkout uses it, move it there`,
  ]);
});

test('a page or call that knows the feature anyway takes the rule from there', () => {
  const call = 'src/api/trips/list.ts';
  const imports = [
    [booking, rule],
    [call, rule],
  ] as const;
  expect(findDomainFaults(imports)).toEqual([]);
  expect(findDomainFaults([...imports, [call, 'src/features/booking/find-trip.ts']])).toEqual([
    `${rule}: only src/features/booking uses it, move it there`,
  ]);
});

test('what a port promises and its adapters share stands in the domain', () => {
  expect(
    findDomainFaults([
      ['src/ports/rates/rates-port.ts', rule],
      ['src/ports/rates/acme/acme-rates.ts', rule],
    ]),
  ).toEqual([]);
});

test('rules that need each other are followed once', () => {
  const other = 'src/domain/money/tax.ts';
  expect(
    findDomainFaults([
      [rule, other],
      [other, rule],
      [checkout, rule],
      [booking, other],
    ]),
  ).toEqual([]);
});
