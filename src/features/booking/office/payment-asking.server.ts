import type { Kysely } from 'kysely';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import {
  findOpenRequest,
  openPaymentRequest,
  withdrawPaymentRequest,
} from '../instalments/payment-requests.server.ts';
import { requestOpenBalance } from '../instalments/request-open-balance.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { openRaise } from '../model/open-balance.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { owedNow } from '../model/settlement.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import { type BookingDatabase, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import type { BookingNote } from '../workflow/booking-event.ts';
import { mayAskForPayment } from './may-ask-for-payment.ts';
import type { StaffReason } from './staff-changes.ts';

/** What staff ask a shopper to pay; their note is for the shopper. */
export interface AskedPayment {
  /** Minor units, at most what is owed. */
  readonly amount: number;
  readonly dueOn: Day;
}

interface AskingDeps {
  readonly bookings: Kysely<BookingDatabase>;
  readonly clock: Clock;
  readonly links: PaymentLinks;
  readonly findBooking: (id: string) => Promise<BookingRecord | null>;
}

/** Asks shoppers for payments by link, and no longer; the timeline records both. The next reminder of the job sends the link. */
export function createPaymentAsking({ bookings, clock, links, findBooking }: AskingDeps) {
  return {
    async requestPayment(
      id: string,
      { amount, dueOn }: AskedPayment,
      staff: StaffReason,
    ): Promise<StaffOutcome> {
      const booking = await findBooking(id);
      if (booking === null) return 'no-such-booking';
      const at = clock.now();
      const isPossible =
        mayAskForPayment(booking) &&
        Number.isSafeInteger(amount) &&
        amount > 0 &&
        amount <= owedNow(booking) &&
        dueOn >= dayAt(at);
      if (!isPossible) return 'not-possible';
      return bookings.transaction().execute(async (trx): Promise<StaffOutcome> => {
        const request = { bookingId: id, amount, purpose: 'request', note: staff.note, dueOn, at } as const;
        if (!(await openPaymentRequest(trx, links, { ...request, requestedBy: staff.by })))
          return 'not-possible';
        await insertEvent(trx, id, at, 'payment-requested', { ...staff, amount });
        return 'done';
      });
    },
    /** A raise of the price that waited for what staff asked for is asked for by itself from then on. */
    async withdrawPayment(id: string, staff: StaffReason): Promise<StaffOutcome> {
      return bookings.transaction().execute(async (trx): Promise<StaffOutcome> => {
        const at = clock.now();
        // Locked first, as by every change of a trip that moves its requests.
        const row = await trx
          .selectFrom('booking')
          .select(selectBooking)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        const open = await findOpenRequest(trx, id);
        if (row === undefined || open === null) return 'not-possible';
        await withdrawPaymentRequest(trx, id, at);
        await insertEvent(trx, id, at, 'payment-withdrawn', staff);
        const trip = readBookingRow(row);
        const current = currentOrder(trip);
        if (current.kind === 'trip' && open.requestedBy !== null && openRaise(trip) > 0)
          await requestOpenBalance(trx, links, { trip, before: current.trip, purpose: 'request', at });
        return 'done';
      });
    },
  };
}

async function insertEvent(
  trx: Kysely<BookingDatabase>,
  booking_id: string,
  at: Date,
  kind: BookingNote,
  facts: object,
): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({ booking_id, at, kind, facts: JSON.stringify(facts) })
    .execute();
}
