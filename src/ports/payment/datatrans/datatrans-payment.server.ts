import type { Db } from '../../../database/open-kysely.server.ts';
import type { WalletMethod } from '../../../domain/booking/payment-details.ts';
import type { WalletTerms } from '../../../domain/booking/wallet-terms.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentPort, PaymentWebhook } from '../payment-port.ts';
import { openVendorPayment } from '../vendor/open-vendor-payment.server.ts';
import type { VendorDecline } from '../vendor/vendor-payment.ts';
import { createDatatransClient } from './datatrans-client.server.ts';
import { createDatatransGateway } from './datatrans-gateway.server.ts';

/** What a shop has from its contract with Datatrans. */
export interface DatatransAccount {
  readonly merchantId: string;
  readonly password: string;
  /** Key that messages are signed with, hexadecimal. */
  readonly signKey: string;
  readonly environment: 'sandbox' | 'live';
  /** Origin of the API; that of the environment where it is missing. */
  readonly apiOrigin?: string | null;
  /** Origin of scripts and pages; that of the environment where it is missing. */
  readonly payOrigin?: string | null;
  /** Wallets that the contract includes; none where it is missing. */
  readonly wallets?: readonly WalletMethod[];
  /** Sales that the wallets are for; the usual ones where it is missing. */
  readonly walletTerms?: WalletTerms;
}

interface Options {
  readonly account: DatatransAccount;
  readonly companyId: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly faults?: PaymentFaults;
  readonly onMessage?: (webhook: PaymentWebhook) => Promise<void>;
  readonly onDecline?: (decline: VendorDecline) => void;
  readonly report: (error: unknown) => void;
  /** Where Datatrans is reached, for tests; by environment where it is left out. */
  readonly origins?: { readonly api: string; readonly pay: string };
}

/** Datatrans as the payment provider of one company. */
export function openDatatransPayment(options: Options): PaymentPort {
  const { account, origins = listOrigins(account), ...others } = options;
  const client = createDatatransClient({ ...account, api: origins.api });
  const gateway = createDatatransGateway({ wallets: [], ...account, client, pay: origins.pay });
  return openVendorPayment({ ...others, gateway });
}

function listOrigins({ environment, apiOrigin, payOrigin }: DatatransAccount) {
  const domain = environment === 'live' ? 'datatrans.com' : 'sandbox.datatrans.com';
  return { api: apiOrigin ?? `https://api.${domain}`, pay: payOrigin ?? `https://pay.${domain}` };
}
