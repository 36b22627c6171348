import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/database-types.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { VoucherOffer } from '../model/voucher-offers/voucher-offer.ts';
import {
  type BookingDatabase,
  openBookingTables,
  readBookingRow,
  selectBooking,
} from '../store/booking-rows.server.ts';
import { findReplaceableMoney, type ReplaceableRefund } from '../workflow/take-voucher.ts';

/** A refund of a trip, of its own payment or of a later one, with the voucher that is offered in place of its money. */
export interface TripRefundWithOffer {
  readonly refund: ReplaceableRefund;
  /** The booking whose payment it goes to. */
  readonly booking: BookingRecord;
  /** The money that a voucher may take the place of now, minor units; null where there is none, or it is sent. */
  readonly replaceable: number | null;
  /** When it is sent; null while it waits for staff, and once it is sent. */
  readonly sendsAt: Date | null;
  /** `YYYY-MM-DD`. */
  readonly promisedOn: string;
  /** Null where none was ever offered. */
  readonly offer: VoucherOffer | null;
}

/** Reads the refunds of a trip, the earliest first. @param waitMs for which refunds wait before they are sent */
export async function listRefundsWithOffers(
  db: Db,
  tripBookingId: string,
  waitMs: number,
): Promise<readonly TripRefundWithOffer[]> {
  const tables = openBookingTables(db);
  const bookings = await tables
    .selectFrom('booking')
    .select(selectBooking)
    .select('next_at')
    .where((eb) => eb.or([eb('id', '=', tripBookingId), eb('trip_booking_id', '=', tripBookingId)]))
    .execute();
  // Read in this order, no refund that is due can have been made in between: its booking would have another version.
  const rows = await selectRefunds(tables, tripBookingId).execute();
  const known = new Map(
    bookings.map((row) => [row.id, { booking: readBookingRow(row), nextAt: row.next_at }] as const),
  );
  return rows.flatMap((row) => {
    const found = known.get(row.booking_id);
    if (found === undefined) return [];
    const { booking, nextAt } = found;
    const refund = { id: row.id, reason: row.reason, state: row.state, amount: Number(row.amount) };
    const replaceable = findReplaceableMoney(booking, refund);
    return [
      {
        refund,
        booking,
        replaceable,
        sendsAt: refund.state === 'due' ? findSendTime(row, booking, nextAt, waitMs) : null,
        promisedOn: row.promised_on,
        offer: readOffer(row, booking, replaceable),
      },
    ];
  });
}

function selectRefunds(tables: Kysely<BookingDatabase>, tripBookingId: string) {
  return tables
    .selectFrom('due_refund')
    .leftJoin('voucher_offer', 'voucher_offer.due_refund_id', 'due_refund.id')
    .select([
      'due_refund.id',
      'due_refund.booking_id',
      'due_refund.reason',
      'due_refund.state',
      'due_refund.amount',
      'created_at',
      'is_hurried',
      sql<string>`to_char(promised_on, 'YYYY-MM-DD')`.as('promised_on'),
      'voucher_offer.id as offer_id',
      'voucher_offer.amount as offer_amount',
      'bonus',
      'offered_by',
      'voucher_offer.note as offer_note',
      'offered_at',
      'ends_at',
      'voucher_id',
      'voucher_offer.state as offer_state',
    ])
    .where((eb) =>
      eb(
        'due_refund.booking_id',
        'in',
        eb
          .selectFrom('booking')
          .select('booking.id')
          .where((of) =>
            of.or([of('booking.id', '=', tripBookingId), of('booking.trip_booking_id', '=', tripBookingId)]),
          ),
      ),
    )
    .orderBy('created_at')
    .orderBy('due_refund.id');
}

/** The refund of a cancelled trip is a step of its booking; another one is begun once its time is over. */
function findSendTime(
  row: { readonly created_at: Date; readonly is_hurried: boolean },
  { state }: BookingRecord,
  nextAt: Date | null,
  waitMs: number,
): Date {
  if (state === 'refunding' && nextAt !== null) return nextAt;
  return new Date(row.created_at.getTime() + (row.is_hurried ? 0 : waitMs));
}

type OfferColumns = Selectable<Database['voucher_offer']>;

interface OfferRow {
  readonly id: string;
  readonly offer_id: string | null;
  readonly offer_amount: string | null;
  readonly bonus: string | null;
  readonly offered_by: string | null;
  readonly offer_note: string | null;
  readonly offered_at: Date | null;
  readonly ends_at: Date | null;
  readonly voucher_id: string | null;
  readonly offer_state: OfferColumns['state'] | null;
}

function readOffer(row: OfferRow, booking: BookingRecord, replaceable: number | null): VoucherOffer | null {
  const { offer_id: id, offered_at: offeredAt, ends_at: endsAt, offer_state: state } = row;
  // All of them or none: they are columns of one row.
  if (id === null || offeredAt === null || endsAt === null || state === null) return null;
  const amount = Number(row.offer_amount);
  return {
    id,
    refundId: row.id,
    bookingId: booking.id,
    amount,
    bonus: Number(row.bonus),
    currency: booking.order.currency,
    offeredBy: row.offered_by ?? '',
    note: row.offer_note ?? '',
    offeredAt,
    endsAt,
    state,
    voucherId: row.voucher_id,
    isPossible: replaceable === amount,
  };
}
