import { expect, it } from 'vitest';
import { buildOrder, tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../tests/factories/change-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { ChangeWish } from './change-rules/change-wish.ts';
import type { ChangedOffer } from './change-rules/find-changed-offer.ts';
import { createChangeJudge } from './judge-change.ts';

const sources = {
  clock: settableClock('2027-01-10T12:00:00Z'),
  askExtras: async () => ({ extras: [], seatMaps: [] }),
  alternatives: { findNotice: async () => null, listAlternatives: async () => [] },
};
const judge = createChangeJudge({ ...sources, findOffer: async () => ({ outcome: 'same' }) });

const wishes: readonly ChangeWish[] = [
  { kind: 'name', names: [] },
  { kind: 'offer', offer: 'offer' },
  { kind: 'alternative', notice: 'notice', offer: 'offer' },
  { kind: 'transfer', people: [] },
  { kind: 'extras', choices: [] },
];

it.each(wishes)('a trip of which the bank has taken something back is not changed: $kind', async (wish) => {
  const judgeTrip = (taken: Partial<BookingRecord>) => judge(buildBookedTrip(taken), wish, buildVisit());
  expect(await judgeTrip({ chargedBack: 1 })).toEqual({ kind: 'charged-back' });
  expect(await judgeTrip({ laterChargedBack: 1 })).toEqual({ kind: 'charged-back' });
  expect(await judgeTrip({})).not.toEqual({ kind: 'charged-back' });
});

it('a change that would give back more than is left of the payments after goodwill is for people', async () => {
  const ordered = buildOrder();
  const change = { fees: [{ daysBefore: 5, by: 'amount', value: 4_000 }] } as const;
  const terms = { ...ordered.trip.terms, change };
  const trip = buildBookedTrip({ order: { ...ordered, trip: { ...ordered.trip, terms } } });
  const { offerKey, trip: booked, price } = tripOf(trip.order);
  const cheaper: ChangedOffer = {
    outcome: 'confirmed',
    offerKey,
    trip: { ...booked, nights: 3 },
    base: price.base - 50_000,
    earlyBooking: 0,
    extras: tripOf(trip.order).extras,
  };
  const judgeCheaper = createChangeJudge({ ...sources, findOffer: async () => cheaper });
  const judgeWith = async (left: number) => {
    const goodwill = invoiceTotalOf(price) - left;
    const judged = await judgeCheaper(
      { ...trip, refunded: goodwill, goodwill },
      { kind: 'offer', offer: 'offer' },
      buildVisit(),
    );
    return judged.kind;
  };
  const quoted = await judgeCheaper(trip, { kind: 'offer', offer: 'offer' }, buildVisit());
  const refund = quoted.kind === 'quoted' ? quoted.quote.refund : 0;
  expect(refund).toBeGreaterThan(0);
  expect([await judgeWith(refund), await judgeWith(refund - 1)]).toEqual(['quoted', 'not-offered']);
});

it.each(wishes)('a trip whose raise is not paid is not changed: $kind', async (wish) => {
  const trip = buildBookedTrip();
  const { offerKey, trip: booked, extras, insuranceMarket, travellers, price } = tripOf(trip.order);
  const amended = {
    offerKey,
    trip: booked,
    extras,
    insuranceMarket,
    travellers,
    price: { ...price, raise: 8_000 },
  };
  const judgeTrip = (paidLater: number) => judge({ ...trip, amended, paidLater }, wish, buildVisit());
  expect(await judgeTrip(0)).toEqual({ kind: 'pay-first' });
  expect(await judgeTrip(8_000)).not.toEqual({ kind: 'pay-first' });
});
