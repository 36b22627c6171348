import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import type { BookingState } from './booking-state.ts';
import type { BookingFailure } from './bookings.ts';
import type { HoldState } from './hold-state.ts';
import type { PaymentState } from './payment-state.ts';

/** Why a person has to look at a booking. */
export const PERSON_REASONS = [
  'supplier-silent',
  'provider-silent',
  'documents-fail',
  'not-cancellable',
  'not-refundable',
] as const;
export type PersonReason = (typeof PERSON_REASONS)[number];

/** What steps change of a booking, beside the order. */
export interface BookingLife {
  readonly state: BookingState;
  readonly holdState: HoldState;
  readonly paymentState: PaymentState;
  readonly holdId: string | null;
  /** What the supplier asks for trip and extras, minor units. */
  readonly holdTotal: number | null;
  readonly supplierNumber: string | null;
  /** What the supplier keeps of a cancelled trip. */
  readonly supplierFee: number | null;
  readonly paymentId: string | null;
  readonly action: PaymentAction | null;
  /** What came back with the action, for the next question to the provider. */
  readonly details: string | null;
  readonly round: number;
  readonly bookedAt: Date | null;
  readonly failure: BookingFailure | null;
  readonly newBase: number | null;
  /** Minor units still to be given back to the shopper. */
  readonly toRefund: number;
  readonly reason: PersonReason | null;
  readonly resumeState: BookingState | null;
  /** Calls of the present state that were left without an answer. */
  readonly tries: number;
  /** The shopper was told by mail that we keep looking. */
  readonly isDelayAnnounced: boolean;
}

/** A booking as it was read, with what time has made of it: by the clock of the database, which no process can move. */
export interface BookingRecord extends BookingLife {
  readonly id: string;
  readonly checkoutId: string;
  readonly attempt: number;
  readonly version: number;
  readonly order: BookingOrder;
  readonly bookingNumber: string;
  readonly placedAt: Date;
  readonly certificateNumber: string | null;
  readonly invoiceNumber: string | null;
  /** Milliseconds since the booking came into its present state. */
  readonly inState: number;
  /** The shopper has had long enough for what was asked of them. */
  readonly isShopperOverdue: boolean;
}

/** The life of a booking that has just begun. @testSupport */
export const newBookingLife: BookingLife = {
  state: 'holding',
  holdState: 'none',
  paymentState: 'none',
  holdId: null,
  holdTotal: null,
  supplierNumber: null,
  supplierFee: null,
  paymentId: null,
  action: null,
  details: null,
  round: 0,
  bookedAt: null,
  failure: null,
  newBase: null,
  toRefund: 0,
  reason: null,
  resumeState: null,
  tries: 0,
  isDelayAnnounced: false,
};

/** Our name of a booking's payment at the provider. */
export function paymentReference({ id, attempt }: Pick<BookingRecord, 'id' | 'attempt'>): string {
  return `${id}-${attempt}`;
}
