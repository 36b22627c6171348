import { checkoutTimings } from '../../defaults.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';

/**
 * Brings the amount of open card fields up to date, since the bank asks the shopper about it. Where that fails the order goes on: a
 * provider authorises no more than the bank has asked about.
 * @param report receives an error of the provider's adapter: a fault of ours that somebody has to mend
 */
export async function changeCardAmount(
  payments: Pick<PaymentPort, 'changeCardAmount'>,
  checkout: Checkout,
  token: string,
  report: (error: unknown) => void,
): Promise<void> {
  const amount = totalOf(priceCheckout(checkout, 'default'));
  const { currency } = checkout;
  const timeoutMs = checkoutTimings.paymentCallTimeoutMs;
  await payments.changeCardAmount({ token, amount, currency }, { timeoutMs }).catch(report);
}
