import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import {
  type NarrowedColumns,
  type NarrowedDatabase,
  narrowColumns,
} from '../../../database/narrow-columns.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { AmendedTrip, Order } from '../../../domain/booking/booking-order.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import type { Attention, BookingRecord, ManualReviewReason } from '../model/booking-record.ts';
import type { BookingFailure } from '../model/bookings.ts';
import type { DueRefundRef } from '../model/refunds/due-refund.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import type { HoldState } from '../model/states/hold-state.ts';
import type { MilesState } from '../model/states/miles-state.ts';
import type { PaymentState } from '../model/states/payment-state.ts';
import type { RedemptionState } from '../model/states/redemption-state.ts';
import type { TravelDocument } from '../model/travel-document.ts';

interface BookingTables {
  booking: NarrowedColumns<
    'booking',
    {
      state: BookingState;
      hold_state: HoldState;
      payment_state: PaymentState;
      voucher_state: RedemptionState;
      miles_state: MilesState;
      order: Order;
      amended: AmendedTrip | null;
      due_refund: DueRefundRef | null;
      action: PaymentAction | null;
      failure: BookingFailure | null;
      reason: ManualReviewReason | null;
      attention: Attention[] | null;
      resume_state: BookingState | null;
    }
  >;
  booking_event: NarrowedColumns<'booking_event', { facts: Record<string, unknown> }>;
  booking_document: NarrowedColumns<'booking_document', Pick<TravelDocument, 'kind' | 'type'>>;
  booking_step: NarrowedColumns<
    'booking_step',
    { outcome: { readonly outcome: string } & Record<string, unknown> }
  >;
}

/** The database with narrowed column types for bookings. */
export type BookingDatabase = NarrowedDatabase<BookingTables>;

export const openBookingTables = (db: Db) => narrowColumns<BookingTables>(db);

/** The same transaction for a feature that does not know the booking's columns that exactly. */
export const closeBookingTables = (trx: Kysely<BookingDatabase>) => trx as unknown as Db;

/** Key of the brand that sold a row of `booking`. */
export const brandOfBooking = sql<string>`booking."order" ->> 'brand'`;

export type BookingExpressions = ExpressionBuilder<BookingDatabase, 'booking'>;

/** Values that depend on the database clock. */
const selectTimes = (eb: BookingExpressions) =>
  [
    sql<number>`extract(epoch from clock_timestamp() - ${eb.ref('entered_at')})::float8 * 1000`.as(
      'in_state',
    ),
    sql<boolean>`coalesce(${eb.ref('shopper_until')} <= clock_timestamp(), false)`.as('is_shopper_overdue'),
  ] as const;

/**
 * What later orders for a trip have paid: what they owe less by the ledger for money that moved, without what is to be refunded of it.
 * Minor units.
 */
const paidLater = sql<string>`(
  select coalesce(sum(-e.amount), 0) from booking later
    join ledger_transaction t on t.booking_id = later.id
    join ledger_entry e on e.transaction_id = t.id and e.account = 'shopper'
  where later.trip_booking_id = booking.id
    and t.kind in ('capture', 'refund', 'refund-reversal', 'payout', 'voucher-payout', 'chargeback', 'chargeback-reversal')
) - (
  select coalesce(sum(r.amount), 0) from booking later join due_refund r on r.booking_id = later.id
  where later.trip_booking_id = booking.id and r.state not in ('proposed', 'refunded')
)`.as('paid_later');

/** What the bank has taken back of what later orders for a trip have paid, minor units. */
const laterChargedBack = sql<string>`(
  select coalesce(sum(later.charged_back), 0) from booking later where later.trip_booking_id = booking.id
)`.as('later_charged_back');

/** What was given of later payments as goodwill, minor units. What is promised counts: `paidLater` is without it. */
const laterGoodwill = sql<string>`(
  select coalesce(sum(r.amount), 0) from booking later join due_refund r on r.booking_id = later.id
  where later.trip_booking_id = booking.id and r.reason = 'goodwill' and r.state <> 'proposed'
)`.as('later_goodwill');

