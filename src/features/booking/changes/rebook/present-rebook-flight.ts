import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { RebookFlight } from './rebook-offers.ts';

/** A flight of an offer as a line of text; null where it has none. */
export function presentRebookFlight(
  offer: DetailedOffer,
  leg: 'departureFlight' | 'returnFlight',
): RebookFlight | null {
  const flight = offer[leg];
  const { departureAirport: home, arrivalAirport: away } = offer;
  if (flight === null || home === null || away === null) return null;
  const [from, to] = leg === 'departureFlight' ? [home, away] : [away, home];
  return {
    from: from.code,
    to: to.code,
    departure: flight.departureDateTime,
    arrival: flight.arrivalDateTime,
    airline: flight.airline.name,
    flightNumber: flight.flightNumber,
    stops: flight.stops,
  };
}
