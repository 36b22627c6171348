import type { Db } from '../../../database/open-kysely.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';

/** What the shop knows of the guest of a trip, for those who have no account. */
export interface TripData {
  /** All of it, as JSON can say it (GDPR, Articles 15 and 20). */
  export(booking: BookingRecord): Promise<object>;
}

interface TripDataDeps {
  readonly db: Db;
  /** What other parts of the shop know of an address that its owner has proved by the code. */
  readonly exportOthers: (email: string) => Promise<object>;
}

export function createTripData({ db, exportOthers }: TripDataDeps): TripData {
  return {
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
