import { type AmendedTrip, isSupplied, type Order } from '../../../domain/booking/booking-order.ts';
import type { PaymentAction, PaymentEvent } from '../../../ports/payment/payment-port.ts';
import type { BookingFailure } from './bookings.ts';
import type { DueRefundRef } from './refunds/due-refund.ts';
import type { BookingState } from './states/booking-state.ts';
import type { HoldState } from './states/hold-state.ts';
import type { MilesState } from './states/miles-state.ts';
import type { PaymentState } from './states/payment-state.ts';
import type { RedemptionState } from './states/redemption-state.ts';

/**
 * Why a booking needs manual review. `refund-failed`: a refund that was given has come back · `request-rejected`: the provider
 * does not take our request or our account, and has done nothing · `programme-silent`, `miles-not-returnable`: the loyalty programme
 * does not answer, or does not take miles back.
 */
export const MANUAL_REVIEW_REASONS = [
  'supplier-silent',
  'provider-silent',
  'documents-fail',
  'not-cancellable',
  'not-refundable',
  'refund-failed',
  'request-rejected',
  'programme-silent',
  'miles-not-returnable',
] as const;
export type ManualReviewReason = (typeof MANUAL_REVIEW_REASONS)[number];

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
  readonly voucherState: RedemptionState;
  readonly milesState: MilesState;
  /** The programme's id of what it has set aside. */
  readonly milesReservation: string | null;
  readonly holdId: string | null;
  /** The supplier's price for trip and extras, minor units of the currency it is bought in. */
  readonly holdTotal: number | null;
  readonly supplierNumber: string | null;
  /** The supplier's fee for a cancelled trip, minor units. */
  readonly supplierFee: number | null;
  /** What the shopper has agreed to pay for cancelling, minor units; null where the supplier's answer decides. */
  readonly agreedFee: number | null;
  readonly paymentId: string | null;
  readonly action: PaymentAction | null;
  /** What the action returned, for the next request to the provider. */
  readonly details: string | null;
  readonly round: number;
  readonly bookedAt: Date | null;
  readonly failure: BookingFailure | null;
  readonly newBase: number | null;
  /** Minor units still to be refunded to the shopper by the payment provider. */
  readonly toRefund: number;
  /** What the miles of a cancelled trip are worth that are still to be given back, minor units. */
  readonly milesToReturn: number;
  /** Minor units that the shopper's bank has taken back. */
  readonly chargedBack: number;
  /** Minor units that the provider has refunded while the trip goes ahead; what a cancellation gives back is `toRefund`. */
  readonly refunded: number;
  /** What of all that was refunded of the order's own payment while the trip goes ahead is our own goodwill, minor units. */
  readonly goodwill: number;
  /** What the cancellation gives back to payments that came after the order's own, minor units. */
  readonly laterRefund: number;
  /**
   * What staff have paid out from our own account meanwhile, where the provider could not, and what vouchers were taken in place of; minor units.
   */
  readonly paidOut: number;
  /** What miles and vouchers were given back meanwhile, minor units. */
  readonly refundedMiles: number;
  readonly refundedVouchers: number;
  /** The refund that is being made while the trip goes ahead, or the last one that was. */
  readonly dueRefund: DueRefundRef | null;
  /** Refunds made while the trip goes ahead, and refunds that came to nothing: each later one is a new request with a key of its own. */
  readonly refundRound: number;
  /** What staff have not looked at yet, the oldest report first. */
  readonly attention: readonly Attention[];
  readonly reason: ManualReviewReason | null;
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
  /** As it was placed; `currentOrder` says what holds now. */
  readonly order: Order;
  /** What changes have made of the trip; null while it is as it was ordered. */
  readonly amended: AmendedTrip | null;
  /** Fees of all changes of the trip, minor units. */
  readonly changeFees: number;
  /** What later orders for the trip have paid and not got back, by the ledger; minor units. */
  readonly paidLater: number;
  /** What the bank has taken back of later payments, minor units; `chargedBack` is of the order's own. */
  readonly laterChargedBack: number;
  /** What was given, or is promised, of later payments as goodwill, minor units. */
  readonly laterGoodwill: number;
  readonly bookingNumber: string;
  readonly placedAt: Date;
  readonly certificateNumber: string | null;
  readonly invoiceNumber: string | null;
  /** Milliseconds since the booking entered its current state. */
  readonly inState: number;
  /** True when the shopper's time for the action is over. */
  readonly isShopperOverdue: boolean;
}

/** What we gave of the price of a trip, minor units: the shopper need not pay it. */
export const givenOf = ({
  goodwill,
  laterGoodwill,
}: Pick<BookingRecord, 'goodwill' | 'laterGoodwill'>): number => goodwill + laterGoodwill;

/** Initial values of a new booking. @testSupport */
export const newBookingLife: BookingLife = {
  state: 'holding',
  holdState: 'none',
  paymentState: 'none',
  voucherState: 'none',
  milesState: 'none',
  milesReservation: null,
  holdId: null,
  holdTotal: null,
  supplierNumber: null,
  supplierFee: null,
  agreedFee: null,
  paymentId: null,
  action: null,
  details: null,
  round: 0,
  bookedAt: null,
  failure: null,
  newBase: null,
  toRefund: 0,
  milesToReturn: 0,
  chargedBack: 0,
  refunded: 0,
  goodwill: 0,
  laterRefund: 0,
  paidOut: 0,
  refundedMiles: 0,
  refundedVouchers: 0,
  dueRefund: null,
  refundRound: 0,
  attention: [],
  reason: null,
  resumeState: null,
  tries: 0,
  isDelayAnnounced: false,
};

/** True when no trip was booked, also while the refund of what was paid is made once more: the checkout may order again. */
export function hasFailed({
  state,
  resumeState,
  failure,
}: Pick<BookingRecord, 'state' | 'resumeState' | 'failure'>): boolean {
  if (state === 'failed') return true;
  return failure !== null && (state === 'manual-review' ? resumeState : state) === 'refunding';
}

/** True while a part is refunded although the trip goes ahead; other refunds end a booking. */
export function isPartialRefund(
  booking: Pick<BookingRecord, 'state' | 'resumeState' | 'holdState' | 'order' | 'dueRefund'>,
): boolean {
  const { state, resumeState, holdState, order, dueRefund } = booking;
  if (dueRefund === null) return false;
  if ((state === 'manual-review' ? resumeState : state) !== 'refunding') return false;
  return order.kind === 'payment' || (isSupplied(order) && holdState === 'confirmed');
}

/** True while the refund of a cancelled trip waits until it is sent: provider and programme are not asked yet. */
export function isRefundWaiting({ state, dueRefund }: Pick<BookingRecord, 'state' | 'dueRefund'>): boolean {
  return state === 'refunding' && dueRefund?.waits === true;
}

/** True for a trip that is cancelled or is being cancelled; its refund may still wait for its time. One that is made while the trip goes ahead ends nothing. */
export function isTripCancelled({
  state,
  supplierFee,
}: Pick<BookingRecord, 'state' | 'supplierFee'>): boolean {
  return state === 'cancelling' || state === 'cancelled' || supplierFee !== null;
}

/** The order of a booking as it holds now: what was ordered, with what later changes have made of the trip. */
export function currentOrder({ order, amended }: Pick<BookingRecord, 'order' | 'amended'>): Order {
  return order.kind === 'trip' && amended !== null ? { ...order, ...amended } : order;
}

/** The reference under which the provider knows the payment of a booking. */
export function paymentReference({ id, attempt }: Pick<BookingRecord, 'id' | 'attempt'>): string {
  return `${id}-${attempt}`;
}
