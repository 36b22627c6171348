import type { Kysely } from 'kysely';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { openPaymentRequest, withdrawPaymentRequest } from '../instalments/payment-requests.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { owedNow } from '../model/settlement.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import type { BookingDatabase } from '../store/booking-rows.server.ts';
import type { BookingNote } from '../workflow/booking-event.ts';
import { mayAskForPayment } from './may-ask-for-payment.ts';
import type { StaffNote } from './staff-changes.ts';

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
      staff: StaffNote,
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
    async withdrawPayment(id: string, staff: StaffNote): Promise<StaffOutcome> {
      return bookings.transaction().execute(async (trx): Promise<StaffOutcome> => {
        const at = clock.now();
        if (!(await withdrawPaymentRequest(trx, id, at))) return 'not-possible';
        await insertEvent(trx, id, at, 'payment-withdrawn', staff);
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
