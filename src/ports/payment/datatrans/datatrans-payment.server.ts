import type { Db } from '../../../database/open-kysely.server.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PaymentFaults } from '../payment-faults-port.ts';
import type { PaymentPort } from '../payment-port.ts';
import { openVendorPayment } from '../vendor/open-vendor-payment.server.ts';
import { createDatatransClient } from './datatrans-client.server.ts';
import { createDatatransGateway } from './datatrans-gateway.server.ts';

/** What a shop has from its contract with Datatrans. */
export interface DatatransAccount {
  readonly merchantId: string;
  readonly password: string;
  /** Key that messages are signed with, hexadecimal. */
  readonly signKey: string;
  readonly environment: 'sandbox' | 'live';
}

interface Options {
  readonly account: DatatransAccount;
  readonly db: Db;
  readonly clock: Clock;
  readonly faults?: PaymentFaults;
  readonly report: (error: unknown) => void;
  /** Where Datatrans is reached, for tests; by environment where it is left out. */
  readonly origins?: { readonly api: string; readonly pay: string };
}

/** Datatrans as the shop's payment provider. */
export function openDatatransPayment(options: Options): PaymentPort {
  const { account, origins = listOrigins(account.environment), ...others } = options;
  const client = createDatatransClient({ ...account, api: origins.api });
  const gateway = createDatatransGateway({ client, pay: origins.pay, signKey: account.signKey });
  return openVendorPayment({ ...others, gateway });
}

function listOrigins(environment: DatatransAccount['environment']) {
  const domain = environment === 'live' ? 'datatrans.com' : 'sandbox.datatrans.com';
  return { api: `https://api.${domain}`, pay: `https://pay.${domain}` };
}
