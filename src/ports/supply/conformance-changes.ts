import { describe, expect, it } from 'vitest';
import { flightKey } from '../../domain/search/flight-key.ts';
import type { OfferRequest } from './supply-port.ts';
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

/** A booking that becomes another one. */
export function proveChanges(under: () => SupplyUnderTest): void {
  const live = () => under().supply.live;

  /** A booking on the last room, the offer of a night more in the same room, and the request for it. */
  async function startChange() {
    const { booked, wanted } = await under().findChange();
    const before = await countSeats(under(), [booked, wanted]);
    // With the room of the nights they share in other hands, the wanted offer can only be priced from here.
    const { total } = await verifyNow(under(), wanted);
    const bookingNumber = await bookNow(under(), booked);
    const travellers = buildTravellers(wanted);
    const request = { ...wanted, ...noExtras, bookingNumber, travellers, expectedTotal: total };
    return { booked, wanted, before, bookingNumber, request };
  }

  async function holdChangeNow(request: Parameters<ReturnType<typeof live>['holdChange']>[0]) {
    const held = await live().holdChange(request, supplyCallOptions());
    if (held.outcome !== 'confirmed') throw new Error(`holdChange: ${JSON.stringify(held)}`);
    return held;
  }

  describe('changes', () => {
    it('turns a booking of the last room into one of other nights, and gives each part back once', async () => {
      const { booked, wanted, before, bookingNumber, request } = await startChange();
      const size = booked.party.adults;
      const held = await holdChangeNow(request);
      expect(held).toMatchObject({ total: request.expectedTotal, offer: { key: wanted.key } });
      expect(held.fee).toBeGreaterThan(0);
      // The flight there is the same: its seats are taken once.
      expect(await countSeats(under(), [booked, wanted])).toEqual(before.map((count) => count - size));
      expect(await live().confirmChange({ holdId: held.holdId }, supplyCallOptions())).toEqual({
        outcome: 'confirmed',
      });
      const [there, back] = before as [number, number, number];
      expect(await countSeats(under(), [booked, wanted])).toEqual([
        there - size,
        back,
        (before[2] ?? 0) - size,
      ]);
      expect(await live().verify(booked, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'sold-out',
      });
      expect(await live().cancel({ bookingNumber }, supplyCallOptions())).toMatchObject({
        outcome: 'confirmed',
      });
      expect(await countSeats(under(), [booked, wanted])).toEqual(before);
      expect(await live().verify(wanted, supplyCallOptions())).toMatchObject({ outcome: 'confirmed' });
    });

    it('prices other parts with the last room for the booking that has it, and for nobody else', async () => {
      const { booked, wanted, before, bookingNumber, request } = await startChange();
      const stock = await countSeats(under(), [booked, wanted]);
      const soldOut = { outcome: 'refused', reason: 'sold-out' };
      expect(await live().verify(wanted, supplyCallOptions())).toEqual(soldOut);
      expect(await live().verify({ ...wanted, bookingNumber }, supplyCallOptions())).toMatchObject({
        outcome: 'confirmed',
        offer: { key: wanted.key, total: request.expectedTotal },
      });
      expect(await live().verify(wanted, supplyCallOptions())).toEqual(soldOut);
      expect(await countSeats(under(), [booked, wanted])).toEqual(stock);
      await live().cancel({ bookingNumber }, supplyCallOptions());
      expect(await countSeats(under(), [booked, wanted])).toEqual(before);
    });

    it('keeps what is booked when a change is released or expires', async () => {
      const { booked, wanted, before, bookingNumber, request } = await startChange();
      const booking = await countSeats(under(), [booked, wanted]);
      const released = await holdChangeNow(request);
      expect(await live().release({ holdId: released.holdId }, supplyCallOptions())).toEqual({
        outcome: 'confirmed',
      });
      expect(await live().release({ holdId: released.holdId }, supplyCallOptions())).toEqual({
        outcome: 'confirmed',
      });
      expect(await countSeats(under(), [booked, wanted])).toEqual(booking);
      expect(await live().confirmChange({ holdId: released.holdId }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
      const expired = await holdChangeNow(request);
      under().clock.set(new Date(expired.expiresAt));
      expect(await live().confirmChange({ holdId: expired.holdId }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'expired',
      });
      expect(await countSeats(under(), [booked, wanted])).toEqual(booking);
      await live().cancel({ bookingNumber }, supplyCallOptions());
      expect(await countSeats(under(), [booked, wanted])).toEqual(before);
    });

    it('confirms a change once, and releases it no more', async () => {
      const { booked, wanted, request } = await startChange();
      const { holdId } = await holdChangeNow(request);
      await live().confirmChange({ holdId }, supplyCallOptions());
      const after = await countSeats(under(), [booked, wanted]);
      expect(await live().confirmChange({ holdId }, supplyCallOptions())).toEqual({ outcome: 'confirmed' });
      expect(await live().release({ holdId }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'confirmed-already',
      });
      expect(await countSeats(under(), [booked, wanted])).toEqual(after);
    });

    it('has one open change of a booking: the next one releases the one before', async () => {
      const { booked, wanted, before, bookingNumber, request } = await startChange();
      const first = await holdChangeNow(request);
      const held = await countSeats(under(), [booked, wanted]);
      const second = await holdChangeNow(request);
      expect(await countSeats(under(), [booked, wanted])).toEqual(held);
      expect(await live().confirmChange({ holdId: first.holdId }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
      await live().confirmChange({ holdId: second.holdId }, supplyCallOptions());
      await live().cancel({ bookingNumber }, supplyCallOptions());
      expect(await countSeats(under(), [booked, wanted])).toEqual(before);
    });

    it('gives everything back when the booking is cancelled while its change is held', async () => {
      const { booked, wanted, before, bookingNumber, request } = await startChange();
      const { holdId } = await holdChangeNow(request);
      await live().cancel({ bookingNumber }, supplyCallOptions());
      expect(await live().confirmChange({ holdId }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-booking',
      });
      expect(await countSeats(under(), [booked, wanted])).toEqual(before);
      expect(await live().holdChange(request, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-booking',
      });
    });

    it('keeps the price of what a change leaves as it is, and asks a fee for each other person', async () => {
      const { booked } = await under().findChange();
      const { holdId, total } = await holdNow(under(), booked);
      const travellers = buildTravellers(booked);
      const confirmed = await live().confirm({ holdId, travellers }, supplyCallOptions());
      if (confirmed.outcome !== 'confirmed') throw new Error(confirmed.outcome);
      const { bookingNumber } = confirmed;
      await under().change();
      const same = { ...booked, ...noExtras, bookingNumber, expectedTotal: total };
      const corrected = travellers.map((each) => ({ ...each, firstName: `${each.firstName}x` }));
      expect(await holdChangeNow({ ...same, travellers: corrected })).toMatchObject({ total, fee: 0 });
      const others = travellers.map((each, at) => ({ ...each, birthDate: `1980-01-0${at + 1}` }));
      const one = await holdChangeNow({
        ...same,
        travellers: [...others.slice(0, 1), ...travellers.slice(1)],
      });
      const all = await holdChangeNow({ ...same, travellers: others });
      expect(one.fee).toBe(one.offer.terms.tariff.transferFee);
      expect(one.fee).toBeGreaterThan(0);
      expect(all.fee).toBe(one.fee * travellers.length);
    });

    it('adds an extra to what is booked', async () => {
      const { booked } = await under().findChange();
      const offered = await live().extras({ ...booked, insuranceMarket: null }, supplyCallOptions());
      if (offered.outcome !== 'confirmed') throw new Error(offered.outcome);
      const extra = offered.extras.find(({ kind, per }) => kind === 'transfer' && per === 'party');
      if (extra === undefined) throw new Error('No transfer for the party');
      const { holdId, total } = await holdNow(under(), booked);
      const travellers = buildTravellers(booked);
      const confirmed = await live().confirm({ holdId, travellers }, supplyCallOptions());
      if (confirmed.outcome !== 'confirmed') throw new Error(confirmed.outcome);
      const { bookingNumber } = confirmed;
      const { id, kind, variant, leg, price: amount } = extra;
      const extras = [{ id, kind, variant, leg, travellers: [], amount }];
      const request = { ...booked, ...noExtras, bookingNumber, travellers, extras, expectedTotal: total };
      expect(await holdChangeNow(request)).toMatchObject({ total: total + amount, fee: 0 });
      const raised = extras.map((each) => ({ ...each, amount: amount + 1 }));
      expect(await live().holdChange({ ...request, extras: raised }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'price-changed',
      });
    });

    it('offers a booking of the last room what can be added, and takes more of an extra for one traveller', async () => {
      const { booked } = await under().findChange();
      const { total } = await verifyNow(under(), booked);
      const bookingNumber = await bookNow(under(), booked);
      const own = { ...booked, bookingNumber };
      expect(await live().extras({ ...booked, insuranceMarket: null }, supplyCallOptions())).toMatchObject({
        reason: 'sold-out',
      });
      const offered = await live().extras({ ...own, insuranceMarket: null }, supplyCallOptions());
      if (offered.outcome !== 'confirmed') throw new Error(offered.outcome);
      const boarding = offered.extras.find(({ kind }) => kind === 'priority_boarding');
      const lane = offered.extras.find(({ kind }) => kind === 'fast_track');
      if (boarding === undefined || lane === undefined) throw new Error('No lanes for the flight');
      const take = ({ id, kind, variant, leg, price }: typeof lane, travellers: readonly number[]) => ({
        id,
        kind,
        variant,
        leg,
        travellers,
        amount: price * travellers.length,
      });
      const request = { ...own, ...noExtras, travellers: buildTravellers(booked), expectedTotal: total };
      const both = await holdChangeNow({ ...request, extras: [take(boarding, [0, 1])] });
      await live().confirmChange({ holdId: both.holdId }, supplyCallOptions());
      // Each of them has paid for it: the price for one is known.
      const one = [take(boarding, [1]), take(lane, [0])];
      expect(await holdChangeNow({ ...request, extras: one })).toMatchObject({
        total: total + boarding.price + lane.price,
        fee: 0,
      });
      await live().cancel({ bookingNumber }, supplyCallOptions());
    });

    it('moves nothing for another price, another party, or a trip that has begun', async () => {
      const { booked, wanted, request } = await startChange();
      const booking = await countSeats(under(), [booked, wanted]);
      const refusals = [
        [{ ...request, expectedTotal: request.expectedTotal - 1 }, 'price-changed'],
        [{ ...request, ...withParty({ adults: 1, childrenBorn: [] }) }, 'not-changeable'],
        [{ ...request, key: { ...request.key, planId: 4_294_967_295 } }, 'gone'],
        [{ ...request, bookingNumber: 'nothing' }, 'no-such-booking'],
      ] as const;
      for (const [each, reason] of refusals)
        expect(await live().holdChange(each, supplyCallOptions())).toEqual({ outcome: 'refused', reason });
      const now = under().clock.now();
      under().clock.set(new Date((booked.key.outbound?.day ?? booked.key.checkIn) * 86_400_000));
      const late = await live().holdChange(request, supplyCallOptions());
      under().clock.set(now);
      expect(late).toEqual({ outcome: 'refused', reason: 'departed' });
      expect(await countSeats(under(), [booked, wanted])).toEqual(booking);
      expect(await holdChangeNow(request)).toMatchObject({ total: request.expectedTotal });
    });

    it('knows no change that does not exist, and confirms none as a booking', async () => {
      expect(await live().confirmChange({ holdId: 'nothing' }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
      const { request } = await startChange();
      const { holdId } = await holdChangeNow(request);
      expect(await live().confirm({ holdId, travellers: request.travellers }, supplyCallOptions())).toEqual({
        outcome: 'refused',
        reason: 'no-such-hold',
      });
    });

    it('is done once, though its answer is lost or its request arrives twice', async () => {
      const { booked, wanted, request } = await startChange();
      const options = supplyCallOptions(200);
      under().faults.holdChange = { kind: 'lost-answer' };
      expect(await live().holdChange(request, options)).toEqual({ outcome: 'unknown' });
      delete under().faults.holdChange;
      const held = await countSeats(under(), [booked, wanted]);
      const known = await live().holdChange(request, { ...options, timeoutMs: 5_000 });
      if (known.outcome !== 'confirmed') throw new Error(known.outcome);
      under().faults.confirmChange = { kind: 'duplicated' };
      expect(await live().confirmChange({ holdId: known.holdId }, supplyCallOptions())).toEqual({
        outcome: 'confirmed',
      });
      const [there, back, later] = held as [number, number, number];
      const size = booked.party.adults;
      expect(await countSeats(under(), [booked, wanted])).toEqual([there, back + size, later]);
    });
  });
}

function withParty(party: OfferRequest['party']) {
  return { party, travellers: buildTravellers({ party }) };
}

/** Seats left on the flight there, and on the flights back of two offers, according to the feed. */
async function countSeats(
  { supply }: SupplyUnderTest,
  [booked, wanted]: readonly [OfferRequest, OfferRequest],
): Promise<readonly number[]> {
  const { state } = await readSupply(supply);
  return [booked.key.outbound, booked.key.inbound, wanted.key.inbound].map(
    (ref) => (ref && state.flights.get(flightKey(ref))?.seats) ?? 0,
  );
}
