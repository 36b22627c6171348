import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { Instalments } from '../../../domain/booking/instalments.ts';
import type { RedeemedMiles, RedeemedVoucher } from '../../../domain/booking/order-payments.ts';
import type { OrderPayment } from '../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { BookingFailure, Cancellation } from '../model/bookings.ts';
import type { TravelDocumentKind } from '../model/travel-document.ts';

/** The climate at the destination in the month of the stay, in whole °C. */
export interface ClimateNote {
  /** `YYYY-MM-DD`, first day of the stay. */
  readonly month: string;
  readonly air: number;
  readonly sea: number | null;
}

interface ResultProps {
  readonly checkoutId: string;
  readonly trip: BookedTrip;
  /** Total price, minor units. */
  readonly total: number;
  /** What the member saved (DISC-005), minor units, already taken off the total; 0 and absent for nothing. */
  readonly memberDiscount?: number;
  /** What booking early has saved and the total is without, minor units; missing for nothing. */
  readonly earlyBooking?: number;
  readonly currency: CurrencyCode;
  /** The market that the shopper had chosen; undefined while nothing is booked, and in older bookings. */
  readonly chosenMarket?: MarketCode | undefined;
}

export interface SuccessProps extends ResultProps {
  readonly kind: 'success';
  readonly bookingNumber: string;
  /** Day of the booking, `YYYY-MM-DD`. */
  readonly bookedOn: string;
  readonly travellers: readonly string[];
  readonly email: string;
  readonly method: OrderPayment['method'];
  /** Last letters of the account or card number; null when unknown. */
  readonly paidWith: string | null;
  /** What the promotion code has saved, minor units; null for none. */
  readonly promotion?: { readonly code: string; readonly amount: number } | null;
  /** What the card has saved, minor units; 0 and absent for nothing. */
  readonly cardDiscount?: number;
  /** How the trip is paid in two parts; null or absent where the order paid everything. */
  readonly instalments?: Instalments | null;
  /** Amounts that each has paid, minor units. */
  readonly vouchers?: readonly Pick<RedeemedVoucher, 'hint' | 'amount'>[];
  /** Miles that have paid a part, and what they are worth in minor units; null for none. */
  readonly milesPaid?: Pick<RedeemedMiles, 'points' | 'amount'> | null;
  /** Null for a visitor who opened the link in the mail, which has the documents attached. */
  readonly documents: readonly TravelDocumentKind[] | null;
  readonly climate: ClimateNote | null;
  /** Miles that the trip earns; 0 and absent where nobody gave a number. */
  readonly milesEarned?: number;
}

/** Props for a booking that staff have cancelled. */
export interface CancelledProps extends ResultProps {
  readonly kind: 'cancelled';
  readonly bookingNumber: string;
  readonly method: OrderPayment['method'];
  readonly paidWith: string | null;
  readonly cancellation: Cancellation;
  /** Id of the text that labels the fee. */
  readonly fee: string;
  /** As for a booked trip. */
  readonly documents: readonly TravelDocumentKind[] | null;
}

export interface FailProps extends ResultProps {
  readonly kind: 'fail';
  /** Null when the checkout has no booking. */
  readonly failure: BookingFailure | null;
  /** Current price of flights and stay, and the new total, minor units; null when the price is not the reason. */
  readonly newPrice: { readonly base: number; readonly total: number } | null;
}

export interface SoftProps extends ResultProps {
  readonly kind: 'soft';
  readonly bookingNumber: string;
  readonly email: string;
  /** False for a visitor who opened the link in the mail: only the browser that booked may ask for the outcome. */
  readonly isFollowed: boolean;
}
