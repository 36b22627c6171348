import type { PaymentAction } from '../../ports/payment/payment-port.ts';
import type { CheckoutPageName } from '../../site/checkout-page-name.ts';

/** What a checkout's pages know of the booking made from it; the server puts it together from the trade of bookings. */
export interface BookingLookup {
  /**
   * Page on which the booking stands: its steps are over then. Null while the checkout is open, because nothing was
   * ordered yet or the order came to nothing.
   */
  findPage(checkoutId: string): Promise<CheckoutPageName | null>;
  /** What the shopper has to do first; null for nothing. */
  findAction(checkoutId: string): Promise<PaymentAction | null>;
}
