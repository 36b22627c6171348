import type {
  FlightDetails,
  FlightTimes,
  OfferTerms,
  PricedOffer,
} from '../../src/domain/search/offer-query.ts';
import type { FlightFacts, FlightRef, RatePlanFacts } from '../../src/domain/search/supply-facts.ts';
import type { RawOffer } from './list-offers.ts';

/** The offer as answers contain it. */
export function toPricedOffer(offer: RawOffer): PricedOffer {
  return {
    key: {
      hotelId: offer.hotel.id,
      planId: offer.plan.id,
      ...(offer.rooms && { otherPlanIds: offer.rooms.slice(1).map(({ plan }) => plan.id) }),
      checkIn: offer.checkIn,
      nights: offer.nights,
      outbound: offer.outbound && toFlightRef(offer.outbound),
      inbound: offer.inbound && toFlightRef(offer.inbound),
    },
    total: offer.total,
    stay: offer.stayPrice,
    outbound: offer.outboundPrice,
    inbound: offer.inboundPrice,
    outboundTimes: offer.outbound && toFlightTimes(offer.outbound),
    inboundTimes: offer.inbound && toFlightTimes(offer.inbound),
    ...(offer.outbound !== null &&
      offer.inbound !== null && { stops: [offer.outbound.stops, offer.inbound.stops] as const }),
    isOnRequest: offer.isOnRequest,
    terms: toTerms(offer.plan),
    ...(offer.rooms && {
      rooms: offer.rooms.map(({ plan, price, isOnRequest }) => {
        return { planId: plan.id, stay: price, isOnRequest, terms: toTerms(plan) };
      }),
    }),
  };
}

function toTerms({ roomId, board, terms, includesTransfer }: RatePlanFacts): OfferTerms {
  return { roomId, board, tariff: terms, ...(includesTransfer === true && { includesTransfer }) };
}

function toFlightRef({ from, to, day, id }: FlightFacts): FlightRef {
  return { from, to, day, id };
}

function toFlightTimes({ departure, arrival, isOvernight }: FlightFacts): FlightTimes {
  return { departure, arrival, isOvernight };
}

/** Everything of a flight but its fare; seats are counted up to 9. */
export function toFlightDetails({ fare: _, ...flight }: FlightFacts): FlightDetails {
  return { ...flight, seats: Math.min(flight.seats, 9) };
}
