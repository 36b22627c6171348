import { priceAlertPolicy } from '../../defaults.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../jobs/start-worker.server.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';

/** Rows of a table that are jobs, and what is done with each. */
interface AlertJobs {
  readonly table: 'price_alert' | 'price_alert_mail';
  /** SQL that is true for rows that are not done. */
  readonly isOpen: string;
  readonly dueAt: string;
  readonly atOnce: number;
  /** Throws where it has to be tried again, which is reported. @returns false where it has to be tried again without a word */
  readonly work: (id: string) => Promise<boolean>;
  /** Called when a batch is over. */
  readonly onBatch?: () => void;
}

interface JobRow {
  readonly id: string;
  readonly tries: number;
}

/** Works through the jobs of price alerts, each by any one process. */
export function startAlertJobs(
  {
    db,
    clock,
    report,
    timings = priceAlertPolicy,
  }: Pick<PriceAlertsDeps, 'db' | 'clock' | 'report' | 'timings'>,
  { table, isOpen, dueAt, atOnce, work, onBatch }: AlertJobs,
): Worker {
  return startWorker<JobRow>({
    queue: createJobQueue<JobRow>(db, {
      table,
      key: ['id'],
      isOpen,
      dueAt,
      attempts: 'tries',
      columns: ['id', 'tries'],
    }),
    timings,
    retry: {
      delaysMs: priceAlertPolicy.retryDelaysMs,
      escalateAfter: priceAlertPolicy.escalateAfterAttempts,
    },
    batchSize: atOnce,
    clock,
    work: async (rows) => {
      const done = await Promise.all(
        rows.map(({ id }) =>
          work(id).catch((error: unknown) => {
            report(error);
            return false;
          }),
        ),
      );
      onBatch?.();
      return rows.filter((_, at) => !done[at]);
    },
    report,
  });
}
