import { z } from 'zod';
import { codePolicy } from '../../../defaults.ts';
import { CODE_REFUSALS } from '../../../domain/vouchers/code-refusal.ts';
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

const minorUnits = z.int().describe('Minor units');

/** What codes change of the ticket: see `CheckoutSummary`. */
const codedTicket = z.object({
  promotion: z.object({ code: z.string(), amount: minorUnits }).nullable(),
  vouchers: z.array(z.object({ hint: z.string(), balance: minorUnits })),
  miles: z.object({ points: z.int(), amount: minorUnits }).nullable(),
  total: minorUnits,
  cancellation: z.array(z.object({ until: z.iso.date().nullable(), fee: minorUnits })),
});

/** Its answer, in addition to the cart. */
export const couponResult = z.object({
  success: z.boolean(),
  messages: z.array(z.object({ code: z.enum(CODE_REFUSALS) })).describe('Why the code does nothing'),
  ticket: codedTicket.describe('What the ticket shows of codes after the call'),
  changes: z.array(z.never()).describe('Always empty: the cart has the new total'),
});
export type CouponResult = ReceivedAnswer<typeof couponResult>;
