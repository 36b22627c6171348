import { sql } from 'kysely';
import type { PaymentWebhook } from '../payment-port.ts';
import type { ProviderControls } from '../payment-under-test.ts';
import { endDuePayments } from './end-payments.server.ts';
import { recordKeptMessages } from './keep-message.server.ts';
import type { VendorDeps } from './vendor-deps.ts';

interface Options {
  readonly deps: VendorDeps;
  readonly reported: unknown[];
  readonly noticed: PaymentWebhook[];
}

/** The controls of the suite that are the same for every vendor. @testSupport */
export function createVendorControls({
  deps,
  reported,
  noticed,
}: Options): Pick<ProviderControls, 'reported' | 'noticed' | 'sweep' | 'failToRecord'> {
  const onMessage = async (webhook: PaymentWebhook) => void noticed.push(webhook);
  const report = (error: unknown) => void reported.push(error);
  return {
    reported,
    noticed,
    async sweep() {
      await endDuePayments(deps, onMessage, report);
      await recordKeptMessages(deps, onMessage, report);
    },
    async failToRecord(reference, meanwhile) {
      const table = sql.raw('payment_vendor.payment');
      const fault = sql.raw(`reference <> '${reference}'`);
      await sql`alter table ${table} add constraint disturbed check (${fault}) not valid`.execute(deps.db);
      try {
        await meanwhile();
      } finally {
        await sql`alter table ${table} drop constraint disturbed`.execute(deps.db);
      }
    },
  };
}
