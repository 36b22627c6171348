import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { lastDayOfResultLink, provesResult, signResultKey } from './result-key.server.ts';

const lastDay = requireDay('2027-01-31');
const key = signResultKey('a secret', 'checkout-1', lastDay);

test('a key opens the checkout it was signed for, on its last day too', () => {
  expect(provesResult('a secret', 'checkout-1', key, lastDay - 60)).toBe(true);
  expect(provesResult('a secret', 'checkout-1', key, lastDay)).toBe(true);
});

test('on the day after, it opens nothing, and another day written before its signature changes nothing', () => {
  expect(provesResult('a secret', 'checkout-1', key, lastDay + 1)).toBe(false);
  const longer = key.replace('2027-01-31', '2027-02-28');
  expect(provesResult('a secret', 'checkout-1', longer, lastDay + 1)).toBe(false);
});

test('[checkout X-092] the link of a mail ends 30 days after the trip', () => {
  const trip = { checkOut: '2027-01-01' };
  expect(lastDayOfResultLink(trip, requireDay('2026-03-01'))).toBe(lastDay);
  expect(lastDayOfResultLink(trip, requireDay('2027-01-01'))).toBe(lastDay);
});

test('the link of a mail sent after the trip ends 30 days after the mail', () => {
  expect(lastDayOfResultLink({ checkOut: '2027-01-01' }, requireDay('2027-01-02'))).toBe(lastDay + 1);
});

test.each([
  ['another checkout', 'a secret', 'checkout-2', key],
  ['another secret', 'another secret', 'checkout-1', key],
  ['a shorter key', 'a secret', 'checkout-1', key.slice(0, -1)],
  ['a key without its day', 'a secret', 'checkout-1', key.slice(11)],
  ['a longer key', 'a secret', 'checkout-1', `${key}A`],
  ['no key', 'a secret', 'checkout-1', ''],
])('a key does not open %s', (_, secret, checkoutId, given) => {
  expect(provesResult(secret, checkoutId, given, lastDay)).toBe(false);
});
