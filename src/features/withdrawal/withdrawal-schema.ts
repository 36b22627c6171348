import { z } from 'zod';
import type { ReceivedAnswer, SentBody } from '../../site/calls/call-types.ts';

const text = z.string().max(300);

/** Body of the call that withdraws from a contract. */
export const withdrawBody = z.object({
  data: z.object({ name: text, orderNumber: text, email: text }),
});
export type WithdrawBody = SentBody<typeof withdrawBody>;

export const withdrawAnswer = z.object({
  success: z.boolean(),
  receivedAt: z.string().nullable().describe('ISO 8601; null where fields are wrong'),
  errors: z.record(z.string(), z.string()).describe('Error codes by field'),
});
export type WithdrawAnswer = ReceivedAnswer<typeof withdrawAnswer>;
