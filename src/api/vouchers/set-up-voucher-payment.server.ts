import type { z } from 'zod';
import { signCardFields } from '../../features/checkout/payment/card/card-fields-key.server.ts';
import { openCardFields } from '../../features/checkout/payment/card/open-card-fields.server.ts';
import type { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../site/text-signer.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';

/** The payment methods of a voucher, with card fields opened for its amount. */
export function setUpVoucherPayment(
  payments: Pick<PaymentPort, 'methods' | 'openCardFields'>,
  { id, amount, currency }: VoucherCheckout,
  visit: Visit,
  { origin, signer }: { readonly origin: string; readonly signer: Pick<TextSigner, 'signCookie'> },
): Promise<z.infer<typeof paymentSetupResponse>> {
  const { methods = [], amounts: [cheapest = 0] = [] } = visit.brand.vouchers ?? {};
  return openCardFields(payments, {
    checkoutId: id,
    // The amount may be chosen after the fields were opened; the order brings it up to date.
    amount: amount ?? cheapest,
    currency,
    returnUrl: origin + buildPath('voucher_form', { _locale: visit.locale }, { checkoutId: id }),
    language: visit.language,
    methods,
    keyOf: (transactionId) =>
      signCardFields(signer, { prefix: 'voucher-card-fields', checkoutId: id }, transactionId),
  });
}
