import { laterBy } from '../../database/clock-timestamp.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import {
  lastSearchLifetimeMs,
  retention,
  retentionWork,
  sessionLifetimes,
  tripCodes,
  withdrawalPolicy,
} from '../../defaults.ts';
import type { CaseFiles } from '../../domain/cases/case-file.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { eraseTripCodes } from '../../features/booking/my-trips/codes/trip-codes.server.ts';
import {
  anonymiseBookings,
  countStuckBookings,
  type EndedBookings,
} from '../../features/booking/retention/anonymise-bookings.server.ts';
import { eraseReviews } from '../../features/booking/reviews/erase-reviews.server.ts';
import { eraseCases } from '../../features/cases/store/erase-cases.server.ts';
import { eraseComplaints } from '../../features/complaints/erase-complaints.server.ts';
import type { FileFolder } from '../../features/complaints/uploads/file-folder.server.ts';
import { eraseFavorites } from '../../features/favorites/erase-favorites.server.ts';
import { eraseLoyalty } from '../../features/loyalty/erase-loyalty.server.ts';
import { eraseMembers } from '../../features/members/erase-members.server.ts';
import { eraseNewsletter } from '../../features/newsletter/erase-newsletter.server.ts';
import { erasePriceAlerts } from '../../features/price-alerts/erase-price-alerts.server.ts';
import { eraseRoomRequests } from '../../features/room-requests/erase-room-requests.server.ts';
import { eraseStaffData } from '../../features/staff/erase-staff-data.server.ts';
import { eraseCodeMisses } from '../../features/vouchers/store/code-attempts.server.ts';
import { eraseWithdrawals } from '../../features/withdrawal/withdrawals.server.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startWorker, type Worker } from '../../jobs/start-worker.server.ts';
import { eraseMails } from '../../ports/mail/erase-mails.server.ts';
import { eraseRequestCounts } from '../../server/traffic/request-counts.server.ts';
import { eraseCheckouts } from './sale/erase-checkouts.server.ts';

interface RetentionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly caseFiles: Pick<CaseFiles, 'erase'>;
  /** Where the files of complaints are. */
  readonly uploadsFolder: FileFolder;
}

/** Erases at most so many; returns how many it has erased. */
type EraseBatch = (deps: RetentionDeps, limit: number) => Promise<number>;

const ago = ({ clock }: Pick<RetentionDeps, 'clock'>, milliseconds: number) =>
  new Date(clock.now().getTime() - milliseconds);
const failedOrders = (deps: Pick<RetentionDeps, 'clock'>): EndedBookings => ({
  before: ago(deps, retention.failedOrdersMs),
  hasFailed: true,
});
const bookings = (deps: Pick<RetentionDeps, 'clock'>): EndedBookings => ({
  before: ago(deps, retention.bookingsMs),
  hasFailed: false,
});

