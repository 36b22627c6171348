import { randomUUID } from 'node:crypto';
import type { ChosenExtra, FlightLeg } from '../../../domain/extras/extra.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { countSeats } from '../../../domain/search/price-leg.ts';
import { allotmentNights } from '../../../domain/search/price-stay.ts';
import type { FlightRef, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { listTravellerKinds } from '../../../domain/travellers/traveller-kinds.ts';
import { refuseExtras } from '../../../ports/supply/refuse-extras.ts';
import type { LiveCall } from '../../../ports/supply/supply-faults-port.ts';
import type { LiveSupply, OfferRequest } from '../../../ports/supply/supply-port.ts';
import { flightKey, type SupplyState } from '../../../ports/supply/supply-state.ts';
import { cancellationFee } from '../holds/cancel-booking.server.ts';
import { listHeldRooms } from '../holds/held-offer.ts';
import { HOLD_MILLISECONDS } from '../holds/hold-offer.server.ts';
import { type BookableFlight, type OfferParts, priceOffer } from '../prices/price-offer.server.ts';
import { listFakeExtras } from './fake-extras.ts';
import { createFakeStock, type FakeTaken } from './fake-stock.ts';

export interface FakeLiveCallsOptions {
  readonly clock: Clock;
  readonly state: SupplyState;
  /** Applies changes to the state and appends them to the feed. */
  readonly change: (changes: readonly SupplyChange[]) => void;
  readonly roomsPerNight: number;
}

type FakeLiveCalls = {
  readonly [Call in LiveCall]: (
    request: Parameters<LiveSupply[Call]>[0],
  ) => Awaited<ReturnType<LiveSupply[Call]>>;
};

interface FakeHold {
  state: 'held' | 'confirmed' | 'released' | 'expired' | 'cancelled';
  readonly holdId: string;
  readonly expiresAt: number;
  readonly offer: PricedOffer;
  readonly extras: readonly ChosenExtra[];
  readonly partySize: number;
  travellers: readonly Traveller[] | null;
  comments: string;
  readonly taken: FakeTaken;
  readonly terms: TariffTerms;
  readonly bookingNumber: string;
}

/** What live calls do to a state in memory, each in one go. `expireHolds` gives back what is held past its time. */
export function createFakeLiveCalls(
  options: FakeLiveCallsOptions,
): FakeLiveCalls & { expireHolds(): void; findComments(bookingNumber: string): string } {
  const { clock, state, change } = options;
  const stock = createFakeStock(state, options.roomsPerNight);
  const holds: FakeHold[] = [];

  function listOffered({ key, insuranceMarket }: Parameters<LiveSupply['extras']>[0]) {
    const isHere = ({ state, offer }: FakeHold, leg: FlightLeg): boolean => {
      const [one, other] = [offer.key[leg], key[leg]];
      const isAlive = state === 'held' || state === 'confirmed';
      return isAlive && one !== null && other !== null && flightKey(one) === flightKey(other);
    };
    return listFakeExtras(insuranceMarket, key.outbound !== null, (leg, seat) =>
      holds.some(
        (hold) =>
          isHere(hold, leg) &&
          hold.extras.some((each) => each.kind === 'seat' && each.leg === leg && each.variant === seat),
      ),
    );
  }

  function endHold(hold: FakeHold, ended: FakeHold['state']): void {
    hold.state = ended;
    change(stock.move(hold.taken, 1));
  }

  return {
    expireHolds() {
      const now = clock.now().getTime();
      for (const hold of holds) if (hold.state === 'held' && hold.expiresAt <= now) endHold(hold, 'expired');
    },
    findComments: (bookingNumber) =>
      holds.find((each) => each.bookingNumber === bookingNumber)?.comments ?? 'no booking',
    verify(request) {
      const quote = priceOffer(request, findParts(state, request));
      if (!quote.ok) return { outcome: 'refused', reason: quote.reason };
      const { offer, priceByKind } = quote;
      return { outcome: 'confirmed', offer, priceByKind, at: clock.now().getTime() };
    },
    hold(request) {
      const parts = findParts(state, request);
      const quote = priceOffer(request, parts);
      if (parts === null || !quote.ok)
        return { outcome: 'refused', reason: quote.ok ? 'gone' : quote.reason };
      if (quote.offer.total !== request.expectedTotal) return { outcome: 'refused', reason: 'price-changed' };
      const offered = listOffered(request);
      const travellers = listTravellerKinds(request.party, request.key.outbound?.day ?? request.key.checkIn);
      const reason = refuseExtras(request.extras, offered.extras, travellers, offered.seatMaps);
      if (reason !== null) return { outcome: 'refused', reason };
      const hold: FakeHold = {
        state: 'held',
        holdId: randomUUID(),
        expiresAt: clock.now().getTime() + HOLD_MILLISECONDS,
        offer: quote.offer,
        extras: request.extras,
        partySize: travellers.length,
        travellers: null,
        comments: '',
        taken: listTaken(request, parts),
        terms: quote.offer.terms.tariff,
        bookingNumber: randomUUID(),
      };
      holds.push(hold);
      change(stock.move(hold.taken, -1));
      const { holdId, offer, expiresAt } = hold;
      const total = hold.extras.reduce((sum, { amount }) => sum + amount, offer.total);
      const rooms = listHeldRooms(request, offer);
      return { outcome: 'confirmed', holdId, offer, rooms, total, expiresAt };
    },
    confirm({ holdId, travellers, comments = '' }) {
      const hold = holds.find((each) => each.holdId === holdId);
      if (hold === undefined || hold.state === 'released')
        return { outcome: 'refused', reason: 'no-such-hold' };
      if (hold.state === 'expired') return { outcome: 'refused', reason: 'expired' };
      if (travellers.length !== hold.partySize) throw new RangeError('Not the travellers of the hold');
      if (hold.travellers !== null && JSON.stringify(hold.travellers) !== JSON.stringify(travellers)) {
        throw new RangeError('The hold was confirmed for other travellers');
      }
      hold.travellers = travellers;
      if (hold.state === 'held') Object.assign(hold, { state: 'confirmed', comments });
      return { outcome: 'confirmed', bookingNumber: hold.bookingNumber };
    },
    release({ holdId }) {
      const hold = holds.find((each) => each.holdId === holdId);
      if (hold === undefined) return { outcome: 'refused', reason: 'no-such-hold' };
      if (hold.state === 'confirmed' || hold.state === 'cancelled') {
        return { outcome: 'refused', reason: 'confirmed-already' };
      }
      if (hold.state === 'held') endHold(hold, 'released');
      return { outcome: 'confirmed' };
    },
    cancel({ bookingNumber }) {
      const isBooked = ({ state }: FakeHold) => state === 'confirmed' || state === 'cancelled';
      const booking = holds.find((each) => each.bookingNumber === bookingNumber && isBooked(each));
      if (booking === undefined) return { outcome: 'refused', reason: 'no-such-booking' };
      const today = dayAt(clock.now());
      const { key } = booking.offer;
      if (today >= (key.outbound?.day ?? key.checkIn)) return { outcome: 'refused', reason: 'departed' };
      if (booking.state === 'confirmed') endHold(booking, 'cancelled');
      return { outcome: 'confirmed', fee: cancellationFee(booking, today) };
    },
    extras(request) {
      const quote = priceOffer(request, findParts(state, request));
      return quote.ok
        ? { outcome: 'confirmed', ...listOffered(request) }
        : { outcome: 'refused', reason: quote.reason };
    },
  };
}

function findParts(state: SupplyState, { key }: OfferRequest): OfferParts | null {
  const hotel = state.hotels.get(key.hotelId);
  const plan = state.plans.get(key.planId);
  if (hotel === undefined || plan?.hotelId !== hotel.id) return null;
  const own = state.nights.get(plan.id);
  const nights = Array.from({ length: key.nights }, (_, index) => own?.get(key.checkIn + index) ?? null);
  const [outbound, inbound] = [findFlight(state, key.outbound), findFlight(state, key.inbound)];
  return { hotel, plan, nights, outbound, inbound };
}

function findFlight(state: SupplyState, ref: FlightRef | null): BookableFlight | null {
  const flight = ref === null ? undefined : state.flights.get(flightKey(ref));
  const airline = flight === undefined ? undefined : state.airlines.get(flight.airline);
  return flight === undefined || airline === undefined ? null : { flight, airline };
}

function listTaken({ key, party }: OfferRequest, { plan, nights }: OfferParts): FakeTaken {
  return {
    hotelId: plan.hotelId,
    roomId: plan.roomId,
    days: allotmentNights(plan, nights).map((_, index) => key.checkIn + index),
    seats: countSeats(party, key.outbound?.day ?? key.checkIn),
    flights: [key.outbound, key.inbound].filter((ref) => ref !== null),
  };
}
