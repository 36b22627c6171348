import { z } from 'zod';
import { paymentResult } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { cartSchema } from '../checkout/cart-schema.server.ts';
import { cartNote } from './booking-response.server.ts';

/** Response of `do_payment_set`: the errors, or the state of the booking that it has started. */
export const paymentResponse = paymentResult.extend({ cart: cartSchema.describe(cartNote) });
export type PaymentResponse = z.infer<typeof paymentResponse>;

export const recurringResponse = paymentResponse.extend({
  threeDs: z.literal('threeDS2').nullable().describe('`threeDS2` where the bank asks the shopper first'),
});
