import { z } from 'zod';
import { listLengths } from '../../defaults.ts';
import type { ReceivedAnswer, SentQuery } from '../../site/calls/call-types.ts';
import { searchQuery } from '../address/search-query-schema.ts';
import { amountSchema } from './offer-schema.ts';

/** Query of the call that finds what the offers of a list, map or calendar cost before. */
export const comparisonPricesQuery = searchQuery.extend({
  offers: z
    .string()
    .min(1)
    .max(4_000)
    .describe(`Ids of offers, separated by commas, ${listLengths.comparedOffers} at most`),
});
export type ComparisonPricesQuery = SentQuery<typeof comparisonPricesQuery>;

/** Its answer: only offers that were more expensive before (OFFER-037). */
export const comparisonPricesSchema = z.object({
  prices: z.array(z.object({ offer: z.string(), comparisonPrice: amountSchema })),
});
export type ComparisonPrices = ReceivedAnswer<typeof comparisonPricesSchema>;
