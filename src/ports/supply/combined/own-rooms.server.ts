import { lastFreeDay } from '../../../domain/booking/cancellation-steps.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { dayMs } from '../../../domain/time/time-units.ts';
import type {
  RoomBooking,
  RoomQuestion,
  RoomQuote,
  RoomSupplyPort,
} from '../../room-supply/room-supply-port.ts';
import type { OfferRequest } from '../supply-port.ts';
import { carryBuyingCall } from '../vendor/carry-part-call.ts';
import type { CombinedDeps } from './combined-deps.ts';
import type { TripWork } from './combined-rows.server.ts';
import { createOwnPart, type OwnSale, ownSupplier } from './own-part.server.ts';
import { requirePort } from './part-attempts.ts';

type OwnDeps = Pick<CombinedDeps, 'own' | 'report'>;

/** The supplier of a trip's room. @throws UncertainSupplyError where it is no longer set up */
export function requireRooms(deps: OwnDeps & Pick<CombinedDeps, 'rooms'>, work: TripWork): RoomSupplyPort {
  const { supplier } = work.trip.room;
  return supplier === ownSupplier ? createOwnRooms(deps, work) : requirePort(deps.rooms, supplier);
}

/**
 * Rooms of the operator's own supplier, each as a stay without flights.
 * @param work the trip that has the room; null to ask for a price
 */
export function createOwnRooms({ own, report }: OwnDeps, work: TripWork | null): RoomSupplyPort {
  const part = createOwnPart({ own }, work, 'room');
  const requireRoom = () => {
    if (work === null) throw new Error('Only the room of a trip is booked');
    return work.trip.room;
  };
  const sale = (): OwnSale => {
    const { question, quote } = requireRoom();
    return { request: toStay(question), total: quote.total, localCharges: quote.localCharges };
  };
  const toBooking = (bookingReference: string): RoomBooking => {
    const { total, currency } = requireRoom().quote;
    return { bookingReference, net: total, currency, state: 'booked' };
  };

  return {
    async verify(question, call) {
      const answer = await part.verify(toStay(question), call);
      if (answer.outcome === 'unknown') return answer;
      if (answer.outcome === 'refused')
        return { outcome: 'refused', reason: answer.reason === 'not-allowed' ? 'not-allowed' : 'gone' };
      return { outcome: 'confirmed', quote: toQuote(answer.offer, question) };
    },
    book: (_, call) =>
      carryBuyingCall(report, async () => {
        const bought = await part.buy(sale(), call);
        if (bought.outcome !== 'confirmed') return bought;
        return { outcome: 'confirmed', booking: toBooking(bought.bookingNumber) } as const;
      }),
    async find(_, call) {
      const { vendorId } = requireRoom();
      if (vendorId === null) {
        const found = await part.find(sale(), call);
        if (found.outcome !== 'confirmed') return found;
        const { bookingNumber } = found;
        return { outcome: 'confirmed', booking: bookingNumber === null ? null : toBooking(bookingNumber) };
      }
      const read = await part.read(vendorId, call);
      if (read.outcome !== 'confirmed') return read;
      const { cancelledFor } = read.booking;
      const booking = toBooking(vendorId);
      if (cancelledFor === null) return { outcome: 'confirmed', booking };
      return {
        outcome: 'confirmed',
        booking: { ...booking, state: 'cancelled', cancellationFee: cancelledFor },
      };
    },
    async count() {
      return { outcome: 'confirmed', booked: requireRoom().state === 'booked' ? 1 : 0 };
    },
    async quoteCancellation({ bookingReference }, call) {
      const quoted = await part.quoteCancellation(bookingReference, call);
      if (quoted.outcome !== 'confirmed') return quoted;
      return { outcome: 'confirmed', fee: quoted.fee, currency: requireRoom().quote.currency };
    },
    cancel: ({ bookingReference }, call) => part.cancel(bookingReference, call),
  };
}

/** The codes of an own room are the numbers of its hotel and plan. */
function toStay({ hotelCode, roomCode, checkIn, nights, party, bookingDay }: RoomQuestion): OfferRequest {
  const [hotelId, planId] = [Number(hotelCode), Number(roomCode)];
  const key = { hotelId, planId, checkIn, nights, outbound: null, inbound: null };
  return { key, party, bookingDay };
}

/** Its tariff says until when it is free to cancel: counted from the beginning of the last such day on, which is on the safe side. */
function toQuote(offer: PricedOffer, { currency }: RoomQuestion): RoomQuote {
  const { total, terms, key, localCharges = [] } = offer;
  const lastFree = lastFreeDay(terms.tariff, key);
  const from = lastFree === null ? 0 : lastFree * dayMs;
  return { rateKey: '', total, currency, cancellation: [{ from, fee: total }], localCharges };
}
