import { z } from 'zod';
import { CODE_REFUSALS } from '../../../../domain/vouchers/code-refusal.ts';
import type { ReceivedAnswer, SentBody } from '../../../../site/calls/call-types.ts';
import { offerId, searchQuery } from '../../../../trip-search/address/search-query-schema.ts';

/** Body of the call that begins a checkout (CAPI-002). */
export const createCheckoutBody = z.object({
  offer: offerId,
  total: z.int().positive().describe('Minor units of the whole party, as shown to the shopper'),
  search: searchQuery.default({}).describe('The search, for the party'),
  changes: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Id of the own checkout that was left to change travellers or dates: extras and names are carried over',
    ),
  trackingParams: z
    .record(z.string(), z.string())
    .default({})
    .describe('What campaigns put into the address, utm_… and gclid; handed from step to step'),
});
export type CreateCheckoutBody = SentBody<typeof createCheckoutBody>;

/** Answer of the call that begins a checkout (CAPI-003), as far as a hotel's page reads it: the whole cart comes along. */
export const createCheckoutResult = z.object({
  success: z.boolean(),
  cart: z
    .object({ checkout: z.object({ id: z.string() }) })
    .nullable()
    .describe('Null unless the checkout has begun'),
  messages: z
    .array(z.object({ code: z.enum(['price-changed', 'gone', 'sold-out', 'not-allowed', 'no-answer']) }))
    .describe('Why it has not'),
  changes: z
    .array(
      z.object({
        type: z.literal('price'),
        offerId: z.string(),
        oldTotal: z.int().nullable(),
        newTotal: z.int(),
      }),
    )
    .describe('What has to be agreed to first'),
  codeRefused: z
    .enum(CODE_REFUSALS)
    .optional()
    .describe(
      'Why the code of a link, which the new checkout enters, does nothing; absent where it pays or there is none',
    ),
});
export type CreateCheckoutResult = ReceivedAnswer<typeof createCheckoutResult>;
