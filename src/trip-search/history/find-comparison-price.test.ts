import { expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildFactors, buildFormerTotal } from '../../../tests/factories/price-past.ts';
import type { PastBatch } from '../../domain/search/history/list-former-prices.ts';
import type { FormerFactor } from '../../domain/search/history/past-factor.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { findComparisonPrice } from './find-comparison-price.ts';

const offer = buildOffer({ total: 100_000 });
const factors = buildFactors(offer);
const { checkIn, nights, hotelId, planId } = offer.key;
const dates = { hotelId, roomId: 1, checkIn, nights, flown: { from: 'FRA', to: 'PMI', day: checkIn } };
const longAgo = requireDay('2026-01-01');

/** Until the moment two adults paid so much; null: nobody could buy it. */
function until(endedAt: string, total: number | null): PastBatch {
  const closed: FormerFactor = { kind: 'nights', planId, from: checkIn, states: ['closed'] };
  const { former } = buildFormerTotal(offer, total ?? 1, endedAt);
  const open: FormerFactor = { kind: 'nights', planId, from: checkIn, states: ['open'] };
  return { at: Date.parse(endedAt), former: total === null ? [closed] : [former, open] };
}

/** @param past from old to new */
function compare(
  past: readonly PastBatch[],
  { now = '2026-11-21T12:00:00Z', wholeFrom = longAgo, total = 100_000 } = {},
) {
  const purchase = { board: offer.terms.board, party: { adults: 2, childrenBorn: [] } };
  const offered = { dates, factors, purchase, total, at: Date.parse(now) };
  return findComparisonPrice(offered, { batches: past.toReversed(), wholeFrom });
}

const today = '2026-11-21T08:00:00Z';

test('[OFFER-037] the comparison price is the lowest before the present price, where that is lower', () => {
  expect(compare([until('2026-11-02T12:00:00Z', 130_000), until(today, 120_000)])).toBe(120_000);
  expect(compare([until('2026-11-02T12:00:00Z', 110_000), until(today, 120_000)])).toBe(110_000);
});

test('[OFFER-037] a rise and a fall back to the same price is no reduction', () => {
  expect(compare([until('2026-11-20T12:00:00Z', 100_000), until(today, 120_000)])).toBeNull();
});

test('[OFFER-037] an earlier price of today counts', () => {
  expect(compare([until('2026-11-21T06:00:00Z', 95_000), until(today, 120_000)])).toBeNull();
  expect(compare([until('2026-11-21T06:00:00Z', 105_000), until(today, 120_000)])).toBe(105_000);
});

test('[OFFER-037] a rise is never shown as a saving', () => {
  expect(compare([until(today, 90_000)])).toBeNull();
});

test('[OFFER-037] without a change there is no comparison price', () => {
  expect(compare([])).toBeNull();
});

test('[OFFER-037] moments out of sale do not count, and end a price', () => {
  expect(compare([until('2026-11-20T12:00:00Z', 120_000), until(today, null)])).toBe(120_000);
  expect(compare([until('2026-11-20T12:00:00Z', 100_000), until(today, null)])).toBeNull();
  expect(compare([until(today, null)])).toBeNull();
});

test('[OFFER-037] the 30 days end when the present price began, not today', () => {
  const began = until('2026-11-20T12:00:00Z', 120_000);
  expect(compare([until('2026-10-20T12:00:00Z', 110_000), began])).toBe(120_000);
  expect(compare([until('2026-10-21T12:00:00Z', 110_000), began])).toBe(110_000);
});

test.each([
  // Berlin is at UTC+2 until 25 October 2026: the day of 21 October begins at 22:00 UTC.
  ['2026-10-21T21:59:59Z', '2026-11-21T08:00:00Z', 120_000],
  ['2026-10-21T22:00:00Z', '2026-11-21T08:00:00Z', 120_000],
  ['2026-10-21T22:00:00.001Z', '2026-11-21T08:00:00Z', 110_000],
  // and at UTC+1 afterwards: 21 November begins at 23:00 UTC.
  ['2026-10-21T21:00:00Z', '2026-11-20T22:59:59Z', 110_000],
  ['2026-10-21T21:00:00Z', '2026-11-20T23:00:00Z', 120_000],
])(
  '[OFFER-037] of a price until %s and one that began at %s the days of the seller count',
  (ended, began, expected) => {
    expect(compare([until(ended, 110_000), until(began, 120_000)])).toBe(expected);
  },
);

test.each([
  ['2026-10-22', 120_000],
  ['2026-10-23', null],
])('[OFFER-037] a history that is whole from %s on gives %s', (day, expected) => {
  expect(compare([until(today, 120_000)], { wholeFrom: requireDay(day) })).toBe(expected);
});

test('[OFFER-037] an offer that is not the cheapest of its package has no comparison price', () => {
  expect(compare([until(today, 120_000)], { total: 100_001 })).toBeNull();
});

test('[OFFER-037] changes of one batch count together', () => {
  const { former } = buildFormerTotal(offer, 90_000, today);
  const both = { at: Date.parse(today), former: [...until(today, 120_000).former, former] };
  expect(compare([both])).toBe(120_000);
});

test('[OFFER-037] early booking that ended makes the price higher, and the end no reduction', () => {
  const [{ plan, nights: own } = { plan: null, nights: [] }] = factors.plans;
  if (plan === null) throw new Error('No plan');
  const bookUntil = requireDay('2026-11-20');
  const earlyBookings = [{ percent: 50, bookUntil, daysAhead: 0, arrivalFrom: 0, arrivalTo: 99_999 }];
  const purchase = { board: offer.terms.board, party: { adults: 2, childrenBorn: [] } };
  const early = { ...factors, plans: [{ plan: { ...plan, earlyBookings }, nights: own }] };
  const offered = { dates, factors: early, purchase, total: 100_000, at: Date.parse('2026-11-21T12:00:00Z') };
  const past = { batches: [until(today, 120_000)], wholeFrom: longAgo };
  expect(findComparisonPrice(offered, past)).toBeNull();
});
