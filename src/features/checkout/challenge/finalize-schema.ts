import { z } from 'zod';
import type { SentBody } from '../../../site/calls/call-types.ts';

/** Body of the call that continues a payment after the shopper's own step (TDS-004, TDS-007). */
export const finalizeBody = z.object({
  data: z.object({
    selectedPayment: z.string().max(20).optional(),
    threeDsResult: z
      .string()
      .max(40)
      .optional()
      .describe('`Cancelled` cancels the payment; any other result is in the details'),
    details: z
      .string()
      .max(20_000)
      .default('{}')
      .describe('JSON: parameters of the return address, or the result of the provider’s script'),
  }),
});
export type FinalizeBody = SentBody<typeof finalizeBody>;
