import type { z } from 'zod';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../../site/text-signer.ts';
import type { Visit } from '../../../site/visit.ts';
import { buildPath } from '../../../url.ts';
import { type Checkout, priceCheckout } from '../checkout.ts';
import { signCardFields } from './card/card-fields-key.server.ts';
import { openCardFields } from './card/open-card-fields.server.ts';
import type { paymentSetupResponse } from './methods/payment-schemas.ts';

/**
 * The payment methods of a checkout, with card fields opened for its total.
 * @param at.origin origin at which the shopper reached the shop
 */
export function setUpPayment(
  payments: Pick<PaymentPort, 'methods' | 'openCardFields'>,
  checkout: Checkout,
  visit: Visit,
  { origin, signer }: { readonly origin: string; readonly signer: Pick<TextSigner, 'signCookie'> },
): Promise<z.infer<typeof paymentSetupResponse>> {
  const { id, currency } = checkout;
  return openCardFields(payments, {
    checkoutId: id,
    amount: totalOf(priceCheckout(checkout, 'default')),
    currency,
    returnUrl: origin + buildPath('checkout_payment', { _locale: visit.locale, checkoutId: id }),
    language: visit.language,
    methods: visit.brand.payment.methods,
    keyOf: (transactionId) =>
      signCardFields(signer, { prefix: 'card-fields', checkoutId: id }, transactionId),
  });
}
