import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { SupplyNotice, SupplyNotices } from '../../../ports/supply/supply-port.ts';
import { openNoticeTables } from './trip-notices.server.ts';

interface IntakeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: SupplyNotices;
  /** Called when there is something to send. */
  readonly onTaken: () => void;
  readonly report: (error: unknown) => void;
}

/**
 * Takes what the supplier announces, each notice once: the place in its list and the rows are stored in one transaction. Any number of
 * processes may do so.
 */
export function startNoticeIntake(deps: IntakeDeps) {
  const repeating = startInterval({
    intervalMs: noticePolicy.intakeIntervalMs,
    run: () => takeNotices(deps),
    report: deps.report,
  });
  return { close: () => repeating.close() };
}

/** Takes all that there is. */
export async function takeNotices(deps: IntakeDeps): Promise<void> {
  for (;;) {
    const { sequence } = await deps.db
      .selectFrom('supplier_notice_cursor')
      .select('sequence')
      .executeTakeFirstOrThrow();
    const batch = await deps.notices.after(Number(sequence), noticePolicy.intakeBatch);
    if (batch.length === 0) return;
    for (const { id, bookingNumber } of await storeBatch(deps, batch))
      deps.report(new Error(`Notice ${id} of the supplier is for the unknown booking ${bookingNumber}`));
    deps.onTaken();
    if (batch.length < noticePolicy.intakeBatch) return;
  }
}

/** @returns notices of bookings that are not ours */
function storeBatch(
  { db, clock }: IntakeDeps,
  batch: readonly SupplyNotice[],
): Promise<readonly SupplyNotice[]> {
  const last = batch.at(-1)?.sequence ?? 0;
  const now = clock.now();
  return openNoticeTables(db)
    .transaction()
    .execute(async (trx) => {
      const moved = await trx
        .updateTable('supplier_notice_cursor')
        .set({ sequence: String(last) })
        .where('sequence', '<', String(last))
        .executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return [];
      const numbers = batch.map(({ bookingNumber }) => bookingNumber);
      const bookings = await trx
        .selectFrom('booking')
        .select(['id', 'supplier_number'])
        .where('supplier_number', 'in', numbers)
        .where('booked_at', 'is not', null)
        // Changes carry the number of their trip.
        .where('trip_booking_id', 'is', null)
        .execute();
      const idOf = new Map(bookings.map((booking) => [booking.supplier_number, booking.id]));
      const rows = batch.flatMap(({ id, sequence, bookingNumber, change }) => {
        const booking_id = idOf.get(bookingNumber);
        if (booking_id === undefined) return [];
        const announced = JSON.stringify(change);
        return [
          {
            id: generateNoticeId(),
            booking_id,
            source: `supplier ${id}`,
            sequence: String(sequence),
            announced,
            created_at: now,
            next_at: now,
          },
        ];
      });
      if (rows.length > 0)
        await trx
          .insertInto('trip_notice')
          .values(rows)
          .onConflict((conflict) => conflict.column('source').doNothing())
          .execute();
      return batch.filter(({ bookingNumber }) => !idOf.has(bookingNumber));
    });
}

/** 128 random bits. */
export function generateNoticeId(): string {
  return randomBytes(16).toString('base64url');
}
