import type { Clock } from '../../domain/time/clock.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { OrderSource } from '../../features/booking/model/order-source.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import type { CheckoutCodesDeps } from '../../features/checkout/codes/checkout-codes.server.ts';
import type { CheckedPayment } from '../../features/checkout/payment/methods/payment-schemas.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { Caller } from '../../server/visitor/caller-session.server.ts';
import type { Visit } from '../../site/visit.ts';

/** Dependencies of ordering. */
export interface OrderDeps {
  readonly checkouts: CheckoutStore;
  readonly codes: CheckoutCodesDeps['codes'];
  readonly bookings: Bookings;
  readonly payments: CompanyPayments;
  readonly clock: Clock;
}

/** What a shopper orders, and how it is paid. */
export interface OrderRequest {
  readonly checkout: Checkout;
  readonly visit: Visit;
  /** Origin at which the shopper reached the shop. */
  readonly origin: string;
  readonly data: CheckedPayment;
  /** Who orders, as far as the limits of holds and cards ask. */
  readonly source: Omit<OrderSource, 'card'>;
  /** The member of staff who books for a caller; null for a shopper, who can never pay by a link that is mailed later. */
  readonly caller: Caller | null;
}
