import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { FindPayable } from '../../features/booking/payment-link/find-payable.server.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';

/** Dependencies of payments by link. */
export interface PaymentLinkCallDeps {
  readonly findPayable: FindPayable;
  readonly bookings: Pick<Bookings, 'place' | 'follow' | 'proceed' | 'abandonChallenge'>;
  readonly payments: CompanyPayments;
}
