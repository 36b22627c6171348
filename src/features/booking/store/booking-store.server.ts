import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import { createJobQueue, type Lease } from '../../../jobs/job-queue.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { type FreezeCheckout, noCheckout } from '../model/freeze-checkout.server.ts';
import type { Refused } from '../model/order-source.ts';
import { noVoucherHolds, type VoucherHolds } from '../model/voucher-holds.server.ts';
import { beginUnlimited, beginWithinLimits } from './begin-booking.server.ts';
import { openBookingTables, readBookingRow, selectBooking } from './booking-rows.server.ts';
import type { SourceDigests } from './order-admission.server.ts';

/** Creates, finds and leases bookings; `save-step.server.ts` writes their steps. */
export interface BookingStore {
  /**
   * Stores a new booking, leased to the process that continues it. Returns null when the checkout has a booking that
   * has not failed, or has reached the maximum number of attempts, or when the order is outdated. Freezes the checkout in the same
   * statement, and locks the order's vouchers in the same transaction.
   * @throws VoucherGoneError where one cannot pay its part any more; nothing is stored
   */
  begin(order: Order, placedAt: Date, lease: Lease): Promise<BookingRecord | null>;
  /** The same, unless the source has too many open holds or refused cards. @throws VoucherGoneError */
  beginWithinLimits(
    order: Order,
    placedAt: Date,
    lease: Lease,
    source: SourceDigests,
  ): Promise<BookingRecord | Refused | null>;
  /** True when the checkout was changed since the order was built. */
  isOutdated(order: Order): Promise<boolean>;
  /** The latest booking of a checkout. */
  findLatest(checkoutId: string): Promise<BookingRecord | null>;
  find(id: string): Promise<BookingRecord | null>;
  /** Claims due bookings that no process works on, the longest waiting first. */
  claimDue(lease: Lease, limit: number): Promise<readonly BookingRecord[]>;
  /** Claims one booking, due or not; null when another process works on it. */
  claim(id: string, lease: Lease): Promise<BookingRecord | null>;
  /** Extends the leases of the bookings a process works on. */
  extend(ids: readonly string[], lease: Lease): Promise<void>;
  /** Ends the leases of bookings, so that any process may claim them. */
  release(ids: readonly string[], holder: string): Promise<void>;
  listReadyDocuments(id: string): Promise<readonly { readonly kind: string; readonly name: string }[]>;
}

export function createBookingStore(
  db: Db,
  vouchers: VoucherHolds = noVoucherHolds,
  freezeCheckout: FreezeCheckout = noCheckout,
): BookingStore {
  const bookings = openBookingTables(db);
  const queue = createJobQueue<Pick<BookingRecord, 'id'>>(db, {
    table: 'booking',
    key: ['id'],
    isOpen: 'is_under_way',
    dueAt: 'next_at',
    columns: ['id'],
  });

  async function find(id: string): Promise<BookingRecord | null> {
    const row = await bookings
      .selectFrom('booking')
      .select(selectBooking)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : readBookingRow(row);
  }

  return {
    begin: (order, placedAt, lease) =>
      beginUnlimited(bookings, { order, placedAt, lease, vouchers, freezeCheckout }),
    beginWithinLimits: (order, placedAt, lease, source) =>
      beginWithinLimits(bookings, { order, placedAt, lease, vouchers, freezeCheckout }, source),
    async isOutdated({ checkoutId, checkoutRevision }) {
      const { rows } =
        await sql`select from checkout where id = ${checkoutId} and revision <> ${checkoutRevision}`.execute(
          db,
        );
      return rows.length > 0;
    },
    async findLatest(checkoutId) {
      const row = await bookings
        .selectFrom('booking')
        .select(selectBooking)
        .where('checkout_id', '=', checkoutId)
        .orderBy('attempt', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : readBookingRow(row);
    },
    find,
    async claimDue(lease, limit) {
      const claimed = await queue.claimDue(lease, limit);
      if (claimed.length === 0) return [];
      const rows = await bookings
        .selectFrom('booking')
        .select(selectBooking)
        .where(
          'id',
          'in',
          claimed.map(({ id }) => id),
        )
        .orderBy('next_at')
        .execute();
      return rows.map(readBookingRow);
    },
    async claim(id, lease) {
      return (await queue.claim([id], lease)) === null ? null : find(id);
    },
    extend: (ids, lease) =>
      queue.extend(
        ids.map((id) => [id]),
        lease,
      ),
    release: (ids, holder) =>
      queue.release(
        ids.map((id) => [id]),
        holder,
      ),
    listReadyDocuments: (id) =>
      bookings
        .selectFrom('booking_document')
        .distinctOn('kind')
        .select(['kind', 'name'])
        .where('booking_id', '=', id)
        .orderBy('kind')
        .orderBy('issue', 'desc')
        .execute(),
  };
}
