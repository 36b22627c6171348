import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { noticePolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { SupplyNotice, SupplyNotices } from '../../../ports/supply/supply-port.ts';
import { type NoticeDatabase, openNoticeTables } from './trip-notices.server.ts';

interface IntakeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly notices: SupplyNotices;
  /** Called when there is something to send. */
  readonly onTaken: () => void;
  readonly report: (error: unknown) => void;
}

type NoticeTransaction = Kysely<NoticeDatabase>;

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

/**
 * Takes all that there is. What is announced about a number that no booking has waits: its trip may still be being bought. It is reported once it has
 * waited for long.
 */
export async function takeNotices(deps: IntakeDeps): Promise<void> {
  for (;;) {
    const { sequence } = await deps.db
      .selectFrom('supplier_notice_cursor')
      .select('sequence')
      .executeTakeFirstOrThrow();
    const batch = await deps.notices.after(Number(sequence), noticePolicy.intakeBatch);
    // Read after the batch: of two announcements about a trip that was bought in between, the earlier one has its number, too.
    const waiting = await readWaiting(deps);
    if (batch.length > 0 || waiting.length > 0) {
      const taken = await storeNotices(deps, batch, waiting);
      if (taken > 0) deps.onTaken();
    }
    if (batch.length < noticePolicy.intakeBatch) break;
  }
  for (const { id, booking_number } of await listUnknown(deps))
    deps.report(new Error(`Notice ${id} of the supplier is for the unknown booking ${booking_number}`));
}

/** What waits, as the supplier announces it now: by the number of the trip that its booking has become a part of. */
async function readWaiting({ db, notices }: IntakeDeps): Promise<readonly SupplyNotice[]> {
  const rows = await db
    .selectFrom('waiting_notice')
    .select(['id', 'sequence'])
    .orderBy('sequence', 'desc')
    .limit(noticePolicy.mostWaiting)
    .execute();
  const read = new Map<string, SupplyNotice>();
  for (const { id, sequence } of rows.toReversed())
    if (!read.has(id))
      for (const notice of await notices.after(Number(sequence) - 1, noticePolicy.intakeBatch))
        read.set(notice.id, notice);
  return rows.map(({ id }) => read.get(id)).filter((notice) => notice !== undefined);
}

/** @returns how many notices of our bookings there were */
function storeNotices(
  { db, clock }: IntakeDeps,
  batch: readonly SupplyNotice[],
  waiting: readonly SupplyNotice[],
): Promise<number> {
  const now = clock.now();
  return openNoticeTables(db)
    .transaction()
    .execute(async (trx) => {
      const isNew = await moveCursor(trx, batch.at(-1)?.sequence ?? 0);
      const fresh = isNew ? batch : [];
      const idOf = await findBookings(trx, [...fresh, ...waiting]);
      const isOurs = ({ bookingNumber }: SupplyNotice) => idOf.has(bookingNumber);
      const unknown = fresh.filter((notice) => !isOurs(notice));
      if (unknown.length > 0)
        await trx
          .insertInto('waiting_notice')
          .values(
            unknown.map(({ id, sequence, bookingNumber }) => ({
              id,
              sequence: String(sequence),
              booking_number: bookingNumber,
              received_at: now,
            })),
          )
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      const arrived = waiting.filter(isOurs);
      const rows = [...fresh, ...arrived].flatMap(({ id, sequence, bookingNumber, change }) => {
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
      if (arrived.length > 0)
        await trx
          .deleteFrom('waiting_notice')
          .where(
            'id',
            'in',
            arrived.map(({ id }) => id),
          )
          .execute();
      return rows.length;
    });
}

/** @returns false where another process has taken the batch */
async function moveCursor(trx: NoticeTransaction, last: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('supplier_notice_cursor')
    .set({ sequence: String(last) })
    .where('sequence', '<', String(last))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The booked trips that notices are about, by the supplier's number. */
async function findBookings(
  trx: NoticeTransaction,
  notices: readonly SupplyNotice[],
): Promise<ReadonlyMap<string | null, string>> {
  if (notices.length === 0) return new Map();
  const bookings = await trx
    .selectFrom('booking')
    .select(['id', 'supplier_number'])
    .where(
      'supplier_number',
      'in',
      notices.map(({ bookingNumber }) => bookingNumber),
    )
    .where('booked_at', 'is not', null)
    // Changes carry the number of their trip.
    .where('trip_booking_id', 'is', null)
    .execute();
  return new Map(bookings.map((booking) => [booking.supplier_number, booking.id]));
}

/** What has waited for too long, once, whatever number of processes ask; it is forgotten after `waitMs`. */
async function listUnknown({ db, clock }: IntakeDeps) {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const unknown = await db
    .updateTable('waiting_notice')
    .set({ reported_at: clock.now() })
    .where('reported_at', 'is', null)
    .where('received_at', '<=', before(noticePolicy.unknownAfterMs))
    .returning(['id', 'booking_number'])
    .execute();
  await db.deleteFrom('waiting_notice').where('received_at', '<=', before(noticePolicy.waitMs)).execute();
  return unknown;
}

/** Ids of `generateNoticeId` alone: another one is no notice of ours. */
export const noticeIdShape = /^[\w-]{22}$/;

/** 128 random bits. */
export function generateNoticeId(): string {
  return randomBytes(16).toString('base64url');
}
