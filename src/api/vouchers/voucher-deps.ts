import type { Order } from '../../domain/booking/booking-order.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { BookingProgress, Bookings } from '../../features/booking/model/bookings.ts';
import type { OrderRefusal, OrderSource } from '../../features/booking/model/order-source.ts';
import type { VoucherCheckoutStore } from '../../features/vouchers/sale/voucher-checkout-store.server.ts';
import type { VoucherStock } from '../../features/vouchers/sale/voucher-stock.server.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';

/** The booking workflow, as far as gift vouchers need it. */
export interface VoucherBookings extends Pick<Bookings, 'follow' | 'proceed' | 'giveUp'> {
  place(order: Order, waitMs: number, source: OrderSource): Promise<BookingProgress | OrderRefusal | null>;
}

/** Dependencies of the calls that sell gift vouchers. */
export interface VoucherDeps {
  readonly checkouts: VoucherCheckoutStore;
  readonly stock: VoucherStock;
  readonly bookings: VoucherBookings;
  readonly payments: PaymentPort;
  readonly clock: Clock;
  /** Asks whether a person sends the form; null where no captcha is configured (VOUCH-025, VALID-089). */
  readonly captcha: {
    readonly verify: (token: string | null) => Promise<'passed' | 'failed' | 'unknown'>;
  } | null;
}
