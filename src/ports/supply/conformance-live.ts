import { describe, expect, it } from 'vitest';
import { flightKey } from '../../domain/search/flight-key.ts';
import type { FlightTimes } from '../../domain/search/offer-query.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import { countTravellers, joinRooms } from '../../domain/travellers/party.ts';
import type { OfferRequest } from './supply-port.ts';
import type { SupplyState } from './supply-state.ts';
import {
  bookNow,
  buildTravellers,
  holdNow,
  noExtras,
  readSupply,
  type SupplyUnderTest,
  supplyCallOptions,
  verifyNow,
} from './supply-under-test.ts';

/** The same for two such parties, each in a room of its own. */
function inTwoRooms({ key, party, ...request }: OfferRequest): OfferRequest {
  const rooms = { key: { ...key, otherPlanIds: [key.planId] }, party: joinRooms([party, party]) };
  return { ...request, ...rooms };
}

/** An offer from its verification to its cancellation. */
export function proveLiveCalls(under: () => SupplyUnderTest): void {
  const live = () => under().supply.live;

  describe('live', () => {
    it('returns the same price and time again when nothing has changed', async () => {
      const request = await under().findOffer();
      const first = await live().verify(request, supplyCallOptions());
      expect(first).toMatchObject({ outcome: 'confirmed', at: under().clock.now().getTime() });
      expect(await live().verify(request, supplyCallOptions())).toEqual(first);
    });

    it('adds the total up from stay and flights', async () => {
      const offer = await verifyNow(under(), await under().findOffer());
      expect(offer.total).toBe(offer.stay + offer.outbound + offer.inbound);
    });

    it('[CDATA-032] splits the total by the kinds of travellers, where it has prices by age', async () => {
      const request = await under().findOffer();
      const answer = await live().verify(request, supplyCallOptions());
      if (answer.outcome !== 'confirmed') throw new Error('The offer is sold');
      const { offer, priceByKind } = answer;
      const amounts = priceByKind === undefined ? [offer.total] : Object.values(priceByKind);
      expect(amounts.reduce((sum, amount) => Number(sum) + Number(amount), 0)).toBe(offer.total);
    });

    it('says what early booking has taken off in whole minor units, at least nothing', async () => {
      const answer = await live().verify(await under().findOffer(), supplyCallOptions());
      if (answer.outcome !== 'confirmed') throw new Error('The offer is sold');
      const { earlyBooking = 0 } = answer;
      expect(Number.isSafeInteger(earlyBooking) && earlyBooking >= 0).toBe(true);
    });

    it('[SDATA-026] returns the same flight times as the feed', async () => {
      const { key, outboundTimes, inboundTimes } = await verifyNow(under(), await under().findOffer());
      const { state } = await readSupply(under().supply);
      expect([outboundTimes, inboundTimes]).toEqual([
        timesInFeed(state, key.outbound),
        timesInFeed(state, key.inbound),
      ]);
    });

    it('says what cancelling costs, and then what it has cost, as often as it is asked', async () => {
      const offer = await under().findOffer();
      const bookingNumber = await bookNow(under(), offer);
      const ask = () => live().quoteCancellation({ bookingNumber }, supplyCallOptions());
      const now = under().clock.now();
      const { outbound, checkIn } = offer.key;
      const departure = (outbound?.day ?? checkIn) * 86_400_000;
      try {
        under().clock.set(new Date(departure - 3 * 86_400_000));
        const quoted = await ask();
        expect(await ask()).toEqual(quoted);
        expect(quoted).toMatchObject({ outcome: 'confirmed', isCancelled: false });
        const cancelled = await live().cancel({ bookingNumber }, supplyCallOptions());
        const fee = cancelled.outcome === 'confirmed' ? cancelled.fee : Number.NaN;
        expect(quoted).toMatchObject({ fee });
        under().clock.set(new Date(departure - 86_400_000));
        expect(await ask()).toEqual({ outcome: 'confirmed', fee, isCancelled: true });
      } finally {
        under().clock.set(now);
      }
      expect(
        await live().quoteCancellation({ bookingNumber: 'no such number' }, supplyCallOptions()),
      ).toEqual({ outcome: 'refused', reason: 'no-such-booking' });
    });

    it('goes from hold to booking to cancellation without a fee', async () => {
      const request = await under().findOffer();
      const held = await holdNow(under(), request);
      expect(held.expiresAt).toBeGreaterThan(under().clock.now().getTime());
      const confirmed = await live().confirm(
        { holdId: held.holdId, travellers: buildTravellers(request) },
        supplyCallOptions(),
      );
      expect(confirmed).toMatchObject({
        outcome: 'confirmed',
        bookingNumber: expect.stringMatching(/.{6,}/),
      });
      if (confirmed.outcome !== 'confirmed') return;
      const { bookingNumber } = confirmed;
      expect(await live().release({ holdId: held.holdId }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'confirmed-already',
      });
      expect(
        await live().confirm(
          { holdId: held.holdId, travellers: buildTravellers(request) },
          supplyCallOptions(),
        ),
      ).toEqual(confirmed);
      const cancelled = await live().cancel({ bookingNumber }, supplyCallOptions());
      expect(cancelled).toEqual({ outcome: 'confirmed', fee: 0 });
      expect(await live().cancel({ bookingNumber }, supplyCallOptions())).toEqual(cancelled);
    });

    it('releases a hold more than once', async () => {
      const request = await under().findOffer();
      const { holdId } = await holdNow(under(), request);
      expect(await live().release({ holdId }, supplyCallOptions())).toEqual({ outcome: 'confirmed' });
      expect(await live().release({ holdId }, supplyCallOptions())).toEqual({ outcome: 'confirmed' });
      expect(
        await live().confirm({ holdId, travellers: buildTravellers(request) }, supplyCallOptions()),
      ).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
    });

    it('expires a hold at its time and sells the room again', async () => {
      const request = await under().findLastRoomOffer();
      const { holdId, expiresAt } = await holdNow(under(), request);
      under().clock.set(new Date(expiresAt - 1));
      expect(await live().verify(request, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'sold-out',
      });
      under().clock.set(new Date(expiresAt));
      expect(await live().verify(request, supplyCallOptions())).toMatchObject({ outcome: 'confirmed' });
      expect(
        await live().confirm({ holdId, travellers: buildTravellers(request) }, supplyCallOptions()),
      ).toEqual({
        outcome: 'refused',
        reason: 'expired',
      });
      expect(await live().release({ holdId }, supplyCallOptions())).toEqual({ outcome: 'confirmed' });
    });

    it('holds nothing at another price', async () => {
      const request = await under().findLastRoomOffer();
      const offer = await verifyNow(under(), request);
      expect(
        await live().hold({ ...request, ...noExtras, expectedTotal: offer.total - 1 }, supplyCallOptions()),
      ).toEqual({
        outcome: 'refused',
        reason: 'price-changed',
      });
      expect(await live().verify(request, supplyCallOptions())).toMatchObject({ outcome: 'confirmed' });
    });

    it('keeps the wish to the hotel that comes with the confirmation', async () => {
      const wish = 'Quiet room, please – high floor';
      const bookings = [];
      for (const comments of [wish, undefined]) {
        const request = await under().findOffer();
        const { holdId } = await holdNow(under(), request);
        const travellers = buildTravellers(request);
        const sent = { holdId, travellers, ...(comments !== undefined && { comments }) };
        bookings.push(await live().confirm(sent, supplyCallOptions()));
      }
      const kept = bookings.map((each) =>
        each.outcome === 'confirmed' ? under().findComments(each.bookingNumber) : each.outcome,
      );
      expect(await Promise.all(kept)).toEqual([wish, '']);
    });

    it('gives the last room to one of two who ask at once', async () => {
      const request = await under().findLastRoomOffer();
      const offer = await verifyNow(under(), request);
      const wanted = { ...request, ...noExtras, expectedTotal: offer.total };
      const held = await Promise.all([1, 2, 3].map(() => live().hold(wanted, supplyCallOptions())));
      expect(held.filter(({ outcome }) => outcome === 'confirmed')).toHaveLength(1);
      expect(held.filter((each) => each.outcome === 'refused').map(({ reason }) => reason)).toEqual([
        'sold-out',
        'sold-out',
      ]);
    });

    it('says that an offer is gone whose hotel, plan, flight or day does not exist', async () => {
      const request = await under().findOffer();
      const { key } = request;
      const gone = [
        { ...key, hotelId: 999_999_999 },
        { ...key, planId: 4_294_967_295 },
        { ...key, outbound: key.outbound && { ...key.outbound, id: 4_294_967_295 } },
        { ...key, inbound: null },
        { ...key, checkIn: key.checkIn + 1 },
        { ...key, nights: key.nights + 1 },
        { ...key, outbound: null, inbound: null, checkIn: key.checkIn - 1_000 },
      ];
      for (const each of gone) {
        const answer = await live().verify({ ...request, key: each }, supplyCallOptions());
        expect(answer).toEqual({ outcome: 'refused', reason: 'gone' });
      }
    });

    it('does not allow a party that does not fit', async () => {
      const request = await under().findOffer();
      const crowd = { ...request, party: { adults: 9, childrenBorn: [] } };
      const refused = { outcome: 'refused', reason: 'not-allowed' };
      expect(await live().verify(crowd, supplyCallOptions())).toEqual(refused);
      expect(await live().extras({ ...crowd, insuranceMarket: null }, supplyCallOptions())).toEqual(refused);
      expect(await live().hold({ ...crowd, ...noExtras, expectedTotal: 1 }, supplyCallOptions())).toEqual(
        refused,
      );
    });

    it('[TRAV-007] sells several rooms in one booking, each with its travellers', async () => {
      const one = await under().findOffer();
      const single = await verifyNow(under(), one);
      const two = inTwoRooms(one);
      const offer = await verifyNow(under(), two);
      expect(offer).toMatchObject({ total: 2 * single.total, stay: 2 * single.stay });
      expect(offer.rooms?.map(({ planId, stay }) => [planId, stay])).toEqual([
        [one.key.planId, single.stay],
        [one.key.planId, single.stay],
      ]);
      const held = await holdNow(under(), two);
      const { adults } = one.party;
      const [first = [], second = []] = held.rooms.map(({ travellers }) => travellers);
      expect(first.slice(0, adults)).toEqual(Array.from({ length: adults }, (_, at) => at));
      expect(second.slice(0, adults)).toEqual(Array.from({ length: adults }, (_, at) => adults + at));
      expect([...first, ...second]).toHaveLength(2 * countTravellers(one.party));
      await live().release({ holdId: held.holdId }, supplyCallOptions());
      const bookingNumber = await bookNow(under(), two);
      expect(await live().cancel({ bookingNumber }, supplyCallOptions())).toEqual({
        outcome: 'confirmed',
        fee: 0,
      });
    });

    it('[TRAV-007] holds all of several rooms or none', async () => {
      const one = await under().findLastRoomOffer();
      const two = inTwoRooms(one);
      const refused = { outcome: 'refused', reason: 'sold-out' };
      expect(await live().verify(two, supplyCallOptions())).toEqual(refused);
      expect(await live().hold({ ...two, ...noExtras, expectedTotal: 1 }, supplyCallOptions())).toEqual(
        refused,
      );
      await holdNow(under(), one);
    });

    it('[TRAV-007] does not change the rooms of several, and no more rooms than parties are sold', async () => {
      const two = inTwoRooms(await under().findOffer());
      const bookingNumber = await bookNow(under(), two);
      const key = { ...two.key, nights: two.key.nights + 1 };
      const change = { ...two, ...noExtras, key, bookingNumber, expectedTotal: 1 };
      expect(
        await live().holdChange({ ...change, travellers: buildTravellers(two) }, supplyCallOptions()),
      ).toEqual({ outcome: 'refused', reason: 'not-changeable' });
      const { otherPlanIds: _, ...first } = two.key;
      for (const request of [
        { ...two, key: first },
        { ...two, party: { adults: 2, childrenBorn: [] } },
      ]) {
        expect(await live().verify(request, supplyCallOptions())).toEqual({
          outcome: 'refused',
          reason: 'not-allowed',
        });
      }
    });

    it('knows no hold and no booking that does not exist', async () => {
      const none = { holdId: 'nothing' };
      expect(await live().confirm({ ...none, travellers: [] }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
      expect(await live().release(none, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
      expect(await live().cancel({ bookingNumber: 'nothing' }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-booking',
      });
    });

    it('offers extras with different ids and amounts above nothing, the same every time', async () => {
      const request = await under().findOffer();
      const offered = await live().extras({ ...request, insuranceMarket: null }, supplyCallOptions());
      if (offered.outcome !== 'confirmed') throw new Error(offered.outcome);
      expect(offered.extras.length).toBeGreaterThan(0);
      expect(new Set(offered.extras.map(({ id }) => id)).size).toBe(offered.extras.length);
      for (const { price } of offered.extras) expect(Number.isInteger(price) && price > 0).toBe(true);
      expect(await live().extras({ ...request, insuranceMarket: null }, supplyCallOptions())).toEqual(
        offered,
      );
    });

    it('sells the room of a cancelled booking once, however often it is cancelled', async () => {
      const request = await under().findLastRoomOffer();
      const bookingNumber = await bookNow(under(), request);
      const first = await live().cancel({ bookingNumber }, supplyCallOptions());
      expect(await live().cancel({ bookingNumber }, supplyCallOptions())).toEqual(first);
      await holdNow(under(), request);
      expect(await live().verify(request, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'sold-out',
      });
    });

    it('cancels nothing from the day of departure on', async () => {
      const request = await under().findOffer();
      const bookingNumber = await bookNow(under(), request);
      const now = under().clock.now();
      under().clock.set(new Date((request.key.outbound?.day ?? request.key.checkIn) * 86_400_000));
      const refused = await live().cancel({ bookingNumber }, supplyCallOptions());
      under().clock.set(now);
      expect(refused).toEqual({ outcome: 'refused', reason: 'departed' });
      expect(await live().cancel({ bookingNumber }, supplyCallOptions())).toMatchObject({
        outcome: 'confirmed',
      });
    });
  });
}

/** The times of a flight in the feed. @throws Error where the feed has no such flight */
function timesInFeed({ flights }: SupplyState, ref: FlightRef | null): FlightTimes {
  const flight = ref === null ? undefined : flights.get(flightKey(ref));
  if (flight === undefined) throw new Error(`Not in the feed: ${JSON.stringify(ref)}`);
  const { departure, arrival, isOvernight } = flight;
  return { departure, arrival, isOvernight };
}