const columns = [
  'id',
  'checkout_id',
  'attempt',
  'version',
  'state',
  'hold_state',
  'payment_state',
  'voucher_state',
  'miles_state',
  'miles_reservation',
  'order',
  'amended',
  'change_fees',
  'booking_number',
  'placed_at',
  'hold_id',
  'hold_total',
  'supplier_number',
  'supplier_fee',
  'agreed_fee',
  'payment_id',
  'action',
  'details',
  'round',
  'certificate_number',
  'invoice_number',
  'booked_at',
  'failure',
  'new_base',
  'to_refund',
  'miles_to_return',
  'charged_back',
  'refunded',
  'goodwill',
  'later_refund',
  'paid_out',
  'refunded_miles',
  'refunded_vouchers',
  'due_refund',
  'refund_round',
  'attention',
  'reason',
  'resume_state',
  'tries',
  'soft_told',
] as const;

/** The columns for reading a booking. */
export const selectBooking = (eb: BookingExpressions) =>
  [...columns, paidLater, laterChargedBack, laterGoodwill, ...selectTimes(eb)] as const;

/** Columns that the database sets during a step; the process already knows the others. */
export const selectSaved = (eb: BookingExpressions) =>
  ['version', 'certificate_number', 'invoice_number', ...selectTimes(eb)] as const;

interface TimeRow {
  readonly in_state: number;
  readonly is_shopper_overdue: boolean;
}

type BookingRow = Pick<Selectable<BookingTables['booking']>, (typeof columns)[number]> &
  TimeRow & {
    readonly paid_later: string;
    readonly later_charged_back: string;
    readonly later_goodwill: string;
  };

type SavedRow = Pick<BookingRow, 'version' | 'certificate_number' | 'invoice_number'> & TimeRow;

export function readSavedRow(row: SavedRow) {
  return {
    version: row.version,
    certificateNumber: row.certificate_number,
    invoiceNumber: row.invoice_number,
    inState: row.in_state,
    isShopperOverdue: row.is_shopper_overdue,
  };
}

export function readBookingRow(row: BookingRow): BookingRecord {
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    attempt: row.attempt,
    state: row.state,
    holdState: row.hold_state,
    paymentState: row.payment_state,
    voucherState: row.voucher_state,
    milesState: row.miles_state,
    milesReservation: row.miles_reservation,
    order: row.order,
    amended: row.amended,
    changeFees: Number(row.change_fees),
    paidLater: Number(row.paid_later),
    laterChargedBack: Number(row.later_charged_back),
    laterGoodwill: Number(row.later_goodwill),
    bookingNumber: row.booking_number,
    placedAt: row.placed_at,
    holdId: row.hold_id,
    holdTotal: readAmount(row.hold_total),
    supplierNumber: row.supplier_number,
    supplierFee: readAmount(row.supplier_fee),
    agreedFee: readAmount(row.agreed_fee),
    paymentId: row.payment_id,
    action: row.action,
    details: row.details,
    round: row.round,
    bookedAt: row.booked_at,
    failure: row.failure,
    newBase: readAmount(row.new_base),
    toRefund: Number(row.to_refund),
    milesToReturn: Number(row.miles_to_return),
    chargedBack: Number(row.charged_back),
    refunded: Number(row.refunded),
    goodwill: Number(row.goodwill),
    laterRefund: Number(row.later_refund),
    paidOut: Number(row.paid_out),
    refundedMiles: Number(row.refunded_miles),
    refundedVouchers: Number(row.refunded_vouchers),
    dueRefund: row.due_refund,
    attention: row.attention ?? [],
    refundRound: row.refund_round,
    reason: row.reason,
    resumeState: row.resume_state,
    tries: row.tries,
    isDelayAnnounced: row.soft_told,
    ...readSavedRow(row),
  };
}

function readAmount(value: string | null): number | null {
  return value === null ? null : Number(value);
}

/** The booking with an id, as the transaction sees it. @throws Error where there is none */
export async function requireBooking(trx: Kysely<BookingDatabase>, id: string): Promise<BookingRecord> {
  const row = await trx
    .selectFrom('booking')
    .select(selectBooking)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return readBookingRow(row);
}
