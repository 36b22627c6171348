import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentAction, PaymentEvent } from '../../../ports/payment/payment-port.ts';
import type { BookingState } from './booking-state.ts';
import type { BookingFailure } from './bookings.ts';
import type { HoldState } from './hold-state.ts';
import type { PaymentState } from './payment-state.ts';

/** Why a booking needs manual review. */
export const PERSON_REASONS = [
  'supplier-silent',
  'provider-silent',
  'documents-fail',
  'not-cancellable',
  'not-refundable',
] as const;
export type PersonReason = (typeof PERSON_REASONS)[number];

/** What about a booking's money staff have to look at, whatever its state; see `PaymentEvent`. */
export const ATTENTIONS = [
  'refund-failed',
  'chargeback',
  'chargeback-reversed',
  'dispute',
  'paid-twice',
  'mismatch',
  'unsettled',
] as const satisfies readonly PaymentEvent[];
export type Attention = (typeof ATTENTIONS)[number];

/** The fields of a booking that workflow steps change; the order itself never changes. */
export interface BookingLife {
  readonly state: BookingState;
  readonly holdState: HoldState;
  readonly paymentState: PaymentState;
  readonly holdId: string | null;
  /** The supplier's price for trip and extras, minor units of the currency it is bought in. */
  readonly holdTotal: number | null;
  readonly supplierNumber: string | null;
  /** The supplier's fee for a cancelled trip, minor units. */
  readonly supplierFee: number | null;
  readonly paymentId: string | null;
  readonly action: PaymentAction | null;
  /** What the action returned, for the next request to the provider. */
  readonly details: string | null;
  readonly round: number;
  readonly bookedAt: Date | null;
  readonly failure: BookingFailure | null;
  readonly newBase: number | null;
  /** Minor units still to be refunded to the shopper. */
  readonly toRefund: number;
  /** Minor units that the shopper's bank has taken back. */
  readonly chargedBack: number;
  readonly attention: Attention | null;
  readonly reason: PersonReason | null;
  readonly resumeState: BookingState | null;
  /** Calls in the current state that got no answer. */
  readonly tries: number;
  /** True when the shopper has got the mail about the delay. */
  readonly isDelayAnnounced: boolean;
}

/** A booking as read from the store; its times come from the database clock, which all processes share. */
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
  /** Milliseconds since the booking entered its current state. */
  readonly inState: number;
  /** True when the shopper's time for the action is over. */
  readonly isShopperOverdue: boolean;
}

/** Initial values of a new booking. @testSupport */
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
  chargedBack: 0,
  attention: null,
  reason: null,
  resumeState: null,
  tries: 0,
  isDelayAnnounced: false,
};

/** The reference under which the provider knows the payment of a booking. */
export function paymentReference({ id, attempt }: Pick<BookingRecord, 'id' | 'attempt'>): string {
  return `${id}-${attempt}`;
}
