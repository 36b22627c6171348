import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildExampleTerms } from '../../../domain/search/example-terms.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { quoteCancellation } from './quote-cancellation.ts';

const order = buildOrder({
  extras: [{ id: 'i', kind: 'insurance', variant: 'full', leg: null, travellers: [], amount: 9_900 }],
});

test.each([
  ['2027-04-17', 9_900],
  ['2027-04-18', 9_900 + 113_940],
  ['2027-04-24', 9_900 + 113_940],
  ['2027-04-25', 9_900 + 151_920],
  ['2027-04-30', 9_900 + 151_920],
  ['2027-05-01', 9_900 + 189_900],
])('cancelling on %s costs %i: insurances in full, the rest by its terms', (day, fee) => {
  expect(quoteCancellation(order, requireDay(day))).toEqual({ fee, back: 199_800 - fee });
});

test('halves of a cent are rounded up', () => {
  const trip = { ...order.trip, terms: buildExampleTerms(61) };
  const odd = { ...order, trip, extras: [], price: { ...order.price, base: 189_902, extras: [] } };
  expect(quoteCancellation(odd, requireDay('2027-04-01')).fee).toBe(47_476);
});

test('a trip without free cancellation costs the full price', () => {
  const paid = { ...order, trip: { ...order.trip, terms: buildExampleTerms(null) } };
  expect(quoteCancellation(paid, requireDay('2026-11-21'))).toEqual({ fee: 199_800, back: 0 });
});
