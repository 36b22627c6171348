import type { z } from 'zod';
import type { FlightOffer, OfferKey, TripRequest } from '../../../../domain/search/offer-query.ts';
import type { OfferAnswer } from '../../../../ports/offers/offers-port.ts';
import { answered, invalid, notFound, type Outcome } from '../../../../site/outcome.ts';
import { earliestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { onDaysOf } from '../../../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import type { detailedOfferSchema } from '../../../../trip-search/offers/offer-schema.ts';
import { byIndex, presentDetailedOffer } from '../../../../trip-search/offers/present-offer.server.ts';
import { type ReadRequest, readRequest } from '../../../../trip-search/visit/read-request.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { flightAlternativesSchema, flightsSchema } from './flights-schema.ts';

/** Other flights for the stay of an offer, there and back (SAPI-038). Filters of stops, airlines and baggage hold. */
export async function listFlightAlternatives(
  visit: SearchVisit,
  params: SearchParams,
  offer: string,
): Promise<Outcome<z.infer<typeof flightAlternativesSchema>>> {
  const found = await findFlights(visit, params, offer);
  if (!found.ok) return found;
  const { answer, present } = found.value;
  return answered({ outbounds: answer.outbounds.map(present), inbounds: answer.inbounds.map(present) });
}

/** Outbound flights for the stay of an offer, each with its best return flight (SAPI-039). */
export async function listDepartureFlights(
  visit: SearchVisit,
  params: SearchParams,
  offer: string,
): Promise<Outcome<z.infer<typeof flightsSchema>>> {
  const found = await findFlights(visit, params, offer);
  return found.ok ? answered({ offers: found.value.answer.outbounds.map(found.value.present) }) : found;
}

/** Return flights that go with the outbound flight of an offer (SAPI-040). */
export async function listReturnFlights(
  visit: SearchVisit,
  params: SearchParams,
  offer: string,
): Promise<Outcome<z.infer<typeof flightsSchema>>> {
  const found = await findFlights(visit, params, offer);
  return found.ok ? answered({ offers: found.value.answer.inbounds.map(found.value.present) }) : found;
}

interface FoundFlights {
  readonly answer: OfferAnswer<'flights'>;
  readonly present: (flight: FlightOffer) => z.infer<typeof detailedOfferSchema>;
}

async function findFlights(
  visit: SearchVisit,
  params: SearchParams,
  offer: string,
): Promise<Outcome<FoundFlights>> {
  const key = decodeOfferId(offer);
  if (key === null || key.outbound === null)
    return invalid({ offer: 'is not the id of an offer with flights' });
  const read = readRequest(visit, onDaysOf(key, params, visit.today));
  if (!read.ok) return read;
  const { hotelId, planId, otherPlanIds, checkIn, nights, outbound } = key;
  if (checkIn < earliestDay(visit.today)) return notFound('offer');
  const found = await visit.queryOffers({
    name: 'flights',
    request: requestStay(read.value, key),
    stay: { hotelId, planId, ...(otherPlanIds && { otherPlanIds }), checkIn, nights },
    outbound,
  });
  const known = byIndex(found);
  const { party } = read.value.search;
  return answered({
    answer: found.answer,
    present: (flight) => presentDetailedOffer(visit, flight, party, known),
  });
}

/**
 * The days follow from the stay: an overnight flight departs the day before it. The offer's own airport is always among
 * those of the search, which may not name it.
 */
function requestStay({ request }: ReadRequest, { checkIn, nights, outbound }: OfferKey): TripRequest {
  const airports = request.departureAirports ?? [];
  return {
    ...request,
    kind: 'package',
    departureAirports: outbound === null ? airports : [...new Set([...airports, outbound.from])].sort(),
    departure: { from: Math.max(earliestDay(request.bookingDay), checkIn - 1), to: checkIn },
    return: { from: checkIn + nights, to: checkIn + nights },
    nights: { from: nights, to: nights },
  };
}
