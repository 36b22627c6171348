import { priceAlertPolicy } from '../../defaults.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../jobs/start-worker.server.ts';
import { checkAlert } from './check-alert.server.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';

interface CheckDeps
  extends Pick<PriceAlertsDeps, 'db' | 'clock' | 'search' | 'brands' | 'timings' | 'report'> {
  /** Called when a mail has been stored. */
  readonly onMail: () => void;
}

interface CheckRow {
  readonly id: string;
  readonly tries: number;
}

/** Looks up the price of each active alert once a day, in any one process, and ends those whose time is over. */
export function startPriceChecks(deps: CheckDeps): Worker {
  const { db, clock, report, timings = priceAlertPolicy } = deps;
  return startWorker<CheckRow>({
    queue: createJobQueue<CheckRow>(db, {
      table: 'price_alert',
      key: ['id'],
      isOpen: `state = 'active'`,
      dueAt: 'next_check_at',
      attempts: 'tries',
      columns: ['id', 'tries'],
    }),
    timings,
    retry: {
      delaysMs: priceAlertPolicy.retryDelaysMs,
      escalateAfter: priceAlertPolicy.escalateAfterAttempts,
    },
    batchSize: priceAlertPolicy.checksAtOnce,
    clock,
    work: async (rows) => {
      const done = await Promise.all(
        rows.map(({ id }) =>
          checkAlert(deps, id).then(
            () => true,
            (error: unknown) => {
              report(error);
              return false;
            },
          ),
        ),
      );
      deps.onMail();
      return rows.filter((_, at) => !done[at]);
    },
    report,
  });
}
