import type { Clock } from '../../domain/time/clock.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { VoucherCheckoutStore } from '../../features/vouchers/sale/voucher-checkout-store.server.ts';
import type { VoucherStock } from '../../features/vouchers/sale/voucher-stock.server.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';

/** Dependencies of the calls that sell gift vouchers. */
export interface VoucherDeps {
  readonly checkouts: VoucherCheckoutStore;
  readonly stock: VoucherStock;
  readonly bookings: Pick<Bookings, 'place' | 'follow' | 'proceed' | 'abandonChallenge'>;
  readonly payments: CompanyPayments;
  readonly clock: Clock;
  /** Asks whether a person sends the form; null where no captcha is configured (VOUCH-025, VALID-089). */
  readonly captcha: {
    readonly verify: (token: string | null) => Promise<'passed' | 'failed' | 'unknown'>;
  } | null;
}
