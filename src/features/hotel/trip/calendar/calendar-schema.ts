import { z } from 'zod';
import type { ReceivedAnswer, SentQuery } from '../../../../site/calls/call-types.ts';
import {
  hotelIdParam,
  offerId,
  searchQuery,
  yesNo,
} from '../../../../trip-search/address/search-query-schema.ts';
import { detailedOfferSchema, offerSchema } from '../../../../trip-search/offers/offer-schema.ts';

/** Query of the call that finds the days of departure in a month (SAPI-021, SAPI-022). */
export const calendarQuery = searchQuery.extend({
  hotelId: hotelIdParam,
  from: z.string().max(100).optional().describe('Departure airports, as airports is written'),
  los: z.string().max(10).optional().describe('Length of stay, as duration is written'),
  calendarMonth: z.string().max(20).optional().describe('Any day of the month, DD-MM-YYYY'),
  isFirstLoad: yesNo.describe('1: a month without offers gives way to the next one with offers'),
  offerId: offerId.optional(),
  booking: yesNo.describe('1: length of stay and airport are those of the offer'),
});
export type CalendarQuery = SentQuery<typeof calendarQuery>;

/** Its answer (SAPI-020). */
export const calendarSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  days: z
    .array(z.object({ date: z.iso.date(), offer: offerSchema }))
    .describe('Days of departure with an offer'),
  offer: detailedOfferSchema.nullable().describe('The offer named by offerId, as it is now'),
});
export type CalendarAnswer = ReceivedAnswer<typeof calendarSchema>;
