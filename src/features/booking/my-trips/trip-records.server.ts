import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import { listCancellationInvoices } from '../store/list-cancellation-invoices.server.ts';
import { listCurrentDocuments } from '../store/list-current-documents.server.ts';
import { listInvoices } from '../store/list-invoices.server.ts';
import type { FormerInvoice, TripRefund } from './trip-page-props.ts';

/** What the database knows of a booked trip beyond its booking. */
export interface TripRecords {
  /** Kinds of the documents that there are, each once. */
  readonly documents: readonly string[];
  /** The oldest first. */
  readonly formerInvoices: readonly FormerInvoice[];
  /** What later orders for the trip have charged, minor units. */
  readonly paidLater: number;
  /** Of the trip's own payment and of later ones, the earliest promise first. */
  readonly refunds: readonly TripRefund[];
}

export async function loadTripRecords(db: Db, bookingId: string): Promise<TripRecords> {
  const [documents, invoices, cancellation, later, refunds] = await Promise.all([
    listCurrentDocuments(db, bookingId),
    listInvoices(db, bookingId),
    listCancellationInvoices(db, bookingId),
    db
      .selectFrom('booking')
      .select(sql<string>`coalesce(sum(${sumOfPrice}), 0)`.as('paid'))
      .where('trip_booking_id', '=', bookingId)
      .where('booked_at', 'is not', null)
      .where('has_failed', '=', false)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('due_refund')
      .leftJoin('voucher_offer', (join) =>
        join
          .onRef('voucher_offer.due_refund_id', '=', 'due_refund.id')
          .on('voucher_offer.state', '=', 'taken'),
      )
      .select([
        'due_refund.id',
        'due_refund.amount',
        'due_refund.state',
        'voucher_offer.id as offer_id',
        sql<string>`to_char(promised_on, 'YYYY-MM-DD')`.as('promised_on'),
      ])
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('booking_id', '=', bookingId),
          eb('booking_id', 'in', selectFrom('booking').select('id').where('trip_booking_id', '=', bookingId)),
        ]),
      )
      // What a second person has not confirmed is promised to nobody.
      .where('due_refund.state', '<>', 'proposed')
      .orderBy('promised_on')
      .execute(),
  ]);
  return {
    // Those of a cancellation are rendered once somebody asks for them, and then among the others.
    documents: [...new Set([...documents, ...cancellation].map(({ kind }) => kind))],
    formerInvoices: invoices
      .slice(0, -1)
      .map(({ number, issuedAt }) => ({ number, issuedOn: formatDay(dayAt(issuedAt)) })),
    paidLater: Number(later.paid),
    refunds: refunds.map(({ id, amount, promised_on, state, offer_id }) => ({
      id,
      amount: Number(amount),
      promisedOn: promised_on,
      isDone: state === 'refunded',
      isByVoucher: offer_id !== null,
    })),
  };
}

/** Later orders are charged the base of their price. */
const sumOfPrice = sql`("order" -> 'price' ->> 'base')::bigint`;
