import { describe, expect, it } from 'vitest';
import { buildOrder, tripOf } from '../../../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../../../tests/factories/change-order.ts';
import { buildVisit } from '../../../../../tests/factories/render-in-shop.tsx';
import { invoiceTotalOf } from '../../../../domain/money/package-price.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { ChangedOffer, FindChangedOffer } from './find-changed-offer.ts';
import { judgeOfferChange } from './judge-offer-change.ts';

const ordered = buildOrder();
const change = { fees: [{ daysBefore: 5, by: 'amount', value: 4_000 }] } as const;
const terms = { ...ordered.trip.terms, change };
const order = { ...ordered, trip: { ...ordered.trip, terms } };
const booking = buildBookedTrip({ order });
const departure = requireDay('2027-05-01');
const visit = buildVisit();

/** The trip a week later, at another price. */
function offerAt(base: number): ChangedOffer {
  const { offerKey, trip, extras } = order;
  const [checkIn, checkOut] = ['2027-05-08', '2027-05-15'];
  const moved = { ...trip, checkIn, checkOut, outbound: null, inbound: null };
  return {
    outcome: 'confirmed',
    offerKey: { ...offerKey, checkIn: offerKey.checkIn + 7 },
    trip: moved,
    base,
    earlyBooking: 1_500,
    extras,
  };
}

const answer =
  (found: ChangedOffer): FindChangedOffer =>
  async () =>
    found;

const judge = (found: ChangedOffer, today = departure - 30, of = booking) =>
  judgeOfferChange(of, 'offer', { today, visit, findOffer: answer(found) });

describe('another offer for a trip', () => {
  it('costs the fee of the day and the difference to the price that the supplier has now', async () => {
    const judged = await judge(offerAt(order.price.base + 10_000));
    if (judged.kind !== 'quoted') throw new Error(judged.kind);
    const { quote } = judged;
    expect(quote.price).toMatchObject({ base: order.price.base + 10_000, earlyBooking: 1_500 });
    expect(quote).toMatchObject({ fee: 4_000, oldTotal: invoiceTotalOf(order.price), refund: 0 });
    expect(quote.charge).toBe(quote.newTotal - quote.oldTotal + 4_000);
    expect(judged).toMatchObject({
      change: 'dates',
      after: { travellers: tripOf(booking.order).travellers },
    });
  });

  it('gives back what is left of a cheaper one after the fee', async () => {
    const judged = await judge(offerAt(Math.round(order.price.base / 2)));
    if (judged.kind !== 'quoted') throw new Error(judged.kind);
    const { charge, refund, oldTotal, newTotal } = judged.quote;
    expect([charge, refund]).toEqual([0, oldTotal - newTotal - 4_000]);
  });

  it('is possible up to the last day of the tariff’s fees, and not on the next', async () => {
    const offer = offerAt(order.price.base);
    expect((await judge(offer, departure - 5)).kind).toBe('quoted');
    expect((await judge(offer, departure - 4)).kind).toBe('too-late');
  });

  it('is not offered by a tariff without changes', async () => {
    const fixed = { ...order, trip: { ...order.trip, terms: { ...terms, change: null } } };
    const of = buildBookedTrip({ order: fixed });
    expect((await judge(offerAt(1), departure - 30, of)).kind).toBe('not-offered');
  });

  it.each(['same', 'gone', 'unknown'] as const)('says what the supplier says: %s', async (outcome) => {
    expect(await judge({ outcome })).toEqual({ kind: outcome });
  });

  it('does not begin on the day it is chosen, or before', async () => {
    const today = requireDay('2027-04-10');
    const offer = offerAt(order.price.base);
    if (offer.outcome !== 'confirmed') throw new Error('confirmed');
    const begins = (checkIn: string): ChangedOffer => ({ ...offer, trip: { ...offer.trip, checkIn } });
    expect((await judge(begins('2027-04-10'), today)).kind).toBe('gone');
    expect((await judge(begins('2027-04-11'), today)).kind).toBe('quoted');
  });

  it('has to wait until an open balance is paid, where it would begin before the trip is cancelled as unpaid', async () => {
    const total = invoiceTotalOf(order.price);
    const instalments = { deposit: 10_000, balance: total - 10_000, dueOn: '2027-04-03' };
    const late = { ...order, trip: { ...order.trip, outbound: null, checkIn: '2027-05-20' }, instalments };
    const open = buildBookedTrip({ order: late });
    const paid = { ...open, paidLater: instalments.balance };
    const found = offerAt(order.price.base);
    const begins = requireDay('2027-05-08');
    const judgeAt = async (daysBefore: number, of: typeof open) =>
      (await judge(found, begins - daysBefore, of)).kind;
    expect([await judgeAt(9, open), await judgeAt(8, open)]).toEqual(['quoted', 'pay-first']);
    expect(await judgeAt(8, paid)).toBe('quoted');
  });

  it.each([
    ['another room', { rooms: [{ ...ordered.trip.rooms[0], name: 'Suite' }] }, 'room'],
    ['another board', { rooms: [{ ...ordered.trip.rooms[0], board: 'all_inclusive' }] }, 'board'],
  ] as const)('is called by what it changes: %s', async (_what, traits, name) => {
    const { offerKey, trip, extras, price } = order;
    const found = { outcome: 'confirmed', offerKey, trip: { ...trip, ...traits }, base: price.base, extras };
    expect(await judge(found as unknown as ChangedOffer)).toMatchObject({ change: name });
  });
});
