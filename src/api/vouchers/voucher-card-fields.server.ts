import type { z } from 'zod';
import { checkoutTimings } from '../../defaults.ts';
import { openCardFields } from '../../features/checkout/payment/card/open-card-fields.server.ts';
import type { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../server/visitor/text-signer.ts';
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
    keyOf: (transactionId) => signer.signCookie(textOfKey(id, transactionId)),
  });
}

/**
 * Brings the amount of open card fields up to date, since the bank asks the buyer about it. Where that fails the order goes on: a
 * provider authorises no more than the bank has asked about.
 */
export async function changeVoucherCardAmount(
  payments: Pick<PaymentPort, 'changeCardAmount'>,
  { id, amount, currency }: VoucherCheckout,
  { key, signer }: { readonly key: string; readonly signer: Pick<TextSigner, 'unsignCookie'> },
  report: (error: unknown) => void,
): Promise<void> {
  const { valid, value } = signer.unsignCookie(key);
  const start = textOfKey(id, '');
  if (!valid || !value?.startsWith(start) || amount === null) return;
  const token = value.slice(start.length);
  const timeoutMs = checkoutTimings.paymentCallTimeoutMs;
  await payments.changeCardAmount({ token, amount, currency }, { timeoutMs }).catch(report);
}

/** What is signed: only the purchase that the fields were opened for can change their amount. */
function textOfKey(checkoutId: string, transactionId: string): string {
  return `voucher-card-fields ${checkoutId} ${transactionId}`;
}
