import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { eraseGuestData, isErasable } from '../retention/erase-guest-data.server.ts';

/** What the shop knows of the guest of a trip, for those who have no account. */
export interface TripData {
  /** All of it, as JSON can say it (GDPR, Articles 15 and 20). */
  export(booking: BookingRecord): Promise<object>;
  /** Whether `erase` would delete something now. */
  isErasable(booking: BookingRecord): Promise<boolean>;
  /**
   * Deletes what the law lets us delete (GDPR, Article 17), also what other parts of the shop know of the address. False where the trip is
   * ahead, or something about it is not settled.
   */
  erase(booking: BookingRecord): Promise<boolean>;
}

interface TripDataDeps {
  readonly db: Db;
  /** What other parts of the shop know of an address that its owner has proved by the code. */
  readonly exportOthers: (email: string) => Promise<object>;
  /** Deletes that. Repeatable. */
  readonly eraseOthers: (email: string) => Promise<void>;
  readonly clock: Clock;
}

export function createTripData({ db, exportOthers, eraseOthers, clock }: TripDataDeps): TripData {
  return {
    isErasable: ({ id }) => isErasable(db, id, dayAt(clock.now())),
    async erase({ id, order }) {
      const now = clock.now();
      if (!(await isErasable(db, id, dayAt(now)))) return false;
      // First: afterwards the address is no longer known.
      await eraseOthers(order.contact.email);
      return eraseGuestData(db, id, now, dayAt(now));
    },
    async export(booking) {
      const [later, events, mails, documents, refunds, notices, others] = await Promise.all([
        db
          .selectFrom('booking')
          .select(['booking_number as bookingNumber', 'placed_at as placedAt', 'order'])
          .where('trip_booking_id', '=', booking.id)
          .orderBy('placed_at')
          .execute(),
        db
          .selectFrom('booking_event')
          .select(['at', 'kind'])
          .where('booking_id', '=', booking.id)
          .orderBy('at')
          .execute(),
        db
          .selectFrom('booking_mail')
          .select(['kind', 'state'])
          .where('booking_id', '=', booking.id)
          .execute(),
        db
          .selectFrom('booking_paper')
          .select(['kind', 'name'])
          .where('booking_id', '=', booking.id)
          .execute(),
        db
          .selectFrom('due_refund')
          .select(['amount', 'reason', 'created_at as createdAt', 'promised_on as promisedOn', 'state'])
          .where('booking_id', '=', booking.id)
          .execute(),
        db
          .selectFrom('trip_notice')
          .select(['facts', 'state', 'created_at as createdAt', 'ended_at as endedAt'])
          .where('booking_id', '=', booking.id)
          .where('answer_by', 'is not', null)
          .orderBy('created_at')
          .execute(),
        exportOthers(booking.order.contact.email),
      ]);
      const { bookingNumber, placedAt, bookedAt, order, amended } = booking;
      return {
        bookingNumber,
        placedAt,
        bookedAt,
        ordered: order,
        now: amended === null ? null : currentOrder(booking),
        laterOrders: later,
        events,
        mails,
        documents,
        refunds,
        notices,
        ...others,
      };
    },
  };
}
