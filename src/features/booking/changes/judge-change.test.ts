import { expect, it } from 'vitest';
import { tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../tests/factories/change-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { settableClock } from '../../../domain/time/clock.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { createChangeJudge } from './judge-change.ts';
import type { ChangeWish } from './wishes/change-wish.ts';

const judge = createChangeJudge({
  clock: settableClock('2027-01-10T12:00:00Z'),
  findOffer: async () => ({ outcome: 'same' }),
  askExtras: async () => ({ extras: [], seatMaps: [] }),
  alternatives: { findNotice: async () => null, listAlternatives: async () => [] },
});

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
