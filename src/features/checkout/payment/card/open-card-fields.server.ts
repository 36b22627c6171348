import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { checkoutTimings } from '../../../../defaults.ts';
import { listMethods } from '../../../../domain/booking/list-payment-methods.ts';
import type { PaymentMethod } from '../../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { Language } from '../../../../domain/words/language.ts';
import type { PaymentPort } from '../../../../ports/payment/payment-port.ts';
import type { paymentSetupResponse } from '../methods/payment-schemas.ts';

export interface CardFieldsRequest {
  /** Checkout of the order that pays. */
  readonly checkoutId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  /** With the shop's origin. */
  readonly returnUrl: string;
  readonly language: Language;
  /** Methods of the brand; what the provider is not set up for is left out. */
  readonly methods: readonly PaymentMethod[];
  /** Key by which a later call proves that these fields are its own. */
  readonly keyOf: (transactionId: string, reference: string) => string;
}

/**
 * The payment methods of an order, with card fields opened at the provider (PAY-001, CAPI-029). Each call opens new fields under a new
 * reference, because their token is valid for one payment; there are none while the provider does not answer.
 */
export async function openCardFields(
  payments: Pick<PaymentPort, 'methods' | 'openCardFields'>,
  { checkoutId, amount, currency, returnUrl, language, methods, keyOf }: CardFieldsRequest,
): Promise<z.infer<typeof paymentSetupResponse>> {
  const reference = `${checkoutId}-${randomBytes(6).toString('hex')}`.replaceAll('_', '-').slice(0, 40);
  const opened = await payments.openCardFields(
    { reference, amount, currency, returnUrl, language },
    { idempotencyKey: reference, timeoutMs: checkoutTimings.paymentCallTimeoutMs },
  );
  const setup = opened.outcome === 'confirmed' ? opened.setup : null;
  const cardFields =
    setup?.kind === 'secure-fields' ? { ...setup, key: keyOf(setup.transactionId, reference) } : setup;
  return { success: cardFields !== null, methods: listMethods(methods, payments), cardFields };
}
