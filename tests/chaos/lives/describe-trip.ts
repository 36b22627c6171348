import type { BookedFlight, BookedTrip } from '../../../src/domain/booking/booked-trip.ts';
import type { FlightTimes, PricedOffer } from '../../../src/domain/search/offer-query.ts';
import type { FlightRef } from '../../../src/domain/search/supply-facts.ts';
import { formatDay } from '../../../src/domain/time/calendar-day.ts';

/** An offer as orders store it, in the words of nobody. */
export function describeTrip(offer: PricedOffer, travellers: number): BookedTrip {
  const { hotelId, planId, checkIn, nights, outbound, inbound } = offer.key;
  return {
    hotel: {
      id: hotelId,
      name: `Hotel ${hotelId}`,
      place: 'Alcúdia, Mallorca, Spanien',
      scene: 'x',
      path: `/de-de/hotel/a/b-${hotelId}`,
    },
    checkIn: formatDay(checkIn),
    checkOut: formatDay(checkIn + nights),
    nights,
    rooms: [
      {
        planId,
        name: 'Doppelzimmer',
        board: offer.terms.board,
        travellers: Array.from({ length: travellers }, (_, at) => at),
      },
    ],
    terms: offer.terms.tariff,
    outbound: describeFlight(outbound, offer.outboundTimes),
    inbound: describeFlight(inbound, offer.inboundTimes),
  };
}

function describeFlight(flight: FlightRef | null, times: FlightTimes | null): BookedFlight | null {
  if (flight === null || times === null) return null;
  const { departure, arrival, isOvernight } = times;
  return {
    from: `${flight.from} (${flight.from})`,
    to: `${flight.to} (${flight.to})`,
    departure: `${formatDay(flight.day)}T${formatMinutes(departure)}`,
    arrival: `${formatDay(flight.day + (isOvernight ? 1 : 0))}T${formatMinutes(arrival)}`,
    airline: 'Kranich',
    flightNumber: `Q${flight.id} ${flight.id}01`,
    stops: 0,
    baggage: 'baggage',
  };
}

/** @param minutes after midnight */
function formatMinutes(minutes: number): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
}
