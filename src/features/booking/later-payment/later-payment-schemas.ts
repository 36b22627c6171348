import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../domain/booking/payment-details.ts';
import type { ReceivedAnswer, SentBody } from '../../../site/calls/call-types.ts';

const text = (longest: number) => z.string().max(longest);

/** Body of a call that pays for a booked trip. The amount charged is the server's own. */
export const laterPaymentBody = z.object({
  data: z.object({
    amount: z.int().min(0).describe('Minor units that the page shows: at others nothing is paid'),
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
export type LaterPaymentBody = SentBody<typeof laterPaymentBody>;
export type CheckedLaterPayment = z.output<typeof laterPaymentBody>['data'];

/** Answer of every call of a payment for a booked trip. */
export const laterPaymentAnswer = z
  .object({
    success: z.boolean(),
    finished: z.boolean().describe('Nothing more will come of asking again'),
    messages: z.array(z.object({ code: z.string() })),
    errors: z.record(z.string(), z.string()).describe('Error codes by field of the form'),
    hasAction: z.boolean().describe('The shopper has something to do at the bank: the page shows it'),
    redirect: z.string().nullable().describe('Address outside the shop that the whole window goes to'),
    next: z.string().nullable().describe('Path of the page to go to; null to stay'),
    waitSeconds: z.int().nullable().describe('Seconds until a card is taken again; null otherwise'),
  })
  .meta({ id: 'LaterPayment', description: 'How a payment goes on' });
export type LaterPaymentAnswer = z.infer<typeof laterPaymentAnswer>;
export type ReceivedPaymentAnswer = ReceivedAnswer<typeof laterPaymentAnswer>;
