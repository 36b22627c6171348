import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import type { PaymentAction } from '../../ports/payment/payment-port.ts';
import type { BookingRecord, PersonReason } from './booking-record.ts';
import type { BookingFailure } from './bookings.ts';
import type { BookingState } from './workflow/booking-state.ts';
import type { HoldState } from './workflow/hold-state.ts';
import type { PaymentState } from './workflow/payment-state.ts';

/** What only the clock of the database knows. */
const timeColumns = `extract(epoch from clock_timestamp() - b.entered_at)::float8 * 1000 as in_state,
  coalesce(b.shopper_until <= clock_timestamp(), false) as is_shopper_overdue`;

/** Columns of a booking as they are read. */
export const bookingColumns = `b.id, b.checkout_id, b.attempt, b.version, b.state, b.hold_state, b.payment_state, b."order",
  b.booking_number, b.placed_at, b.hold_id, b.hold_total, b.supplier_number, b.supplier_fee, b.payment_id, b.action,
  b.details, b.round, b.certificate_number, b.invoice_number, b.booked_at, b.failure, b.new_base, b.to_refund, b.reason,
  b.resume_state, b.tries, b.soft_told, ${timeColumns}`;

/** Columns that the database alone knows after a step: the others are as they were written. */
export const savedColumns = `b.version, b.certificate_number, b.invoice_number, ${timeColumns}`;

export type SavedRow = Pick<
  BookingRow,
  'version' | 'certificate_number' | 'invoice_number' | 'in_state' | 'is_shopper_overdue'
>;

export function readSavedRow(row: SavedRow) {
  return {
    version: row.version,
    certificateNumber: row.certificate_number,
    invoiceNumber: row.invoice_number,
    inState: row.in_state,
    isShopperOverdue: row.is_shopper_overdue,
  };
}

export interface BookingRow {
  readonly id: string;
  readonly checkout_id: string;
  readonly attempt: number;
  readonly version: number;
  readonly state: BookingState;
  readonly hold_state: HoldState;
  readonly payment_state: PaymentState;
  readonly order: BookingOrder;
  readonly booking_number: string;
  readonly placed_at: Date;
  readonly hold_id: string | null;
  readonly hold_total: string | null;
  readonly supplier_number: string | null;
  readonly supplier_fee: string | null;
  readonly payment_id: string | null;
  readonly action: PaymentAction | null;
  readonly details: string | null;
  readonly round: number;
  readonly certificate_number: string | null;
  readonly invoice_number: string | null;
  readonly booked_at: Date | null;
  readonly failure: BookingFailure | null;
  readonly new_base: string | null;
  readonly to_refund: string;
  readonly reason: PersonReason | null;
  readonly resume_state: BookingState | null;
  readonly tries: number;
  readonly soft_told: boolean;
  readonly in_state: number;
  readonly is_shopper_overdue: boolean;
}

export function readBookingRow(row: BookingRow): BookingRecord {
  return {
    id: row.id,
    checkoutId: row.checkout_id,
    attempt: row.attempt,
    state: row.state,
    holdState: row.hold_state,
    paymentState: row.payment_state,
    order: row.order,
    bookingNumber: row.booking_number,
    placedAt: row.placed_at,
    holdId: row.hold_id,
    holdTotal: readAmount(row.hold_total),
    supplierNumber: row.supplier_number,
    supplierFee: readAmount(row.supplier_fee),
    paymentId: row.payment_id,
    action: row.action,
    details: row.details,
    round: row.round,
    bookedAt: row.booked_at,
    failure: row.failure,
    newBase: readAmount(row.new_base),
    toRefund: Number(row.to_refund),
    reason: row.reason,
    resumeState: row.resume_state,
    tries: row.tries,
    isSoftTold: row.soft_told,
    ...readSavedRow(row),
  };
}

function readAmount(value: string | null): number | null {
  return value === null ? null : Number(value);
}
