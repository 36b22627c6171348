import { z } from 'zod';
import type { ReceivedAnswer, SentBody } from './calls/call-types.ts';

/** Body of the call that agrees to another price of flights and stay (CREATE-009); checkout and booking both send it. */
export const acceptPriceBody = z.object({
  data: z.object({ total: z.int().positive().describe('Minor units of flights and stay, as shown') }),
});
export type AcceptPriceBody = SentBody<typeof acceptPriceBody>;

/** Its response, in addition to the cart. */
export const acceptPriceResult = z.object({
  success: z.boolean(),
  messages: z
    .array(z.object({ code: z.enum(['price-changed', 'gone', 'no-answer', 'extras-changed']) }))
    .describe(
      'extras-changed comes with success: the premium of an insurance is another one now, see the step of extras',
    ),
  changes: z.array(z.object({ type: z.literal('price'), oldTotal: z.int(), newTotal: z.int() })),
});
export type AcceptPriceResult = ReceivedAnswer<typeof acceptPriceResult>;
