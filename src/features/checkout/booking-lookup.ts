import type { PackagePrice } from '../../domain/money/package-price.ts';
import type { PaymentAction } from '../../ports/payment/payment-port.ts';
import type { CheckoutPageName } from '../../site/checkout-page-name.ts';

/** What checkout pages read of the booking made from a checkout; the server builds it from the booking feature. */
export interface BookingLookup {
  /**
   * Returns the page for the booking's state. Null while the checkout is open, because the shopper has not ordered yet
   * or the order failed.
   */
  findPage(checkoutId: string): Promise<CheckoutPageName | null>;
  /** Returns the action the shopper has to complete first, and the price that was ordered; null for none. */
  findAction(
    checkoutId: string,
  ): Promise<{ readonly action: PaymentAction; readonly price: PackagePrice } | null>;
}
