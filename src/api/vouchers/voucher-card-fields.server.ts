import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { checkoutTimings } from '../../defaults.ts';
import { listMethods } from '../../domain/booking/list-payment-methods.ts';
import type { paymentSetupResponse } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../server/visitor/text-signer.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';

/**
 * The payment methods of a voucher, with card fields opened at the provider. Each call opens new fields under a new reference, because
 * their token is valid for one payment; there are none while the provider does not answer.
 */
export async function setUpVoucherPayment(
  payments: Pick<PaymentPort, 'methods' | 'openCardFields'>,
  { id, amount, currency }: VoucherCheckout,
  visit: Visit,
  { origin, signer }: { readonly origin: string; readonly signer: Pick<TextSigner, 'signCookie'> },
): Promise<z.infer<typeof paymentSetupResponse>> {
  const methods = listMethods(visit.brand.vouchers?.methods ?? [], payments);
  const [cheapest = 0] = visit.brand.vouchers?.amounts ?? [];
  const reference = `${id}-${randomBytes(6).toString('hex')}`.replaceAll('_', '-').slice(0, 40);
  const opened = await payments.openCardFields(
    {
      reference,
      // The amount may be chosen after the fields were opened; the order brings it up to date.
      amount: amount ?? cheapest,
      currency,
      returnUrl: origin + buildPath('voucher_form', { _locale: visit.locale }, { checkoutId: id }),
      language: visit.language,
    },
    { idempotencyKey: reference, timeoutMs: checkoutTimings.paymentCallTimeoutMs },
  );
  const setup = opened.outcome === 'confirmed' ? opened.setup : null;
  const cardFields =
    setup?.kind === 'secure-fields'
      ? { ...setup, key: signer.signCookie(textOfKey(id, setup.transactionId)) }
      : setup;
  return { success: cardFields !== null, methods, cardFields };
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
