import type { PaymentWebhook } from '../../../src/ports/payment/payment-port.ts';
import { endDuePayments } from '../../../src/ports/payment/vendor/end-payments.server.ts';
import { recordKeptMessages } from '../../../src/ports/payment/vendor/keep-message.server.ts';
import type { VendorDeps } from '../../../src/ports/payment/vendor/vendor-deps.ts';

/** Does what the adapter does each minute until nothing is due: a run has no time to wait for its turns of a few payments. */
export async function finishVendorPayments(
  deps: VendorDeps,
  handle: (webhook: PaymentWebhook) => Promise<void>,
): Promise<void> {
  const countDue = async (table: 'payment_vendor.message' | 'payment_vendor.ending') => {
    const { due } = await deps.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('due'))
      .where('next_at', '<=', deps.clock.now())
      .executeTakeFirstOrThrow();
    return Number(due);
  };
  while ((await countDue('payment_vendor.message')) > 0) await recordKeptMessages(deps, handle, () => {});
  while ((await countDue('payment_vendor.ending')) > 0) await endDuePayments(deps, handle, () => {});
}
