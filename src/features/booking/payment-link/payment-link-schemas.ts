import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../domain/booking/payment-details.ts';
import type { ReceivedAnswer, SentBody } from '../../../site/calls/call-types.ts';

const text = (longest: number) => z.string().max(longest);

/** Body of the call that pays a link. The amount is the server's own. */
export const paymentLinkBody = z.object({
  data: z.object({
    selectedPayment: z.enum(PAYMENT_METHODS).nullish(),
    payment: z
      .object({
        token: text(10_000).optional().describe('Token from the card fields'),
        holderName: text(100).optional(),
        redirect: text(500).optional().describe('Address that the card fields redirect the shopper to first'),
        iban: text(60).optional(),
      })
      .default({})
      .describe('Empty for PayPal'),
  }),
});
export type PaymentLinkBody = SentBody<typeof paymentLinkBody>;
export type CheckedLinkPayment = z.output<typeof paymentLinkBody>['data'];

/** Answer of every call of a payment by link. */
export const paymentLinkAnswer = z.object({
  success: z.boolean(),
  finished: z.boolean().describe('Nothing more will come of asking again'),
  messages: z.array(z.object({ code: z.string() })),
  errors: z.record(z.string(), z.string()).describe('Error codes by field of the form'),
  hasAction: z.boolean().describe('The shopper has something to do at the bank: the page shows it'),
  redirect: z.string().nullable().describe('Address outside the shop that the whole window goes to'),
  next: z.string().nullable().describe('Path of the page to go to; null to stay'),
  waitSeconds: z.int().nullable().describe('Seconds until a card is taken again; null otherwise'),
});
export type PaymentLinkAnswer = z.infer<typeof paymentLinkAnswer>;
export type ReceivedLinkAnswer = ReceivedAnswer<typeof paymentLinkAnswer>;
