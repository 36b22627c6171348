import type { FlightDetails, PricedOffer } from '../../domain/search/offer-query.ts';
import { countSeats } from '../../domain/search/price-leg.ts';
import type { FlightRef } from '../../domain/search/supply-facts.ts';
import type { Party } from '../../domain/travellers/party.ts';
import { datesOf } from '../visit/compare-prices.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import type { OfferWithFlights } from './present-offer.server.ts';

type Flights = Pick<OfferWithFlights, 'outbound' | 'inbound'>;

/**
 * Finds the flights of an offer that the supplier confirms and the index does not sell, such as one that was full a moment ago: the
 * index knows them nevertheless, with a seat for each traveller who needs one, because the supplier says so. Null for a stay without
 * flights, and where the index has no such flight.
 */
export async function findFlightsOf(visit: SearchVisit, offer: PricedOffer, party: Party): Promise<Flights> {
  const { outbound, inbound } = offer.key;
  if (outbound === null || inbound === null) return { outbound: null, inbound: null };
  const { answer } = await visit.queryOffers({ name: 'factors', dates: datesOf(offer) });
  const seats = countSeats(party, outbound.day);
  const find = (flights: readonly FlightDetails[], { id }: FlightRef) => {
    const found = flights.find((flight) => flight.id === id);
    return found === undefined ? null : { ...found, seats: Math.max(found.seats, seats) };
  };
  return { outbound: find(answer.outbounds, outbound), inbound: find(answer.inbounds, inbound) };
}
