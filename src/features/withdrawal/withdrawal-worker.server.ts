import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { mailPolicy, voucherPolicy, withdrawalPolicy } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { isPersonName } from '../../domain/travellers/person-name.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../jobs/start-worker.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import { attachLogo } from '../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { carryOutWithdrawal } from './carry-out-withdrawal.ts';
import { composeWithdrawalMail } from './compose-withdrawal-mail.ts';
import type { WithdrawableContracts } from './withdrawal.ts';
import { openWithdrawalTables, readWithdrawalRow } from './withdrawal-rows.server.ts';

interface ProcessingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly brands: LiveBrands;
  /** Kinds of contracts; the first that knows a number decides. */
  readonly contracts: readonly WithdrawableContracts[];
  readonly report: (error: unknown) => void;
}

interface WithdrawalRow {
  readonly id: string;
  readonly attempts: number;
}

/**
 * Carries statements out and acknowledges each by mail, with what it says and when it arrived; retried under the same message id. One that staff
 * have settled later has a second mail.
 */
export function startWithdrawalWorker(deps: ProcessingDeps): Worker {
  const queue = createJobQueue<WithdrawalRow>(deps.db, {
    table: 'withdrawal',
    key: ['id'],
    isOpen: '(acknowledged_at is null or (settled_at is not null and answered_at is null))',
    dueAt: 'due_at',
    attempts: 'attempts',
    columns: ['id', 'attempts'],
  });
  return startWorker<WithdrawalRow>({
    queue,
    timings: voucherPolicy,
    retry: {
      delaysMs: voucherPolicy.retryDelaysMs,
      escalateAfter: voucherPolicy.escalateAfterAttempts,
    },
    batchSize: voucherPolicy.batchSize,
    clock: deps.clock,
    work: async (rows) => {
      const failed: WithdrawalRow[] = [];
      for (const row of rows) {
        const isDone = await processWithdrawal(deps, row.id).catch((error: unknown) => {
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

/** @returns false where it has to be tried again */
async function processWithdrawal(deps: ProcessingDeps, id: string): Promise<boolean> {
  const tables = openWithdrawalTables(deps.db);
  const row = await tables
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const withdrawal = readWithdrawalRow(row);
  const outcome = row.outcome ?? (await carryOutWithdrawal(deps.contracts, withdrawal));
  if (row.outcome === null)
    await tables.updateTable('withdrawal').set({ outcome }).where('id', '=', id).execute();
  const waitUntil = await findMailTime(deps, withdrawal.email);
  if (waitUntil !== null) {
    await tables
      .updateTable('withdrawal')
      .set({ due_at: waitUntil, locked_until: null })
      .where('id', '=', id)
      .execute();
    return true;
  }
  const brand = deps.brands.get(withdrawal.brand);
  const answer = { outcome, reason: row.settled_reason };
  const content = composeWithdrawalMail(withdrawal, answer, brand, await loadTexts(withdrawal.language));
  const sent = await deps.mail.send(
    {
      id: row.settled_at === null ? `withdrawal-${id}` : `withdrawal-${id}-${outcome}`,
      to: { name: isPersonName(withdrawal.name) ? withdrawal.name : '', address: withdrawal.email },
      from: { name: brand.name, address: brand.company.email },
      ...content,
      attachments: [await attachLogo(brand)],
    },
    mailPolicy.sendTimeoutMs,
  );
  if (sent === 'unknown') return false;
  await tables
    .updateTable('withdrawal')
    .set((eb) => ({
      acknowledged_at: eb.fn.coalesce('acknowledged_at', eb.val(deps.clock.now())),
      // Staff may have settled it since: that mail is still to be sent.
      ...(row.settled_at === null ? {} : { answered_at: deps.clock.now() }),
      locked_until: null,
    }))
    .where('id', '=', id)
    .execute();
  return true;
}

/** When an acknowledgement may go to an address that has had its share of the day; null for now. */
async function findMailTime({ db, clock }: ProcessingDeps, email: string): Promise<Date | null> {
  const { mailWindowMs, mailsPerAddress } = withdrawalPolicy;
  const latest = await db
    .selectFrom('withdrawal')
    .select('acknowledged_at')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('acknowledged_at', '>', new Date(clock.now().getTime() - mailWindowMs))
    .orderBy('acknowledged_at', 'desc')
    .limit(mailsPerAddress)
    .execute();
  const first = latest[mailsPerAddress - 1]?.acknowledged_at;
  return first ? new Date(first.getTime() + mailWindowMs) : null;
}
