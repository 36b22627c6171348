import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../domain/booking/payment-details.ts';
import { paymentActionSchema } from '../../../site/booking-state-schema.ts';
import type { ReceivedAnswer } from '../../../site/calls/call-types.ts';

const text = (longest: number) => z.string().max(longest);

const customer = z.object({
  type: text(10).describe('`MALE` or `FEMALE`'),
  title: text(10).default(''),
  firstName: text(100),
  lastName: text(100),
  address: z.object({ street: text(200), city: text(100), postalCode: text(20), countryCode: text(2) }),
  birthDate: text(20).describe('`DD/MM/YYYY`'),
  contact: z.object({
    email: text(300),
    confirmEmail: text(300).optional().describe('As repeated in the form'),
    telephone: text(40),
  }),
});

const voucher = z.object({
  amount: z.number().describe('Minor units; one of the amounts for sale'),
  currency: text(3),
  design: text(40).describe('Key of a design'),
  message: text(2_000).default(''),
  recipient: z.object({ firstName: text(100).default(''), lastName: text(100).default('') }),
  delivery: z
    .object({
      email: text(300).optional().describe('Where the voucher is sent to; missing: to the buyer'),
      day: text(10).optional().describe('`YYYY-MM-DD`; missing: at once'),
    })
    .default({}),
});

const payment = z.object({
  selectedPayment: z.enum(PAYMENT_METHODS).nullish(),
  token: text(10_000).optional().describe('Token from the card fields'),
  holderName: text(100).optional(),
  redirect: text(500).optional().describe('Address that the card fields redirect the buyer to first'),
  iban: text(60).optional(),
  cardFields: text(300)
    .optional()
    .describe('Key of the open card fields: the bank is asked about the current amount'),
});

/** What the form sends: one nested structure with the parts customer, voucher and payment (VOUCH-026 to VOUCH-034, CAPI-023). */
const data = z.object({
  customer: customer.optional(),
  voucher: voucher.optional(),
  payment: payment.default({}),
  returnUrl: text(500).optional().describe('The shop returns buyers to its own page, whatever this says'),
  origin: text(200).optional(),
  termsAccepted: z.boolean().optional(),
  recaptcha: text(10_000).nullish(),
});
export type VoucherData = z.input<typeof data>;
export type CheckedVoucherData = z.output<typeof data>;

/** Body of the calls that set a voucher's information and book it. */
export const voucherBody = z.object({ data });

/** Body of the call that creates a cart; the amount may be chosen already. */
export const createVoucherBody = z.object({
  data: z.object({ voucher: voucher.pick({ amount: true }).optional() }).default({}),
});

/** The cart of a voucher. Amounts are minor units. */
const cart = z.object({
  checkout: z.object({
    id: z.string(),
    voucher: z
      .object({
        amount: z.int(),
        currency: z.string(),
        design: z.string(),
        recipient: z.object({ firstName: z.string(), lastName: z.string() }),
      })
      .nullable()
      .describe('Null until the information was set'),
    totalAmount: z.int().nullable(),
    currency: z.string(),
    bookingData: z.object({ transactionKey: z.string() }).nullable(),
  }),
});

/** Answer of every call of a voucher (CAPI-024): the cart, or messages whose types are the errors (ERR-022). */
export const voucherAnswer = z
  .object({
    success: z.boolean(),
    finished: z.boolean().describe('Nothing more will come of asking again'),
    cart: cart.nullable().describe('Null where nothing is for sale'),
    messages: z.array(z.object({ type: z.string() })),
    errors: z.record(z.string(), z.string()).describe('Error codes by field of the form'),
    action: paymentActionSchema.nullable().describe('What the buyer has to do first'),
    redirect: z.string().nullable().describe('Address outside the shop that the whole window goes to'),
    next: z.string().nullable().describe('Path of the page to go to; null to stay'),
    waitSeconds: z.int().nullable().describe('Seconds until a card is taken again; null otherwise'),
  })
  .meta({ id: 'VoucherCart', description: 'A gift voucher’s cart, and what follows' });
export type VoucherAnswer = z.infer<typeof voucherAnswer>;
export type ReceivedVoucherAnswer = ReceivedAnswer<typeof voucherAnswer>;
