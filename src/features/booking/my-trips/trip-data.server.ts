import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { eraseGuestData, isErasable } from '../retention/erase-guest-data.server.ts';
import { toExportedOrder } from '../to-exported-order.ts';
import type { AccessibleTrip } from './trip-access.ts';

type OwnedTrip = Pick<AccessibleTrip, 'booking' | 'ownsAddress'>;

/** What the shop knows of the people of a trip, also of those who have no account. */
export interface TripPersonalData {
  /** As JSON can say it (GDPR, Articles 15 and 20). What other parts of the shop store is for those who own the booking's address. */
  export(trip: OwnedTrip): Promise<object>;
  /** Whether `erase` would delete something now. */
  isErasable(booking: BookingRecord): Promise<boolean>;
  /**
   * Deletes what the law lets us delete (GDPR, Article 17); for those who own the booking's address also what other parts of the shop know
   * of it. False where the trip is ahead, or something about it is not settled.
   */
  erase(trip: OwnedTrip): Promise<boolean>;
}

interface TripDataDeps {
  readonly db: Db;
  /** What other parts of the shop store for a booking and for its address. */
  readonly exportOthers: (booking: BookingRecord) => Promise<object>;
  /** Deletes what they know of an address. Repeatable. */
  readonly eraseOthers: (email: string) => Promise<void>;
  readonly clock: Clock;
}

export function createTripData({ db, exportOthers, eraseOthers, clock }: TripDataDeps): TripPersonalData {
  return {
    isErasable: ({ id }) => isErasable(db, id, dayAt(clock.now())),
    async erase({ booking: { id, order }, ownsAddress }) {
      const now = clock.now();
      if (!(await isErasable(db, id, dayAt(now)))) return false;
      // First: afterwards the address is no longer known.
      if (ownsAddress) await eraseOthers(order.contact.email);
      return eraseGuestData(db, id, now, dayAt(now));
    },
    async export({ booking, ownsAddress }) {
      const { bookingNumber, placedAt, bookedAt, order, amended } = booking;
      const [ofTrip, others] = await Promise.all([
        loadTrip(db, booking.id),
        ownsAddress ? exportOthers(booking) : {},
      ]);
      return {
        bookingNumber,
        placedAt,
        bookedAt,
        ordered: toExportedOrder(order),
        now: amended === null ? null : toExportedOrder(currentOrder(booking)),
        ...ofTrip,
        ...others,
      };
    },
  };
}

async function loadTrip(db: Db, bookingId: string): Promise<object> {
  const [later, events, mails, documents, refunds, notices, reviews, paymentRequests, voucherOffers] =
    await Promise.all([
      db
        .selectFrom('booking')
        .select(['booking_number as bookingNumber', 'placed_at as placedAt', 'order'])
        .where('trip_booking_id', '=', bookingId)
        .orderBy('placed_at')
        .execute(),
      db
        .selectFrom('booking_event')
        .select(['at', 'kind'])
        .where('booking_id', '=', bookingId)
        .orderBy('at')
        .execute(),
      db.selectFrom('booking_mail').select(['kind', 'state']).where('booking_id', '=', bookingId).execute(),
      db
        .selectFrom('booking_document')
        .select(['kind', 'name'])
        .where('booking_id', '=', bookingId)
        .execute(),
      db
        .selectFrom('due_refund')
        .select(['amount', 'reason', 'created_at as createdAt', day('promised_on').as('promisedOn'), 'state'])
        .where('booking_id', '=', bookingId)
        // What a second person has not confirmed is promised to nobody.
        .where('state', '<>', 'proposed')
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('trip_notice')
        .select(['facts', 'state', 'created_at as createdAt', 'ended_at as endedAt'])
        .where('booking_id', '=', bookingId)
        .where('answer_by', 'is not', null)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('guest_review')
        .select(['content', 'language', 'state', 'refusal', 'changed_at as changedAt'])
        .where('booking_id', '=', bookingId)
        .execute(),
      db
        .selectFrom('payment_request')
        .select([
          'amount',
          'purpose',
          'note',
          day('due_on').as('dueOn'),
          'state',
          'created_at as createdAt',
          'ended_at as endedAt',
        ])
        .where('booking_id', '=', bookingId)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('voucher_offer')
        .innerJoin('due_refund', 'due_refund.id', 'voucher_offer.due_refund_id')
        .select([
          'voucher_offer.amount',
          'bonus',
          'voucher_offer.state',
          'offered_at as offeredAt',
          'answered_at as answeredAt',
          'answer_words as answerWords',
        ])
        .where('due_refund.booking_id', '=', bookingId)
        .orderBy('offered_at')
        .execute(),
    ]);
  // Kysely knows the column as JSON; what stores it is typed as an order.
  const laterOrders = later.map((row) => ({ ...row, order: toExportedOrder(row.order as unknown as Order) }));
  return { laterOrders, events, mails, documents, refunds, notices, reviews, paymentRequests, voucherOffers };
}

/** A day as `YYYY-MM-DD`. */
const day = (column: 'promised_on' | 'due_on') => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
