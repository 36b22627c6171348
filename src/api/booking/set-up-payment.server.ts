import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { checkoutTimings } from '../../defaults.ts';
import { listMethods } from '../../domain/booking/list-payment-methods.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import type { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../server/visitor/text-signer.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';
import { signCardFields } from './card-fields-key.server.ts';

/**
 * The payment methods of a checkout, with card fields opened at the provider (PAY-001, CAPI-029). Each call opens new
 * fields under a new reference, because their token is valid for one payment; there are none while the provider does
 * not answer.
 * @param at.origin origin at which the shopper reached the shop
 */
export async function setUpPayment(
  payments: Pick<PaymentPort, 'methods' | 'openCardFields'>,
  checkout: Checkout,
  visit: Visit,
  { origin, signer }: { readonly origin: string; readonly signer: Pick<TextSigner, 'signCookie'> },
): Promise<z.infer<typeof paymentSetupResponse>> {
  const reference = `${checkout.id}-${randomBytes(6).toString('hex')}`.replaceAll('_', '-').slice(0, 40);
  const opened = await payments.openCardFields(
    {
      reference,
      amount: totalOf(priceCheckout(checkout, 'default')),
      currency: checkout.currency,
      returnUrl: origin + buildPath('checkout_payment', { _locale: visit.locale, checkoutId: checkout.id }),
      language: visit.language,
    },
    { idempotencyKey: reference, timeoutMs: checkoutTimings.paymentCallTimeoutMs },
  );
  const setup = opened.outcome === 'confirmed' ? opened.setup : null;
  const cardFields =
    setup?.kind === 'secure-fields'
      ? { ...setup, key: signCardFields(signer, checkout.id, setup.transactionId) }
      : setup;
  return {
    success: cardFields !== null,
    methods: listMethods(visit.brand.payment.methods, payments),
    cardFields,
  };
}
