import { z } from 'zod';
import type { ReceivedAnswer, SentQuery } from '../../site/calls/call-types.ts';
import { hotelIdParam, offerId, searchQuery } from '../address/search-query-schema.ts';
import { amountSchema, detailedOfferSchema } from './offer-schema.ts';

/** Query of the call that shows one offer. */
export const shownOfferQuery = searchQuery.extend({
  hotelId: hotelIdParam.optional(),
  offer: offerId.optional(),
});
export type ShownOfferQuery = SentQuery<typeof shownOfferQuery>;

/** Its answer (SAPI-015). */
export const shownOfferSchema = z
  .object({
    offer: detailedOfferSchema.nullable().describe('Null where nothing is for sale'),
    reason: z
      .enum(['no-match', 'not-for-sale'])
      .nullable()
      .describe('Why there is none: nothing matches the search, or the offer named is not sold (any more)'),
    comparisonPrice: amountSchema
      .nullable()
      .describe(
        'Lowest price of this package in the 30 days that end when its present price began, where it was higher (OFFER-037)',
      ),
  })
  .meta({ id: 'ShownOffer', description: 'The offer, or why nothing is sold' });
export type ShownOffer = ReceivedAnswer<typeof shownOfferSchema>;
