import { z } from 'zod';
import { boards } from '../../domain/search/board.ts';
import type { ReceivedAnswer, SentQuery } from '../../site/calls/call-types.ts';
import { offerId, searchQuery } from '../address/search-query-schema.ts';
import { amountSchema, detailedOfferSchema, offerSchema } from './offer-schema.ts';

/** Query of the call that checks an offer with the supplier. */
export const priceCheckQuery = searchQuery.extend({
  offer: offerId,
  total: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'must be a whole number of minor units')
    .optional()
    .describe('The total the shopper saw, in minor units'),
});
export type PriceCheckQuery = SentQuery<typeof priceCheckQuery>;

export const alternativeSchema = z.object({
  kind: z.enum(['flights', 'room', 'dates']).describe('What is different'),
  offer: offerSchema,
  room: z.string().nullable().describe('Name of the room, where that is what is different'),
  board: z.enum(boards).nullable(),
});

/** Its answer (SAPI-030). */
export const priceCheckSchema = z.object({
  status: z
    .enum(['same', 'changed', 'gone', 'unknown'])
    .describe(
      'Compared with the price shown; unknown: the supplier did not answer, the offer is as our index knows it',
    ),
  reason: z.enum(['price-changed', 'gone', 'sold-out', 'not-allowed', 'no-answer']).nullable(),
  old: amountSchema.nullable().describe('The price shown, or else the one of our index'),
  offer: detailedOfferSchema.nullable().describe('As it is now; null where it is not sold'),
  comparisonPrice: amountSchema.nullable().describe('See the hotel offer call'),
  alternatives: z
    .array(alternativeSchema)
    .readonly()
    .describe('What comes nearest at the same hotel, where the offer is not sold'),
});
export type PriceCheckAnswer = ReceivedAnswer<typeof priceCheckSchema>;
