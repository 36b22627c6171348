import type { Brand } from '../../brands/brand.ts';
import { checkoutTimings } from '../../defaults.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import { planCheckout } from '../../features/checkout/plan-checkout.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';

/** What an order of a checkout charges before its card is known: the deposit where the shopper has chosen it, else the total. Minor units. */
export function chargedByCheckout(
  checkout: Checkout,
  brand: Pick<Brand, 'payment'>,
  today: Day,
  isDeposit = false,
): number {
  const total = totalOf(priceCheckout(checkout, 'default'));
  return (isDeposit ? planCheckout(checkout.trip, total, brand, today)?.deposit : undefined) ?? total;
}

/**
 * Brings the amount of open card fields up to date, since the bank asks the shopper about it. Where that fails the order goes on: a
 * provider authorises no more than the bank has asked about.
 * @param report receives an error of the provider's adapter: a fault of ours that somebody has to mend
 */
export async function changeCardAmount(
  payments: Pick<PaymentPort, 'changeCardAmount'>,
  changed: { readonly token: string; readonly amount: number; readonly currency: CurrencyCode },
  report: (error: unknown) => void,
): Promise<void> {
  const timeoutMs = checkoutTimings.paymentCallTimeoutMs;
  await payments.changeCardAmount(changed, { timeoutMs }).catch(report);
}
