import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { checkoutTimings } from '../../defaults.ts';
import { listMethods } from '../../domain/booking/list-payment-methods.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
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

/**
 * Opens card fields for a payment of a booked trip. Each call opens new fields under a new reference, because their token is valid for one
 * payment.
 */
export async function openLaterCardFields(
  payments: PaymentPort,
  visit: Visit,
  { id, amount, currency, returnUrl }: LaterCardAmount,
): Promise<z.infer<typeof paymentSetupResponse>> {
  const reference = `${id}-${randomBytes(6).toString('hex')}`.replaceAll('_', '-').slice(0, 40);
  const opened = await payments.openCardFields(
    { reference, amount, currency, returnUrl, language: visit.language },
    { idempotencyKey: reference, timeoutMs: checkoutTimings.paymentCallTimeoutMs },
  );
  const setup = opened.outcome === 'confirmed' ? opened.setup : null;
  // No card changes such an amount: no call needs a key of the fields.
  const cardFields = setup?.kind === 'secure-fields' ? { ...setup, key: reference } : setup;
  return {
    success: cardFields !== null,
    methods: listMethods(visit.brand.payment.methods, payments),
    cardFields,
  };
}
