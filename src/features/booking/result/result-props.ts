import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { PaymentMethod } from '../../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { BookingFailure, Cancellation } from '../model/bookings.ts';
import type { TravelDocumentKind } from '../model/travel-document.ts';

/** What the weather is like at the place in the month of the stay, in whole °C. */
export interface ClimateNote {
  /** `YYYY-MM-DD`, first day of the stay. */
  readonly month: string;
  readonly air: number;
  readonly sea: number | null;
}

interface ResultProps {
  readonly checkoutId: string;
  readonly trip: BookedTrip;
  /** Minor units of what is charged. */
  readonly total: number;
  readonly currency: CurrencyCode;
}

export interface SuccessProps extends ResultProps {
  readonly kind: 'success';
  readonly bookingNumber: string;
  /** Day of the booking, `YYYY-MM-DD`. */
  readonly bookedOn: string;
  readonly travellers: readonly string[];
  readonly email: string;
  readonly method: PaymentMethod;
  /** Last letters of what was paid with; null where unknown. */
  readonly paidWith: string | null;
  /** Null for a visitor with the mail's link: the documents are in the mail. */
  readonly documents: readonly TravelDocumentKind[] | null;
  readonly climate: ClimateNote | null;
}

/** It was booked, and staff have cancelled it. */
export interface CancelledProps extends ResultProps {
  readonly kind: 'cancelled';
  readonly bookingNumber: string;
  readonly method: PaymentMethod;
  readonly paidWith: string | null;
  readonly cancellation: Cancellation;
  /** Id of the text that names what was kept. */
  readonly fee: string;
  /** As of a trip that goes ahead. */
  readonly documents: readonly TravelDocumentKind[] | null;
}

export interface FailProps extends ResultProps {
  readonly kind: 'fail';
  /** Null where no booking was ever placed. */
  readonly failure: BookingFailure | null;
  /** What flights and stay cost now, which is agreed to, and with them everything, minor units; null where the price is not the reason. */
  readonly newPrice: { readonly base: number; readonly total: number } | null;
}

export interface SoftProps extends ResultProps {
  readonly kind: 'soft';
  readonly email: string;
}