/** What each row of `retention_job` erases. */
const erasers = {
  checkouts: (deps, limit) => eraseCheckouts(deps.db, 'checkout', ago(deps, retention.checkoutsMs), limit),
  'voucher-checkouts': (deps, limit) =>
    eraseCheckouts(deps.db, 'voucher_checkout', ago(deps, retention.checkoutsMs), limit),
  withdrawals: (deps, limit) =>
    eraseWithdrawals(
      deps.db,
      {
        receivedBefore: ago(deps, retention.casesMs),
        unsettledBefore: ago(deps, withdrawalPolicy.unsettledMs),
      },
      limit,
    ),
  'failed-orders': (deps, limit) => anonymiseBookings(deps.db, failedOrders(deps), deps.clock.now(), limit),
  bookings: (deps, limit) => anonymiseBookings(deps.db, bookings(deps), deps.clock.now(), limit),
  cases: (deps, limit) =>
    eraseCases(
      { db: deps.db, files: deps.caseFiles },
      { endedBefore: ago(deps, retention.casesMs), now: deps.clock.now() },
      limit,
    ),
  loyalty: (deps, limit) =>
    eraseLoyalty(
      deps.db,
      { now: deps.clock.now(), linkedBefore: ago(deps, retention.loyaltyLinksMs) },
      limit,
    ),
  mails: (deps, limit) => eraseMails(deps.db, ago(deps, retention.mailsMs), limit),
  favorites: (deps, limit) =>
    eraseFavorites(deps.db, ago(deps, sessionLifetimes.favoritesSeconds * 1_000), limit),
  members: (deps, limit) =>
    eraseMembers(
      deps.db,
      {
        now: deps.clock.now(),
        lastSignedInBefore: ago(deps, retention.membersMs),
        searchedBefore: ago(deps, lastSearchLifetimeMs),
      },
      limit,
    ),
  newsletter: (deps, limit) =>
    eraseNewsletter(
      deps.db,
      {
        now: deps.clock.now(),
        requestedBefore: ago(deps, retention.newsletterPendingMs),
        endedBefore: ago(deps, retention.newsletterConsentsMs),
      },
      limit,
    ),
  'price-alerts': (deps, limit) =>
    erasePriceAlerts(
      deps.db,
      {
        now: deps.clock.now(),
        requestedBefore: ago(deps, retention.priceAlertsPendingMs),
        endedBefore: ago(deps, retention.priceAlertsEndedMs),
      },
      limit,
    ),
  'room-requests': (deps, limit) => eraseRoomRequests(deps.db, deps.clock.now(), limit),
  reviews: (deps, limit) =>
    eraseReviews(
      deps.db,
      {
        publishedBefore: ago(deps, retention.reviewsMs),
        unpublishedBefore: ago(deps, retention.unpublishedReviewsMs),
      },
      limit,
    ),
  'trip-codes': (deps, limit) => eraseTripCodes(deps.db, ago(deps, tripCodes.storedMs), limit),
  'code-misses': async (deps) => {
    await eraseCodeMisses(deps.db, deps.clock.now());
    await eraseRequestCounts(deps.db, deps.clock.now());
    // An hour of wrong codes is few rows: one run erases all.
    return 0;
  },
  complaints: (deps, limit) =>
    eraseComplaints({ db: deps.db, folder: deps.uploadsFolder }, deps.clock.now(), limit),
  staff: async (deps) => {
    await eraseStaffData(deps.db, {
      now: deps.clock.now(),
      closedBefore: ago(deps, retention.closedAccountsMs),
    });
    // A company has few accounts: one run erases all.
    return 0;
  },
} as const satisfies Record<string, EraseBatch>;

/** @testSupport */
export const RETENTION_JOBS = Object.keys(erasers) as readonly RetentionJob[];
type RetentionJob = keyof typeof erasers;

/**
 * Deletes and anonymises everything that the retention periods of `src/defaults.ts` no longer allow, batch by batch.
 * @testSupport
 */
export async function erasePersonalData(
  deps: RetentionDeps,
  limit: number = retentionWork.batchSize,
): Promise<void> {
  for (const erase of Object.values<EraseBatch>(erasers)) while ((await erase(deps, limit)) === limit);
}

/** Counts bookings that are past their retention and cannot be anonymised: staff have to end them first. */
export async function countOverdueBookings(deps: Pick<RetentionDeps, 'db' | 'clock'>): Promise<number> {
  const counts = [failedOrders(deps), bookings(deps)].map((ended) => countStuckBookings(deps.db, ended));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

interface RetentionRow {
  readonly name: RetentionJob;
  readonly attempts: number;
}

/**
 * Erases what is due: at the start, then each kind once an hour, in one process at a time. A row of `retention_job` is one kind; a batch is
 * done under its lease, and another one follows at once where it was full.
 */
export function wireRetention(deps: RetentionDeps, report: (error: unknown) => void): Worker {
  const { db } = deps;
  const queue = createJobQueue<RetentionRow>(db, {
    table: 'retention_job',
    key: ['name'],
    isOpen: `name in ('${RETENTION_JOBS.join("', '")}')`,
    dueAt: 'due_at',
    attempts: 'attempts',
    columns: ['name', 'attempts'],
  });

  async function eraseBatch({ name }: RetentionRow): Promise<void> {
    const isFull = (await erasers[name](deps, retentionWork.batchSize)) === retentionWork.batchSize;
    await db
      .updateTable('retention_job')
      .set({ due_at: laterBy(isFull ? 0 : retentionWork.intervalMs), attempts: 0, locked_until: null })
      .where('name', '=', name)
      .execute();
  }

  const worker = startWorker<RetentionRow>({
    queue,
    timings: retentionWork,
    retry: { delaysMs: retentionWork.retryDelaysMs, escalateAfter: retentionWork.escalateAfterAttempts },
    batchSize: 1,
    work: async (rows) => {
      for (const row of rows) await eraseBatch(row);
      return [];
    },
    report,
  });
  worker.wake();
  return worker;
}
