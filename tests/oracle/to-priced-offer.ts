import type { FlightDetails, FlightTimes, PricedOffer } from '../../src/domain/search/offer-query.ts';
import type { FlightFacts, FlightRef } from '../../src/domain/search/supply-facts.ts';
import type { RawOffer } from './list-offers.ts';

/** The offer as answers contain it. */
export function toPricedOffer(offer: RawOffer): PricedOffer {
  return {
    key: {
      hotelId: offer.hotel.id,
      planId: offer.plan.id,
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
    terms: {
      roomId: offer.plan.roomId,
      board: offer.plan.board,
      tariff: offer.plan.terms,
      ...(offer.plan.includesTransfer === true && { includesTransfer: true as const }),
    },
  };
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
