import { randomUUID } from 'node:crypto';
import type { ChosenExtra, FlightLeg } from '../../../domain/extras/extra.ts';
import { flightKey } from '../../../domain/search/flight-key.ts';
import { isSameOffer } from '../../../domain/search/is-same-offer.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { countSeats } from '../../../domain/search/price-leg.ts';
import { allotmentNights } from '../../../domain/search/price-stay.ts';
import type { FlightRef, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../../domain/search/tariff-terms.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { listTravellerKinds } from '../../../domain/travellers/list-traveller-kinds.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import { refuseExtras } from '../../../ports/supply/refuse-extras.ts';
import type { LiveCall } from '../../../ports/supply/supply-faults-port.ts';
import type { LiveSupply, OfferRequest } from '../../../ports/supply/supply-port.ts';
import type { SupplyState } from '../../../ports/supply/supply-state.ts';
import { cancellationFee } from '../holds/cancel-booking.server.ts';
import {
  calculateSupplierFee,
  listNewExtras,
  listTravellersAfter,
  refuseChange,
} from '../holds/change-rules.ts';
import { HOLD_MILLISECONDS } from '../holds/hold-offer.server.ts';
import { listHeldRooms } from '../holds/list-held-rooms.ts';
import {
  type BookableFlight,
  type OfferParts,
  priceOffer,
  type RoomParts,
} from '../prices/price-offer.server.ts';
import { listFakeExtras } from './fake-extras.ts';
import { createFakeStock, type FakeTaken, withoutTaken } from './fake-stock.ts';

export interface FakeLiveCallsOptions {
  readonly clock: Clock;
  readonly state: SupplyState;
  /** Applies changes to the state and appends them to the feed. */
  readonly change: (changes: readonly SupplyChange[]) => void;
  readonly roomsPerNight: number;
  /** Whether something was announced about a booking. */
  readonly hasNotice: (bookingNumber: string) => boolean;
}

type FakeLiveCalls = {
  readonly [Call in LiveCall]: (
    request: Parameters<LiveSupply[Call]>[0],
  ) => Awaited<ReturnType<LiveSupply[Call]>>;
};

interface FakeHold {
  state: 'held' | 'confirmed' | 'released' | 'expired' | 'cancelled' | 'applied';
  readonly holdId: string;
  readonly expiresAt: number;
  offer: PricedOffer;
  extras: readonly ChosenExtra[];
  readonly partySize: number;
  travellers: readonly Traveller[] | null;
  comments: string;
  taken: FakeTaken;
  terms: TariffTerms;
  readonly bookingNumber: string;
  /** The booking that it changes. */
  readonly changes: FakeHold | null;
  /** What cancelling it has cost; null while it is not cancelled. */
  fee: number | null;
}

/** What live calls do to a state in memory, each in one go. `expireHolds` gives back what is held past its time. */
export function createFakeLiveCalls(
  options: FakeLiveCallsOptions,
): FakeLiveCalls & { expireHolds(): void; findComments(bookingNumber: string): string } {
  const { clock, state, change } = options;
  const stock = createFakeStock(state, options.roomsPerNight);
  const holds: FakeHold[] = [];

  function listOffered(
    { key, insuranceMarket }: Parameters<LiveSupply['extras']>[0],
    own: FakeHold | null = null,
  ) {
    const isHere = ({ state, offer }: FakeHold, leg: FlightLeg): boolean => {
      const [one, other] = [offer.key[leg], key[leg]];
      const isAlive = state === 'held' || state === 'confirmed';
      return isAlive && one !== null && other !== null && flightKey(one) === flightKey(other);
    };
    return listFakeExtras(insuranceMarket, key.outbound !== null, (leg, seat) =>
      holds.some(
        (hold) =>
          hold !== own &&
          isHere(hold, leg) &&
          hold.extras.some((each) => each.kind === 'seat' && each.leg === leg && each.variant === seat),
      ),
    );
  }

  function endHold(hold: FakeHold, ended: FakeHold['state']): void {
    hold.state = ended;
    const { taken, changes } = hold;
    change(stock.move(changes === null ? taken : withoutTaken(taken, changes.taken), 1));
  }

  function isBooked({ state, changes }: FakeHold): boolean {
    return changes === null && (state === 'confirmed' || state === 'cancelled');
  }

  /** What cancelling costs now, or has cost. */
  function quoteCancellation(bookingNumber: string) {
    const booking = holds.find((each) => each.bookingNumber === bookingNumber && isBooked(each));
    if (booking === undefined) return { outcome: 'refused', reason: 'no-such-booking' } as const;
    if (booking.fee !== null)
      return { outcome: 'confirmed', booking, fee: booking.fee, isCancelled: true } as const;
    const today = dayAt(clock.now());
    const { key } = booking.offer;
    if (today >= (key.outbound?.day ?? key.checkIn))
      return { outcome: 'refused', reason: 'departed' } as const;
    const fee = options.hasNotice(bookingNumber) ? 0 : cancellationFee(booking, today);
    return { outcome: 'confirmed', booking, fee, isCancelled: false } as const;
  }

  /** Where the new parts are refused, the old ones are taken as they were. */
  function tryChange(booking: FakeHold, request: Parameters<LiveSupply['holdChange']>[0]) {
    const own = isSameOffer(booking.offer.key, request.key) ? booking : null;
    if (own !== null && own.offer.total !== request.expectedTotal) return 'price-changed';
    if (own === null) change(stock.move(booking.taken, 1));
    const parts = findParts(state, request, stock);
    const quote = priceOffer(request, parts);
    const offered = listOffered(request, own === null ? booking : null);
    const kinds = listTravellerKinds(request.party, request.key.outbound?.day ?? request.key.checkIn);
    const added = listNewExtras(booking, request);
    const refusal =
      refuseExtras(added, offered.extras, kinds, offered.seatMaps) ??
      (own !== null || (quote.ok && quote.offer.total === request.expectedTotal) ? null : 'price-changed');
    if (own === null) change(stock.move(booking.taken, -1));
    if (own === null && !quote.ok) return quote.reason;
    if (refusal !== null) return refusal;
    if (own !== null || !quote.ok || parts === null) return { offer: booking.offer, taken: booking.taken };
    const taken = listTaken(request, parts);
    change(stock.move(withoutTaken(taken, booking.taken), -1));
    return { offer: quote.offer, taken };
  }

  return {
    expireHolds() {
      const now = clock.now().getTime();
      for (const hold of holds) if (hold.state === 'held' && hold.expiresAt <= now) endHold(hold, 'expired');
    },
    findComments: (bookingNumber) =>
      holds.find((each) => each.bookingNumber === bookingNumber)?.comments ?? 'no booking',
    verify(request) {
      const own = holds.find(
        (each) =>
          each.bookingNumber === request.bookingNumber && each.changes === null && each.state === 'confirmed',
      );
      if (own !== undefined) change(stock.move(own.taken, 1));
      const quote = priceOffer(request, findParts(state, request, stock));
      if (own !== undefined) change(stock.move(own.taken, -1));
      if (!quote.ok) return { outcome: 'refused', reason: quote.reason };
      const { offer, priceByKind, earlyBooking } = quote;
      return { outcome: 'confirmed', offer, priceByKind, earlyBooking, at: clock.now().getTime() };
    },
    hold(request) {
      const parts = findParts(state, request, stock);
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
        changes: null,
        fee: null,
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
      if (hold === undefined || hold.changes !== null || hold.state === 'released')
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
    holdChange(request) {
      const { bookingNumber, extras } = request;
      const booking = holds.find((each) => each.bookingNumber === bookingNumber && isBooked(each));
      if (booking === undefined || booking.state === 'cancelled')
        return { outcome: 'refused', reason: 'no-such-booking' };
      if (request.travellers.length !== countTravellers(request.party))
        throw new RangeError('Not as many travellers as the party has');
      for (const earlier of holds)
        if (earlier.changes === booking && earlier.state === 'held') endHold(earlier, 'released');
      const today = dayAt(clock.now());
      const changed =
        refuseChange(booking, request, today, options.hasNotice(bookingNumber)) ??
        tryChange(booking, request);
      if (typeof changed === 'string') return { outcome: 'refused', reason: changed };
      const { offer, taken } = changed;
      const hold: FakeHold = {
        state: 'held',
        holdId: randomUUID(),
        expiresAt: clock.now().getTime() + HOLD_MILLISECONDS,
        offer,
        taken,
        extras,
        partySize: booking.partySize,
        travellers: listTravellersAfter(booking, request),
        comments: '',
        terms: isSameOffer(booking.offer.key, request.key) ? booking.terms : offer.terms.tariff,
        bookingNumber: '',
        changes: booking,
        fee: null,
      };
      holds.push(hold);
      const total = extras.reduce((sum, { amount }) => sum + amount, offer.total);
      const fee = calculateSupplierFee(booking, request, today, options.hasNotice(bookingNumber));
      const { holdId, expiresAt } = hold;
      return {
        outcome: 'confirmed',
        holdId,
        offer,
        rooms: listHeldRooms(request, offer),
        total,
        fee,
        expiresAt,
      };
    },
    confirmChange({ holdId }) {
      const hold = holds.find((each) => each.holdId === holdId);
      if (hold === undefined || hold.changes === null || hold.state === 'released')
        return { outcome: 'refused', reason: 'no-such-hold' };
      if (hold.state === 'applied') return { outcome: 'confirmed' };
      if (hold.state === 'expired') return { outcome: 'refused', reason: 'expired' };
      const booking = hold.changes;
      if (booking.state !== 'confirmed') {
        endHold(hold, 'released');
        return { outcome: 'refused', reason: 'no-such-booking' };
      }
      change(stock.move(withoutTaken(booking.taken, hold.taken), 1));
      const { offer, taken, extras, travellers, terms } = hold;
      Object.assign(booking, { offer, taken, extras, travellers, terms });
      hold.state = 'applied';
      return { outcome: 'confirmed' };
    },
    release({ holdId }) {
      const hold = holds.find((each) => each.holdId === holdId);
      if (hold === undefined) return { outcome: 'refused', reason: 'no-such-hold' };
      if (hold.state === 'confirmed' || hold.state === 'cancelled' || hold.state === 'applied') {
        return { outcome: 'refused', reason: 'confirmed-already' };
      }
      if (hold.state === 'held') endHold(hold, 'released');
      return { outcome: 'confirmed' };
    },
    quoteCancellation({ bookingNumber }) {
      const quoted = quoteCancellation(bookingNumber);
      if (quoted.outcome !== 'confirmed') return quoted;
      const { fee, isCancelled } = quoted;
      return { outcome: 'confirmed', fee, isCancelled };
    },
    cancel({ bookingNumber }) {
      const quoted = quoteCancellation(bookingNumber);
      if (quoted.outcome !== 'confirmed') return quoted;
      const { booking, fee, isCancelled } = quoted;
      if (!isCancelled) endHold(booking, 'cancelled');
      booking.fee = fee;
      return { outcome: 'confirmed', fee };
    },
    extras(request) {
      const { bookingNumber = '' } = request;
      const booking = holds.find(
        (each) => each.bookingNumber === bookingNumber && each.state === 'confirmed',
      );
      const quote = priceOffer(request, findParts(state, request, stock));
      return quote.ok || (booking !== undefined && isSameOffer(booking.offer.key, request.key))
        ? { outcome: 'confirmed', ...listOffered(request) }
        : { outcome: 'refused', reason: quote.reason };
    },
  };
}

function findParts(
  state: SupplyState,
  { key }: OfferRequest,
  stock: ReturnType<typeof createFakeStock>,
): OfferParts | null {
  const hotel = state.hotels.get(key.hotelId);
  const plans = [key.planId, ...(key.otherPlanIds ?? [])].map((id) => state.plans.get(id));
  if (hotel === undefined || plans.some((plan) => plan?.hotelId !== hotel.id)) return null;
  const rooms = plans
    .filter((plan) => plan !== undefined)
    .map((plan, at, all): RoomParts => {
      const own = state.nights.get(plan.id);
      const before = all.slice(0, at).filter(({ roomId }) => roomId === plan.roomId).length;
      const nights = Array.from({ length: key.nights }, (_, index) => {
        const day = key.checkIn + index;
        const night = own?.get(day) ?? null;
        const isLeft = before === 0 || stock.hasLeft(hotel.id, plan.roomId, day, before + 1);
        return night === null || isLeft ? night : { ...night, state: 'closed' as const };
      });
      return { plan, nights };
    });
  const [first, ...otherRooms] = rooms;
  if (first === undefined) return null;
  const [outbound, inbound] = [findFlight(state, key.outbound), findFlight(state, key.inbound)];
  const others = otherRooms.length === 0 ? {} : { otherRooms };
  return { hotel, ...first, ...others, localCharges: [], outbound, inbound };
}

function findFlight(state: SupplyState, ref: FlightRef | null): BookableFlight | null {
  const flight = ref === null ? undefined : state.flights.get(flightKey(ref));
  const airline = flight === undefined ? undefined : state.airlines.get(flight.airline);
  return flight === undefined || airline === undefined ? null : { flight, airline };
}

function listTaken({ key, party, part }: OfferRequest, { plan, nights, otherRooms }: OfferParts): FakeTaken {
  const listDays = (room: RoomParts) =>
    part === 'flights' ? [] : allotmentNights(room.plan, room.nights).map((_, index) => key.checkIn + index);
  return {
    hotelId: plan.hotelId,
    roomId: plan.roomId,
    days: listDays({ plan, nights }),
    ...(otherRooms && {
      otherRooms: otherRooms.map((room) => ({ roomId: room.plan.roomId, days: listDays(room) })),
    }),
    seats: countSeats(party, key.outbound?.day ?? key.checkIn),
    flights: [key.outbound, key.inbound].filter((ref) => ref !== null),
  };
}
