import { randomUUID } from 'node:crypto';
import { paymentPolicy, retention } from '../../../defaults.ts';
import type { PaymentWebhook } from '../payment-port.ts';
import { recordVendorEvent } from './record-vendor-event.server.ts';
import type { VendorDeps } from './vendor-deps.ts';
import type { VendorWebhook } from './vendor-gateway.ts';

/**
 * Records messages. One that cannot be recorded now keeps neither the others nor those behind it: it is kept and tried again.
 * @throws when it cannot be kept either: the vendor has to send it again
 */
export async function recordOrKeep(
  deps: VendorDeps,
  webhooks: readonly (VendorWebhook | 'unread')[],
  report: (error: unknown) => void,
): Promise<readonly PaymentWebhook[]> {
  const taken: PaymentWebhook[] = [];
  for (const webhook of webhooks)
    if (webhook === 'unread') taken.push({ id: '', reference: '', event: 'unread' });
    else
      try {
        taken.push(...(await recordVendorEvent(deps, webhook)));
      } catch (error) {
        report(error);
        await keepMessage(deps, webhook);
      }
  return taken;
}

async function keepMessage({ db, companyId, clock }: VendorDeps, webhook: VendorWebhook): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('payment_vendor.message')
    .values({
      id: randomUUID(),
      company_id: companyId,
      content: JSON.stringify(webhook),
      received_at: now,
      next_at: new Date(now.getTime() + paymentPolicy.endingIntervalMs),
    })
    .execute();
}

/**
 * Records what was kept and is due, and passes on what it means. What cannot be recorded for too long stays for somebody to
 * look at.
 */
export async function recordKeptMessages(
  deps: VendorDeps,
  onMessage: (webhook: PaymentWebhook) => Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const due = await deps.db
    .selectFrom('payment_vendor.message')
    .selectAll()
    .where('next_at', '<=', new Date(now))
    .where('company_id', '=', deps.companyId)
    .orderBy('next_at')
    .limit(paymentPolicy.keptMessagesAtOnce)
    .execute();
  for (const { id, content, received_at, tries } of due)
    try {
      // JSON that `keepMessage` has written from a checked message: nothing else writes this table.
      const taken = await recordVendorEvent(deps, content as unknown as VendorWebhook);
      for (const webhook of taken) await onMessage(webhook);
      await deps.db.deleteFrom('payment_vendor.message').where('id', '=', id).execute();
    } catch (error) {
      report(error);
      const isOver = now - received_at.getTime() >= paymentPolicy.keptMessageLimitMs;
      const waitMs = paymentPolicy.endingIntervalMs * 2 ** Math.min(tries, 10);
      await deps.db
        .updateTable('payment_vendor.message')
        .set({ tries: tries + 1, next_at: isOver ? null : new Date(now + waitMs) })
        .where('id', '=', id)
        .execute();
    }
}

/** Deletes what nobody tries any more, after the retention of answers. */
export async function forgetMessages({ db, clock }: Pick<VendorDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - retention.paymentAnswersMs);
  await db
    .deleteFrom('payment_vendor.message')
    .where('next_at', 'is', null)
    .where('received_at', '<', before)
    .execute();
}
