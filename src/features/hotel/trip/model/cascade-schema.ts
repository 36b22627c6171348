import { z } from 'zod';
import type { ReceivedAnswer, SentQuery } from '../../../../site/calls/call-types.ts';
import { hotelIdParam, searchQuery } from '../../../../trip-search/address/search-query-schema.ts';
import { offerSchema, priceSchema } from '../../../../trip-search/offers/offer-schema.ts';

/** Query of the calls that list a column or short list of the cascade. */
export const cascadeQuery = searchQuery.extend({
  hotelId: hotelIdParam,
  los: z.string().max(10).optional().describe('Length of stay chosen, as duration is written'),
  from: z.string().max(100).optional().describe('Departure airports chosen, as airports is written'),
  month: z.string().max(10).optional().describe('Month of departure chosen, YYYY-MM'),
});
export type CascadeQuery = SentQuery<typeof cascadeQuery>;

const airportFields = {
  countryCode: z.string().exactOptional().describe('Of an airport: its country, ISO 3166-1 alpha-2'),
  isSearched: z
    .boolean()
    .exactOptional()
    .describe('Of an airport: whether the search departs from it; best prices are those of such airports'),
};

/** A column (SAPI-031 to SAPI-034). */
export const cascadeSchema = z.object({
  options: z.array(
    z.object({
      value: z.string().describe('Nights, airport code, month YYYY-MM or date YYYY-MM-DD of departure'),
      label: z.string().describe("The airport's name; elsewhere the value"),
      ...airportFields,
      offer: offerSchema.describe('The cheapest'),
    }),
  ),
});
export type CascadeAnswer = ReceivedAnswer<typeof cascadeSchema>;

/** A short list (SAPI-035, SAPI-036). */
export const dropdownCascadeSchema = z.object({
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      ...airportFields,
      offerId: z.string(),
      price: priceSchema,
    }),
  ),
});
export type DropdownCascadeAnswer = ReceivedAnswer<typeof dropdownCascadeSchema>;
