import { z } from 'zod';
import type { ReceivedAnswer, SentQuery } from '../../../../site/calls/call-types.ts';
import { offerId, searchQuery } from '../../../../trip-search/address/search-query-schema.ts';
import { detailedOfferSchema } from '../../../../trip-search/offers/offer-schema.ts';

/** Query of the calls that list flights. */
export const flightsQuery = searchQuery.extend({ offer: offerId });
export type FlightsQuery = SentQuery<typeof flightsQuery>;

const flightListSchema = z.array(detailedOfferSchema).describe('Cheapest first');

export const flightsSchema = z.object({ offers: flightListSchema });

/** Answer of the call that lists other flights for the stay of an offer (SAPI-038). */
export const flightAlternativesSchema = z.object({
  outbounds: flightListSchema.describe('Every outbound flight, each with its best return flight'),
  inbounds: flightListSchema.describe('Every return flight for the outbound flight of the offer named'),
});
export type FlightAlternativesAnswer = ReceivedAnswer<typeof flightAlternativesSchema>;
