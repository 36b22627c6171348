import type { LiveBrands } from '../../../../brands/load-brands.server.ts';
import type { Db } from '../../../../database/open-kysely.server.ts';
import { voucherPolicy } from '../../../../defaults.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { createJobQueue } from '../../../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../../../jobs/start-worker.server.ts';
import type { MailOutcome } from '../../../../ports/mail/mail-port.ts';
import { issueVoucher } from '../../store/issue-voucher.server.ts';
import type { VoucherDigests } from '../../store/voucher-digests.server.ts';
import type { SendVoucher } from './voucher-mailer.server.ts';

export interface DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly brands: LiveBrands;
  readonly digests: VoucherDigests;
  readonly send: SendVoucher;
  readonly report: (error: unknown) => void;
}

interface DeliveryRow {
  readonly voucher_id: string;
  readonly attempts: number;
}

/** Delivers vouchers when they are due, in one process at a time: each gets its code, and is sent. */
export function startVoucherDelivery(deps: DeliveryDeps): Worker {
  const queue = createJobQueue<DeliveryRow>(deps.db, {
    table: 'voucher_delivery',
    key: ['voucher_id'],
    isOpen: 'ended_at is null',
    dueAt: 'due_at',
    attempts: 'attempts',
    columns: ['voucher_id', 'attempts'],
  });
  return startWorker<DeliveryRow>({
    queue,
    timings: voucherPolicy,
    retry: { delaysMs: voucherPolicy.retryDelaysMs, escalateAfter: voucherPolicy.escalateAfterAttempts },
    batchSize: voucherPolicy.batchSize,
    clock: deps.clock,
    work: async (rows) => {
      const failed: DeliveryRow[] = [];
      for (const row of rows) {
        const isDone = await deliver(deps, row).catch((error: unknown) => {
          deps.report(error);
          return false;
        });
        if (!isDone) failed.push(row);
      }
      return failed;
    },
    report: deps.report,
  });
}

/**
 * Makes the code and sends it. The code is stored nowhere: where sending has an uncertain outcome the same mail is sent again at once, and
 * later another code takes this one's place (checkout X-065).
 * @returns false where it has to be tried again
 */
async function deliver(
  deps: DeliveryDeps,
  { voucher_id: voucherId, attempts }: DeliveryRow,
): Promise<boolean> {
  const { db, clock, brands, digests } = deps;
  const code = await db.transaction().execute(async (trx) => {
    const { brand } = await trx
      .selectFrom('voucher')
      .select('brand')
      .where('id', '=', voucherId)
      .executeTakeFirstOrThrow();
    const prefix = brands.get(brand).vouchers?.prefix;
    if (prefix === undefined) throw new Error(`The brand ${brand} sells no vouchers`);
    return issueVoucher(trx, digests, { voucherId, prefix, at: clock.now() });
  });
  if (code === null) {
    await end(deps, voucherId, 'unavailable');
    return true;
  }
  // A first attempt that was claimed by a process that died has made a code, too.
  const outcome = await sendTwice(() => deps.send(voucherId, code, { isAgain: attempts > 1 }));
  if (outcome === 'unknown') return false;
  if (outcome === 'refused') deps.report(new Error(`The mail of voucher ${voucherId} is refused for good`));
  await end(deps, voucherId, outcome === 'taken' ? 'delivered' : 'refused');
  return true;
}

/** The same mail under the same id, so that it arrives once. */
async function sendTwice(send: () => Promise<MailOutcome>): Promise<MailOutcome> {
  const first = await send();
  return first === 'unknown' ? send() : first;
}

async function end(
  { db, clock }: DeliveryDeps,
  voucherId: string,
  reason: 'delivered' | 'refused' | 'unavailable',
): Promise<void> {
  await db
    .updateTable('voucher_delivery')
    .set({ ended_at: clock.now(), end_reason: reason, locked_until: null })
    .where('voucher_id', '=', voucherId)
    .execute();
}
