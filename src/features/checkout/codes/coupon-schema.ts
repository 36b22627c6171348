import { z } from 'zod';
import { codePolicy } from '../../../defaults.ts';
import { CODE_REFUSALS, type CodeRefusal } from '../../../domain/vouchers/code-refusal.ts';
import type { ReceivedAnswer, SentBody } from '../../../site/calls/call-types.ts';

const code = z.string().max(codePolicy.maxCodeLength);

/** Body of the call that redeems or removes a code (CAPI-035). */
export const couponBody = z.object({
  data: z.object({
    code: code.describe('In any spelling; of a voucher to remove, its last four characters'),
    remove: z.boolean().default(false),
  }),
});
export type CouponBody = SentBody<typeof couponBody>;

/** Fields of its form. */
export const couponForm = z.object({
  code: code.default(''),
  remove: code.optional().describe('The code to remove'),
});

/** Its answer, in addition to the cart. */
export const couponResult = z.object({
  success: z.boolean(),
  messages: z.array(z.object({ code: z.enum(CODE_REFUSALS) })).describe('Why the code does nothing'),
  changes: z.array(z.never()).describe('Always empty: the cart has the new total'),
});
export type CouponResult = ReceivedAnswer<typeof couponResult>;

/** Query parameter of a step with a `CodeRefusal`. */
export const codeParameter = 'codeRefused';

export function readCodeRefusal(query: URLSearchParams): CodeRefusal | null {
  const reason = query.get(codeParameter);
  return CODE_REFUSALS.find((each) => each === reason) ?? null;
}
