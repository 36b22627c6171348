import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../payment-port.ts';
import { openVendorPayment } from '../vendor/open-vendor-payment.server.ts';
import type { VendorDecline } from '../vendor/vendor-payment.ts';
import { type AdyenAccount, createAdyenClient } from './adyen-client.server.ts';
import { createAdyenGateway } from './adyen-gateway.server.ts';

interface Options {
  readonly account: AdyenAccount;
  readonly companyId: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly faults?: PaymentFaults;
  readonly onMessage?: (webhook: PaymentWebhook) => Promise<void>;
  readonly onDecline?: (decline: VendorDecline) => void;
  readonly report: (error: unknown) => void;
  /** Where the API is reached, for tests; by environment where it is left out. */
  readonly origin?: string;
}

/** Adyen as the payment provider of one company. */
export function openAdyenPayment({ account, origin, ...others }: Options): PaymentPort {
  const client = createAdyenClient(account, origin ?? account.apiOrigin ?? null);
  return openVendorPayment({ ...others, gateway: createAdyenGateway(account, client) });
}
