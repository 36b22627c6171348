import { paymentPolicy } from '../../../defaults.ts';
import type { PaymentWebhook } from '../payment-port.ts';
import { vendorIdempotencyKey } from './answer-vendor-call.server.ts';
import type { VendorDeps } from './vendor-deps.ts';
import { UncertainOutcomeError, type VendorRest } from './vendor-gateway.ts';
import type { VendorPayment } from './vendor-payment.ts';
import { findVendorPayment } from './vendor-rows.server.ts';

/**
 * Notes that a payment is over here while the vendor may hold or take money for it. `endDuePayments` asks the vendor to give
 * it up until it has, or reports it to staff.
 * @param vendorId of the try that is to be given up; null where the vendor has not sent it
 */
export async function noteEnding(
  { db, clock }: VendorDeps,
  reference: string,
  vendorId: string | null,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('payment_vendor.ending')
    .values({
      reference,
      vendor_id: vendorId ?? '',
      since: now,
      next_at: new Date(now.getTime() + paymentPolicy.endingRetryMs[0]),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives money up at once that should not be there; what does not work now is tried again. */
export async function giveUpNow(
  deps: VendorDeps,
  payment: VendorPayment,
  vendorId: string | null,
): Promise<void> {
  await noteEnding(deps, payment.reference, vendorId);
  const row = await deps.db
    .selectFrom('payment_vendor.ending')
    .selectAll()
    .where('reference', '=', payment.reference)
    .where('vendor_id', '=', vendorId ?? '')
    .executeTakeFirstOrThrow();
  if (row.tries > 0 || row.next_at === null) return;
  // A message is taken whatever becomes of this: `endDuePayments` asks again, and reports what is wrong.
  await askToGiveUp(deps, payment, row).catch(() => {});
}

/**
 * The vendor has said that nothing is left of a try. Another try under the same reference may still be open, such as a wallet
 * in another window: what was noted without an id is over once the vendor keeps no action open for that long.
 * @param isForNow the shopper may still finish this try, too
 */
export async function closeEnding(
  { db, clock }: VendorDeps,
  reference: string,
  vendorId: string | null,
  isForNow = false,
): Promise<void> {
  const now = clock.now();
  const ofOldActions = new Date(now.getTime() - paymentPolicy.vendorActionLifetimeMs);
  await stopAsking(db, reference, [''], ofOldActions);
  if (vendorId === null) return;
  await stopAsking(db, reference, [vendorId], isForNow ? ofOldActions : now);
  if (isForNow) return;
  await db
    .insertInto('payment_vendor.ending')
    .values({ reference, vendor_id: vendorId, since: now, next_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * What was given back of a try has come back: the vendor is asked again, as often as `endingRetryMs` has waits.
 * @returns false where it is not asked again
 */
export async function reopenEnding(
  { db, clock }: VendorDeps,
  reference: string,
  vendorId: string,
): Promise<boolean> {
  const now = clock.now();
  const { endingRetryMs } = paymentPolicy;
  const { numUpdatedRows } = await db
    .updateTable('payment_vendor.ending')
    .set({ since: now, next_at: new Date(now.getTime() + endingRetryMs[0]) })
    .where('reference', '=', reference)
    .where('vendor_id', '=', vendorId)
    .where('next_at', 'is', null)
    .where('tries', '<=', endingRetryMs.length)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Whether the vendor has said that nothing is left of a try. */
export async function isEnded(
  { db }: VendorDeps,
  reference: string,
  vendorId: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('payment_vendor.ending')
    .select('next_at')
    .where('reference', '=', reference)
    .where('vendor_id', '=', vendorId ?? '')
    .executeTakeFirst();
  return row !== undefined && row.next_at === null;
}

/** Asks again about every payment that is due, and reports to staff those that are open for too long. */
export async function endDuePayments(
  deps: VendorDeps,
  onMessage: (webhook: PaymentWebhook) => Promise<void>,
  report: (error: unknown) => void,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const due = await deps.db
    .selectFrom('payment_vendor.ending')
    .selectAll()
    .where('next_at', '<=', new Date(now))
    .where('reference', 'in', (of) =>
      of.selectFrom('payment_vendor.payment').select('reference').where('company_id', '=', deps.companyId),
    )
    .orderBy('next_at')
    .limit(paymentPolicy.endingsAtOnce)
    .execute();
  for (const row of due) {
    const payment = await findVendorPayment(deps, 'reference', row.reference);
    if (payment === null) continue;
    const rest = await askToGiveUp(deps, payment, row).catch((error: unknown): 'unknown' => {
      report(error);
      return 'unknown';
    });
    if (rest === 'nothing' || now - row.since.getTime() < paymentPolicy.endingLimitMs) continue;
    const { reference, vendor_id } = row;
    if (rest !== 'open')
      await onMessage({ id: `unsettled-${reference}-${vendor_id}`, reference, event: 'unsettled' });
    await stopAsking(deps.db, reference, [vendor_id]);
  }
}

interface EndingRow {
  readonly reference: string;
  readonly vendor_id: string;
  readonly since: Date;
  readonly tries: number;
}

/** When the vendor is asked next: after the wait of its turn, and at the limit, when staff get to know, at the latest. */
function nextTry({ since, tries }: EndingRow, now: number): Date {
  const { endingRetryMs, endingLimitMs } = paymentPolicy;
  const waitMs = endingRetryMs[Math.min(tries + 1, endingRetryMs.length - 1)] ?? endingRetryMs[0];
  const limit = since.getTime() + endingLimitMs;
  return new Date(now < limit ? Math.min(now + waitMs, limit) : now + waitMs);
}

/** Each question has a key of its own: the vendor answers a repeated one with what it said before. */
async function askToGiveUp(
  { db, clock, gateway }: VendorDeps,
  payment: VendorPayment,
  row: EndingRow,
): Promise<VendorRest | 'unknown'> {
  const { reference, vendor_id, tries } = row;
  await db
    .updateTable('payment_vendor.ending')
    .set({ tries: tries + 1, next_at: nextTry(row, clock.now().getTime()) })
    .where('reference', '=', reference)
    .where('vendor_id', '=', vendor_id)
    .execute();
  const key = vendorIdempotencyKey('giveUp', `${reference} ${vendor_id} ${tries}`);
  const named = { ...payment, vendorId: vendor_id === '' ? payment.vendorId : vendor_id };
  const rest = await gateway
    .giveUp(named, { key, signal: AbortSignal.timeout(paymentPolicy.webhookTimeoutMs) })
    .catch((error: unknown): 'unknown' => {
      if (error instanceof UncertainOutcomeError) return 'unknown';
      throw error;
    });
  if (rest === 'nothing') await stopAsking(db, reference, [vendor_id]);
  return rest;
}

/** The vendor is not asked any more about these tries, where they were noted at that time or before. */
async function stopAsking(
  db: VendorDeps['db'],
  reference: string,
  vendorIds: readonly string[],
  notedUntil?: Date,
): Promise<void> {
  await db
    .updateTable('payment_vendor.ending')
    .set({ next_at: null })
    .where('reference', '=', reference)
    .where('vendor_id', 'in', vendorIds)
    .$if(notedUntil !== undefined, (update) => update.where('since', '<=', notedUntil ?? null))
    .execute();
}
