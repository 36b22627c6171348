import type { Brand } from '../../brands/brand.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { type Checkout, priceCheckout } from './checkout.ts';
import { planCheckoutInstalments } from './plan-checkout-instalments.ts';

/** What an order of a checkout charges before its card is known: the deposit where the shopper has chosen it, else the total. Minor units. */
export function chargedByCheckout(
  checkout: Checkout,
  brand: Pick<Brand, 'payment'>,
  today: Day,
  isDeposit = false,
): number {
  const total = totalOf(priceCheckout(checkout, 'default'));
  return (
    (isDeposit ? planCheckoutInstalments(checkout.trip, total, brand, today)?.deposit : undefined) ?? total
  );
}
