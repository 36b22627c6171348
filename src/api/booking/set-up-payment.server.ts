import type { z } from 'zod';
import { totalOf } from '../../domain/money/package-price.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import { signCardFields } from '../../features/checkout/payment/card/card-fields-key.server.ts';
import { openCardFields } from '../../features/checkout/payment/card/open-card-fields.server.ts';
import type { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../site/text-signer.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';

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
