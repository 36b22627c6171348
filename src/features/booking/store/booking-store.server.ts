import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { laterBy } from '../../../database/sql-times.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { createJobQueue, type Lease } from '../../../jobs/job-queue.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { BookingState } from '../model/booking-state.ts';
import { openBookingTables, readBookingRow, selectBooking } from './booking-rows.server.ts';

/** Creates, finds and leases bookings; `save-step.server.ts` writes their steps. */
export interface BookingStore {
  /**
   * Stores a new booking, leased to the process that continues it. Returns null when the checkout has a booking that
   * has not failed, or has reached the maximum number of attempts.
   */
  begin(order: BookingOrder, placedAt: Date, lease: Lease): Promise<BookingRecord | null>;
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

export function createBookingStore(db: Db): BookingStore {
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
    async begin(order, placedAt, lease) {
      const { checkoutId, companyId } = order;
      const row = await bookings
        .with('begun', (begin) =>
          begin
            .insertInto('booking')
            .columns([
              'id',
              'checkout_id',
              'company_id',
              'attempt',
              'order',
              'state',
              'booking_number',
              'placed_at',
              'locked_by',
              'locked_until',
            ])
            .expression((eb) =>
              eb
                .selectFrom('booking as earlier')
                .select((of) => [
                  of.val(generateBookingId()).as('id'),
                  of.val(checkoutId).as('checkout_id'),
                  of.val(companyId).as('company_id'),
                  sql<number>`1 + coalesce(max(${of.ref('earlier.attempt')}), 0)`.as('attempt'),
                  of.val(JSON.stringify(order)).as('order'),
                  of.val<BookingState>('holding').as('state'),
                  of.val(generateBookingNumber()).as('booking_number'),
                  of.val(placedAt).as('placed_at'),
                  of.val(lease.holder).as('locked_by'),
                  laterBy(lease.leaseMs).as('locked_until'),
                ])
                .where('earlier.checkout_id', '=', checkoutId)
                .having(
                  (of) =>
                    sql<boolean>`coalesce(max(${of.ref('earlier.attempt')}), 0) < ${bookingLimits.maxAttempts}`,
                ),
            )
            .onConflict((conflict) => conflict.doNothing())
            .returning(selectBooking),
        )
        .with('event', (begin) =>
          begin
            .insertInto('booking_event')
            .columns(['booking_id', 'at', 'kind'])
            .expression((eb) =>
              eb
                .selectFrom('begun')
                .select((of) => ['id', of.val(placedAt).as('at'), of.val('placed').as('kind')]),
            ),
        )
        .selectFrom('begun')
        .selectAll()
        .executeTakeFirst();
      return row === undefined ? null : readBookingRow(row);
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
        .selectFrom('booking_paper')
        .select(['kind', 'name'])
        .where('booking_id', '=', id)
        .orderBy('kind')
        .execute(),
  };
}

const idLetters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Letters and digits without those that are easily confused, such as 0 and O. */
const numberLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twenty letters of 32: 100 random bits, short enough for every provider's reference. */
function generateBookingId(): string {
  return Array.from(randomBytes(20), (byte) => idLetters[byte % 32]).join('');
}

/** Eight letters of 32 in two groups, to be read out on the telephone. */
function generateBookingNumber(): string {
  const letters = Array.from({ length: 8 }, () => numberLetters[randomInt(numberLetters.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
