import { priceAlertPolicy } from '../../defaults.ts';
import type { Worker } from '../../jobs/start-worker.server.ts';
import { checkAlert } from './check-alert.server.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import { startAlertJobs } from './start-alert-jobs.server.ts';

interface CheckDeps
  extends Pick<PriceAlertsDeps, 'db' | 'clock' | 'search' | 'brands' | 'timings' | 'report'> {
  /** Called when a mail has been stored. */
  readonly onMail: () => void;
}

/** Looks up the price of each active alert once a day, and ends those whose time is over. */
export function startPriceChecks(deps: CheckDeps): Worker {
  return startAlertJobs(deps, {
    table: 'price_alert',
    isOpen: `state = 'active'`,
    dueAt: 'next_check_at',
    atOnce: priceAlertPolicy.checksAtOnce,
    work: (id) => checkAlert(deps, id).then(() => true),
    onBatch: deps.onMail,
  });
}
