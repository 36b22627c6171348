import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../../domain/booking/payment-details.ts';
import { BOOKING_MESSAGES, bookingStateSchema } from '../../../../site/booking-state-schema.ts';
import type { ReceivedAnswer, SentBody } from '../../../../site/calls/call-types.ts';
import { ORDER_REFUSALS } from './order-refusals.ts';

const text = (longest: number) => z.string().max(longest);

/** The typed values; the form's rules check them and report errors by field. */
const customer = z.object({
  gender: text(10),
  title: text(10),
  firstName: text(100),
  lastName: text(100),
  street: text(200),
  zip: text(20),
  city: text(100),
  country: text(2),
  birthDate: text(20).optional().describe('`DD/MM/YYYY`; required of somebody who does not travel'),
});

/** Body of the call that sets billing address and payment, and orders (CAPI-016). */
export const paymentBody = z.object({
  data: z.object({
    customer: customer.optional().describe('Billing address; saved in the checkout'),
    cardFields: text(300)
      .optional()
      .describe('Key of the open card fields: the bank is asked about the current total'),
    selectedPayment: z
      .enum(PAYMENT_METHODS)
      .nullish()
      .describe('Missing: the call sets only the billing address. Null: no method was selected'),
    payment: z
      .object({
        token: text(10_000).optional().describe('Token from the card fields'),
        holderName: text(100).optional(),
        redirect: text(500).optional().describe('Address that the card fields redirect the shopper to first'),
        iban: text(60).optional(),
      })
      .default({})
      .describe('Empty for PayPal'),
    totalAmount: z.int().nonnegative().optional().describe('Minor units, as the page shows it'),
    isDeposit: z
      .boolean()
      .optional()
      .describe('Pays the deposit of the tariff now, and the balance by its day; missing: everything now'),
    isByLink: z
      .boolean()
      .optional()
      .describe('Pays by a link that is mailed; refused but for staff who book for a caller'),
    threeDsResult: text(40).optional(),
  }),
});
export type PaymentBody = SentBody<typeof paymentBody>;
export type CheckedPayment = z.output<typeof paymentBody>['data'];

/** A price may change before the order and after it. */
const ORDER_MESSAGES = [...new Set([...ORDER_REFUSALS, ...BOOKING_MESSAGES])] as const;

/** Its answer, in addition to the cart: the errors, or the progress of the new booking. */
export const paymentResult = bookingStateSchema.extend({
  messages: z
    .array(z.object({ code: z.enum(ORDER_MESSAGES), reason: z.string().optional() }))
    .describe('Why nothing was ordered, or why the booking failed'),
  errors: z
    .array(z.object({ id: z.string(), data: z.record(z.string(), z.string()) }))
    .describe('Error codes by field'),
  waitSeconds: z
    .int()
    .nullable()
    .describe('Seconds until a card is taken again, after too many that were refused; null otherwise'),
});
export type PaymentAnswer = ReceivedAnswer<typeof paymentResult>;

/** Body of the call that orders with encrypted card fields (CAPI-014). */
export const recurringBody = z.object({
  data: z.object({
    paymentMethod: text(10_000).describe(
      'Encrypted fields of the drop-in, as JSON, or the token of a saved card',
    ),
    holderName: text(100),
    origin: text(200),
    totalAmount: z.int().nonnegative().optional(),
    isDeposit: z.boolean().optional().describe('As in the call that orders'),
  }),
});

export type RecurringBody = SentBody<typeof recurringBody>;

/** Body of the call that looks up a card's range (CAPI-018). */
export const cardLookUpBody = z.object({
  binValue: z
    .string()
    .regex(/^\d{6}$/)
    .describe('First 6 digits of the card number'),
  cardHolder: text(100).default(''),
});

export type CardLookUpBody = SentBody<typeof cardLookUpBody>;

export const cardLookUpResponse = z.object({
  success: z.boolean().describe('The shop accepts the card'),
  strategy: z.enum(['default', 'discount', 'allow', 'disallowed']),
  cardType: z.string().nullable(),
  discount: z.int().describe('Discount with this card, in minor units'),
  totalAmount: z.int().describe('Total with this card, in minor units'),
  messages: z.array(z.object({ code: z.literal('paymentCardNumberBinInvalid') })),
});
export type CardLookUpResponse = ReceivedAnswer<typeof cardLookUpResponse>;

/** Answer of the call that prepares the card fields. */
export const paymentSetupResponse = z
  .object({
    success: z.boolean(),
    methods: z.array(z.enum(PAYMENT_METHODS)),
    cardFields: z
      .union([
        z.object({
          kind: z.literal('secure-fields'),
          script: z.string(),
          transactionId: z.string(),
          walletScript: z.string().optional().describe('Script of the sheet of a wallet'),
          key: z.string().describe('Sent with the billing address before the fields are submitted'),
        }),
        z.object({
          kind: z.literal('encrypted-fields'),
          clientKey: z.string(),
          environment: z.string(),
          countryCode: z.string(),
          pageOrigin: z.string().optional(),
        }),
      ])
      .nullable()
      .describe('Null when the provider does not answer'),
  })
  .meta({ id: 'PaymentSetup', description: 'Means of payment, with card fields prepared' });
export type PaymentSetupResponse = ReceivedAnswer<typeof paymentSetupResponse>;
