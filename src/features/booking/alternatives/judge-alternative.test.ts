import { expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../tests/factories/change-order.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { noticePolicy } from '../../../defaults.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import { calculatePercentage } from '../../../domain/money/calculate-percentage.ts';
import { invoiceTotalOf, priceOfBase } from '../../../domain/money/package-price.ts';
import type { ChangedOffer } from '../changes/change-rules/find-changed-offer.ts';
import type { TripNotice } from '../notices/trip-notice.ts';
import { judgeAlternative } from './judge-alternative.ts';

const order = buildOrder({ price: priceOfBase(200_000), extras: [] });
const booking = buildBookedTrip({ order });
const notice: TripNotice = {
  id: 'n'.repeat(22),
  bookingId: booking.id,
  facts: { kind: 'hotel-overbooked' },
  isSignificant: true,
  withoutAnswer: 'staff',
  state: 'open',
  createdAt: new Date('2027-04-01T10:00:00Z'),
  answerBy: new Date('2027-04-08T10:00:00Z'),
};
const { board } = order.trip.rooms[0] ?? { board: 'breakfast' };
const listed = { offer: 'nearby', base: 0, room: '', board, hotel: null, outbound: null, inbound: null };

/** Another hotel on the same days. */
function offerAt(base: number): ChangedOffer {
  const { hotel } = order.trip;
  return {
    outcome: 'confirmed',
    offerKey: { ...order.offerKey, hotelId: 77 },
    trip: { ...order.trip, hotel: { ...hotel, id: 77 } },
    base,
    earlyBooking: 0,
    extras: [],
  };
}

function judge(
  found: ChangedOffer,
  {
    offer = 'nearby',
    now = '2027-04-02T10:00:00Z',
    of = notice,
    trip = booking,
    list = async () => [listed] as never,
  } = {},
) {
  return judgeAlternative(
    trip,
    { notice: of.id, offer },
    {
      now: new Date(now),
      visit: buildVisit(),
      findNotice: async (bookingId, id) => (bookingId === trip.id && id === notice.id ? of : null),
      listAlternatives: list,
      findOffer: async (_visit, _order, _offer, where) =>
        where === 'any-hotel' ? found : { outcome: 'gone' },
    },
  );
}

test('another hotel is free of a fee, and what it costs more is borne up to the bound', async () => {
  const bound = calculatePercentage(invoiceTotalOf(order.price), noticePolicy.absorbedPercent);
  const quoteOf = async (base: number) => {
    const judged = await judge(offerAt(base));
    if (judged.kind !== 'quoted') throw new Error(judged.kind);
    return judged;
  };
  expect(await quoteOf(200_000 + bound)).toMatchObject({
    change: 'hotel',
    noticeId: notice.id,
    quote: { fee: 0, charge: 0, refund: 0, price: { base: 200_000 + bound, absorbed: bound } },
  });
  expect((await quoteOf(200_000 + bound + 700)).quote.charge).toBe(700);
  expect((await quoteOf(150_000)).quote).toMatchObject({ fee: 0, refund: 50_000 });
});

test('only what the page lists can be chosen, and what the supplier no longer sells is gone', async () => {
  expect(await judge(offerAt(1), { offer: 'dream' })).toEqual({ kind: 'gone' });
  expect(await judge({ outcome: 'gone' })).toEqual({ kind: 'gone' });
  expect(await judge({ outcome: 'unknown' })).toEqual({ kind: 'unknown' });
  expect(await judge(offerAt(1), { list: async () => null as never })).toEqual({ kind: 'unknown' });
});

test('nothing is chosen after the deadline, for a notice that was answered, or for another trip', async () => {
  expect(await judge(offerAt(1), { now: notice.answerBy.toISOString() })).toEqual({ kind: 'too-late' });
  expect(await judge(offerAt(1), { of: { ...notice, state: 'accepted' } })).toEqual({ kind: 'too-late' });
  expect(await judge(offerAt(1), { of: { ...notice, id: 'o'.repeat(22) } })).toEqual({ kind: 'not-offered' });
});

test('an incident offers what the tariff allows to change: the supplier has not caused it', async () => {
  const of: TripNotice = {
    ...notice,
    facts: { kind: 'incident', proposal: 'hotels', message: '' } satisfies NoticeFacts,
  };
  const withChange = (change: typeof order.trip.terms.change) => {
    const terms = { ...order.trip.terms, change };
    return buildBookedTrip({ order: { ...order, trip: { ...order.trip, terms } } });
  };
  expect(await judge(offerAt(1), { of, trip: withChange(null) })).toEqual({ kind: 'not-offered' });
  const fees = [{ daysBefore: 1, by: 'amount', value: 4_000 }] as const;
  expect(await judge(offerAt(200_000), { of, trip: withChange({ fees }) })).toMatchObject({
    kind: 'quoted',
    quote: { fee: 0 },
  });
});
