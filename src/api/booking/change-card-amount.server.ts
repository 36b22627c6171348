import type { Brand } from '../../brands/brand.ts';
import { checkoutTimings } from '../../defaults.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import { planCheckout } from '../../features/checkout/plan-checkout.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { TextSigner } from '../../server/visitor/text-signer.ts';
import { readCardFieldsKey } from './card-fields-key.server.ts';

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
 * provider authorises no more than the bank has asked about. A key of another checkout, or one that was made up, changes nothing.
 * @param open.key names the fields, as `signCardFields` has signed it
 * @param report receives an error of the provider's adapter: a fault of ours that somebody has to mend
 */
export async function changeCardAmount(
  payments: Pick<PaymentPort, 'changeCardAmount'>,
  { id, currency }: Pick<Checkout, 'id' | 'currency'>,
  open: { readonly key: string; readonly signer: Pick<TextSigner, 'unsignCookie'>; readonly amount: number },
  report: (error: unknown) => void,
): Promise<void> {
  const token = readCardFieldsKey(open.signer, id, open.key);
  if (token === null) return;
  const timeoutMs = checkoutTimings.paymentCallTimeoutMs;
  await payments.changeCardAmount({ token, amount: open.amount, currency }, { timeoutMs }).catch(report);
}
