import { randomBytes, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import { createJobQueue, type Lease } from '../../jobs/job-queue.server.ts';
import type { BookingRecord } from './booking-record.ts';
import { type BookingRow, bookingColumns, readBookingRow } from './booking-rows.server.ts';

/** Reading and beginning of bookings; their steps are written by `save-step.server.ts`. */
export interface BookingStore {
  /**
   * Writes a new booking down, leased to a process that goes on with it at once; null where the checkout has one that has
   * not failed, whoever was first, or has failed too often.
   */
  begin(order: BookingOrder, placedAt: Date, lease: Lease): Promise<BookingRecord | null>;
  /** The latest booking of a checkout. */
  findLatest(checkoutId: string): Promise<BookingRecord | null>;
  find(id: string): Promise<BookingRecord | null>;
  /** Takes bookings that are due and that nobody works on, the longest waiting first. */
  claimDue(lease: Lease, limit: number): Promise<readonly BookingRecord[]>;
  /** Takes one booking that nobody works on, due or not; null where somebody does. */
  claim(id: string, lease: Lease): Promise<BookingRecord | null>;
  /** Extends the leases of the bookings a process works on. */
  extend(ids: readonly string[], lease: Lease): Promise<void>;
  /** Gives bookings back, so that any process may claim them. */
  release(ids: readonly string[], holder: string): Promise<void>;
  listPapers(id: string): Promise<readonly { readonly kind: string; readonly name: string }[]>;
}

/** Orders of one checkout: enough for a shopper with several cards, not for trying out stolen ones. */
export const MOST_ATTEMPTS = 10;

export function createBookingStore(pool: Pool): BookingStore {
  const queue = createJobQueue<BookingRow>(pool, {
    table: 'booking',
    alias: 'b',
    key: ['id'],
    isOpen: 'is_under_way',
    dueAt: 'next_at',
    columns: bookingColumns,
  });

  async function readOne(
    text: string,
    values: readonly unknown[],
    name: string,
  ): Promise<BookingRecord | null> {
    const { rows } = await pool.query<BookingRow>({ name, text, values: [...values] });
    return rows[0] === undefined ? null : readBookingRow(rows[0]);
  }

  return {
    begin: (order, placedAt, lease) =>
      readOne(
        `with b as (
           insert into booking (id, checkout_id, attempt, "order", state, booking_number, placed_at, locked_by, locked_until)
           select $1, $2, 1 + coalesce(max(attempt), 0), $3, 'holding', $4, $5, $6, clock_timestamp() + $7::float8 * interval '1 millisecond'
             from booking where checkout_id = $2 having coalesce(max(attempt), 0) < $8
           on conflict do nothing returning *),
         e as (insert into booking_event (booking_id, at, kind) select id, $5, 'placed' from b)
         select ${bookingColumns} from b`,
        [
          drawId(),
          order.checkoutId,
          JSON.stringify(order),
          drawBookingNumber(),
          placedAt,
          lease.holder,
          lease.leaseMs,
          MOST_ATTEMPTS,
        ],
        'booking-begin',
      ),
    findLatest: (checkoutId) =>
      readOne(
        `select ${bookingColumns} from booking b where checkout_id = $1 order by attempt desc limit 1`,
        [checkoutId],
        'booking-latest',
      ),
    find: (id) => readOne(`select ${bookingColumns} from booking b where id = $1`, [id], 'booking-find'),
    async claimDue(lease, limit) {
      return (await queue.claimDue(lease, limit)).map(readBookingRow);
    },
    async claim(id, lease) {
      const row = await queue.claim([id], lease);
      return row === null ? null : readBookingRow(row);
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
    async listPapers(id) {
      const { rows } = await pool.query<{ kind: string; name: string }>({
        name: 'booking-papers',
        text: 'select kind, name from booking_paper where booking_id = $1 order by kind',
        values: [id],
      });
      return rows;
    },
  };
}

const idLetters = 'abcdefghijklmnopqrstuvwxyz234567';
/** Without those that are read as others. */
const numberLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twenty letters of 32: 100 random bits, short enough for every provider's reference. */
function drawId(): string {
  return Array.from(randomBytes(20), (byte) => idLetters[byte % 32]).join('');
}

/** Eight letters of 32 in two groups, to be read out on the telephone. */
function drawBookingNumber(): string {
  const letters = Array.from({ length: 8 }, () => numberLetters[randomInt(numberLetters.length)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
