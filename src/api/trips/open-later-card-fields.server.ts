import type { z } from 'zod';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { openCardFields } from '../../features/checkout/payment/card/open-card-fields.server.ts';
import type { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { Visit } from '../../site/visit.ts';

export interface LaterCardAmount {
  /** Checkout of the order that pays. */
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** With the shop's origin. */
  readonly returnUrl: string;
}

/** Opens card fields for a payment of a booked trip. */
export function openLaterCardFields(
  payments: PaymentPort,
  visit: Visit,
  { id, amount, currency, returnUrl }: LaterCardAmount,
): Promise<z.infer<typeof paymentSetupResponse>> {
  return openCardFields(payments, {
    checkoutId: id,
    amount,
    currency,
    returnUrl,
    language: visit.language,
    methods: visit.brand.payment.methods,
    // No card changes such an amount: no call needs a key of the fields.
    keyOf: (_transactionId, reference) => reference,
  });
}
