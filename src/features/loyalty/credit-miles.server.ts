import { sql } from 'kysely';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { loyaltyTimings } from '../../defaults.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import type { MileRates } from '../../domain/miles/earn-miles.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { dayMs } from '../../domain/time/time-units.ts';
import { createJobQueue } from '../../jobs/job-queue.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import { startWorker } from '../../jobs/start-worker.server.ts';
import type { LoyaltyPort } from '../../ports/loyalty/loyalty-port.ts';
import { type CreditState, creditStates } from './credit-state.ts';
import { listEarnedMiles } from './list-earned-miles.ts';

interface CreditOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly loyalty: Pick<LoyaltyPort, 'credit' | 'takeBack'>;
  /** Rates of a brand by its key. */
  readonly ratesOf: (brand: string) => MileRates;
  readonly report: (error: unknown) => void;
}

export interface MilesCredits {
  /** Looks for trips that were booked or cancelled since, then credits and takes back what is due. */
  run(): Promise<void>;
  close(): Promise<void>;
}

interface CreditRow {
  readonly booking_id: string;
  readonly traveller: string;
  readonly member_number: string;
  readonly last_name: string;
  readonly points: string;
  readonly state: Extract<CreditState, 'planned' | 'withdrawing'>;
  readonly tries: number;
}

interface CreditTables {
  loyalty_credit: NarrowedColumns<'loyalty_credit', { state: CreditState }>;
  booking: NarrowedColumns<'booking', { order: BookingOrder }>;
}

const earnsMiles = sql<boolean>`jsonb_path_exists("order", '$.travellers[*] ? (@.frequentFlyer.program == "MilesAndMore")')`;

/**
 * Credits the miles of booked trips on the day after the return (MILE-001), and takes them back where a trip is cancelled. How many a trip earns is
 * put down soon after it was booked, with the rates of then. Any number of processes may run it.
 */
export function startMilesCredits({ db, clock, loyalty, ratesOf, report }: CreditOptions): MilesCredits {
  const tables = narrowColumns<CreditTables>(db);

  async function planCredits(): Promise<void> {
    const booked = await tables
      .selectFrom('booking')
      .select(['id', 'order'])
      .where('state', '=', 'booked')
      .where(earnsMiles)
      .where('anonymised_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('loyalty_credit')
              .select('loyalty_credit.booking_id')
              .whereRef('loyalty_credit.booking_id', '=', 'booking.id'),
          ),
        ),
      )
      .orderBy('booked_at')
      .limit(loyaltyTimings.creditBatchSize)
      .execute();
    const rows = booked.flatMap(({ id, order }) =>
      listEarnedMiles(order, ratesOf(order.brand)).map((earned) => ({
        booking_id: id,
        traveller: String(earned.traveller),
        member_number: earned.memberNumber,
        last_name: earned.lastName,
        points: earned.points,
        state: 'planned' as const,
        due_at: dayAfterReturn(order),
      })),
    );
    if (rows.length === 0) return;
    await tables
      .insertInto('loyalty_credit')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['booking_id', 'traveller']).doNothing())
      .execute();
    if (booked.length === loyaltyTimings.creditBatchSize) await planCredits();
  }

  /** Also of what was never credited: a call without an answer may still have been. */
  async function planWithdrawals(): Promise<void> {
    await tables
      .updateTable('loyalty_credit')
      .from('booking')
      .set({ state: 'withdrawing', due_at: clock.now(), tries: 0, locked_until: null })
      .whereRef('booking.id', '=', 'loyalty_credit.booking_id')
      .where('booking.state', '=', 'cancelled')
      .where('loyalty_credit.state', 'in', creditStates.listBefore('withdrawing'))
      .execute();
  }

  async function settle(row: CreditRow): Promise<boolean> {
    const reference = `${row.booking_id}-${row.traveller}`;
    const options = { timeoutMs: loyaltyTimings.creditTimeoutMs };
    const { member_number: memberNumber, last_name: lastName } = row;
    if (row.state === 'withdrawing') {
      const idempotencyKey = `withdraw-${reference}`;
      const taken = await loyalty.takeBack({ memberNumber, reference }, { ...options, idempotencyKey });
      if (taken.outcome !== 'confirmed') return false;
      await setState(row, 'withdrawn');
      return true;
    }
    // A trip that is being cancelled earns nothing before that has ended.
    if (!(await isBooked(row.booking_id))) return false;
    const idempotencyKey = `credit-${reference}`;
    const request = { memberNumber, lastName, points: Number(row.points), reference };
    const { outcome } = await loyalty.credit(request, { ...options, idempotencyKey });
    if (outcome === 'unknown') return false;
    await setState(row, outcome === 'confirmed' ? 'credited' : 'refused');
    return true;
  }

  async function isBooked(bookingId: string): Promise<boolean> {
    const booking = await tables
      .selectFrom('booking')
      .select('state')
      .where('id', '=', bookingId)
      .executeTakeFirst();
    return booking?.state === 'booked';
  }

  /** Leaves a row alone that has become another piece of work meanwhile. */
  async function setState(row: CreditRow, state: CreditState): Promise<void> {
    await tables
      .updateTable('loyalty_credit')
      .set({ state: creditStates.move(row.state, state), locked_until: null })
      .where('booking_id', '=', row.booking_id)
      .where('traveller', '=', row.traveller)
      .where('state', '=', row.state)
      .execute();
  }

  async function settleAll(rows: readonly CreditRow[]): Promise<readonly CreditRow[]> {
    const settled = await Promise.all(
      rows.map((row) =>
        settle(row).catch((error: unknown) => {
          report(error);
          return false;
        }),
      ),
    );
    return rows.filter((_, at) => settled[at] !== true);
  }

  const queue = createJobQueue<CreditRow>(db, {
    table: 'loyalty_credit',
    key: ['booking_id', 'traveller'],
    isOpen: `state in ('planned', 'withdrawing')`,
    dueAt: 'due_at',
    attempts: 'tries',
    columns: ['booking_id', 'traveller', 'member_number', 'last_name', 'points', 'state', 'tries'],
  });
  const worker = startWorker<CreditRow>({
    queue,
    clock,
    timings: {
      pollIntervalMs: loyaltyTimings.creditPollIntervalMs,
      leaseMs: loyaltyTimings.creditLeaseMs,
      heartbeatMs: loyaltyTimings.creditHeartbeatMs,
    },
    retry: {
      delaysMs: loyaltyTimings.creditRetryDelaysMs,
      escalateAfter: loyaltyTimings.creditEscalateAfterAttempts,
    },
    batchSize: loyaltyTimings.creditBatchSize,
    work: settleAll,
    report,
  });
  const sweep = async () => {
    await planCredits();
    await planWithdrawals();
    worker.wake();
  };
  const sweeping = startInterval({ intervalMs: loyaltyTimings.creditSweepIntervalMs, run: sweep, report });
  return {
    run: () => sweeping.runNow(),
    async close() {
      await sweeping.close();
      await worker.close();
    },
  };
}

/** Midnight, by the clock of the world, after the day on which the travellers are back. */
function dayAfterReturn({ trip }: Pick<BookingOrder, 'trip'>): Date {
  const back = trip.inbound?.arrival.slice(0, 10) ?? trip.checkOut;
  return new Date(Date.parse(`${back}T00:00:00Z`) + dayMs);
}
