import type { Pool } from 'pg';
import type { Clock } from '../../../domain/time/clock.ts';
import type { BookingFile } from '../booking-file.ts';
import type { BookingRecord } from '../booking-record.ts';
import { type BookingRow, bookingColumns, readBookingRow } from '../booking-rows.server.ts';
import type { StaffOutcome } from '../staff-outcome.ts';
import type { BookingChange } from '../workflow/booking-change.ts';
import { shopPace } from '../workflow/booking-pace.ts';
import type { BookingState } from '../workflow/booking-state.ts';
import { saveStep } from '../workflow/save-step.server.ts';
import { readBookingFile } from './read-booking-file.server.ts';
import { cancelBooking, resolveBooking, retryBooking, type StaffNote } from './staff-changes.ts';

/** What staff see of bookings and do with them. Whatever they do stands in the booking's timeline with their name. */
export interface StaffDesk {
  /**
   * Bookings by what a caller tells, the newest first: number, names of customer and travellers, e-mail address or phone, in any
   * spelling and as far as it is known; also by the whole number of invoice, certificate or checkout.
   * @param query.text '' for all
   * @param query.limit 1 to 200
   */
  search(query: {
    readonly text: string;
    readonly state?: BookingState;
    readonly limit: number;
  }): Promise<readonly BookingRecord[]>;
  /** Everything that is known of a booking; null where there is none by that number. */
  open(bookingNumber: string): Promise<BookingFile | null>;
  retry(id: string, staff: StaffNote): Promise<StaffOutcome>;
  resolve(id: string, to: BookingState, staff: StaffNote): Promise<StaffOutcome>;
  cancel(id: string, staff: StaffNote): Promise<StaffOutcome>;
}

/** Decisions are only written down here; a process that leads bookings goes on with them within a second. */
export function createStaffDesk({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): StaffDesk {
  async function find(where: string, values: readonly unknown[]): Promise<readonly BookingRecord[]> {
    const text = `select ${bookingColumns} from booking b where ${where}`;
    const { rows } = await pool.query<BookingRow>(text, [...values]);
    return rows.map(readBookingRow);
  }

  async function decide(
    id: string,
    staff: StaffNote,
    choose: (booking: BookingRecord) => BookingChange | null,
  ): Promise<StaffOutcome> {
    const [booking] = await find('id = $1', [id]);
    if (booking === undefined) return 'no-such-booking';
    const change = choose(booking);
    if (change === null) return 'not-possible';
    const lease = { holder: `staff ${staff.by}`, leaseMs: 0 };
    const { shopperLimit } = shopPace;
    const saved = await saveStep(pool, { booking, change, step: null, at: clock.now(), shopperLimit, lease });
    return saved === null ? 'moved' : 'done';
  }

  return {
    search: ({ text, state, limit }) =>
      find(
        `($1 = '' or list_booking_words(booking_number, "order") @@ ask_for_words($1)
           or invoice_number = upper($1) or certificate_number = upper($1) or checkout_id = $1)
         and ($2::text is null or state = $2)
         order by placed_at desc limit $3`,
        [text.trim(), state ?? null, limit],
      ),
    async open(bookingNumber) {
      const [booking] = await find('booking_number = $1', [bookingNumber]);
      return booking === undefined ? null : readBookingFile(pool, booking);
    },
    retry: (id, staff) => decide(id, staff, (booking) => retryBooking(booking, staff)),
    resolve: (id, to, staff) => decide(id, staff, (booking) => resolveBooking(booking, to, staff)),
    cancel: (id, staff) => decide(id, staff, (booking) => cancelBooking(booking, staff)),
  };
}
