import { z } from 'zod';
import type { ReceivedAnswer } from './calls/call-types.ts';

/** What a shopper has to do before an order goes on, of a trip as of a voucher. */
export const paymentActionSchema = z
  .union([
    z.object({ kind: z.literal('challenge'), url: z.string() }),
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    z.object({ kind: z.literal('component'), data: z.unknown(), isSilent: z.boolean() }),
  ])
  .describe('What the shopper has to do first');

/** Codes of a booking that failed, or that nobody has ordered (`noBooking`). */
export const BOOKING_MESSAGES = [
  'noBooking',
  'threeDsChallengeCancelled',
  'threeDsChallengeRefused',
  'cardChanged',
  'noPaymentSelectedError',
  'milesMoreLoginError',
  'priceChanged',
  'offerGone',
  'extraGone',
  'bookingDeclined',
  'supplierNoAnswer',
  'technicalError',
] as const;

/** The state of a booking in the answers of all calls that order, continue or follow one; checkout and booking both read it. */
export const bookingStateSchema = z.object({
  success: z.boolean(),
  finished: z.boolean().describe('Nothing more will come of asking again'),
  soft: z.boolean().describe('Not known yet; a mail will say'),
  messages: z.array(z.object({ code: z.enum(BOOKING_MESSAGES), reason: z.string().optional() })),
  changes: z
    .array(z.object({ type: z.literal('price'), oldTotal: z.int(), newTotal: z.int() }))
    .describe(
      'Minor units. Of a failed booking: flights and stay without extras, as ordered and as the supplier sells them now. ' +
        'Of a refused order: the total that the browser sent and the current total, both with extras',
    ),
  action: paymentActionSchema.nullable(),
  redirect: z.string().nullable().describe('Address outside the shop that the whole window goes to'),
  next: z
    .string()
    .nullable()
    .describe('Path of the page to go to; null while there is nothing to do but wait'),
});
export type BookingStateResponse = ReceivedAnswer<typeof bookingStateSchema>;
