import type { PaymentDetails } from '../../domain/booking/payment-details.ts';
import type { AnnouncedChange } from '../../domain/booking/trip-notice.ts';
import type { BillingAddress, Traveller } from '../../domain/travellers/traveller.ts';
import type { Language } from '../../domain/words/language.ts';
import type { BookingRecord } from '../../features/booking/model/booking-record.ts';
import type { BookingTimings } from '../../features/booking/model/booking-timings.ts';
import type { SupplyFaults } from '../../ports/supply/supply-faults-port.ts';

/** Traveller of a demo booking. The birth date is calculated from the departure, so a child is a child in every demo. */
export type NamedTraveller = Pick<Traveller, 'firstName' | 'lastName' | 'gender'> & {
  readonly kind?: 'adult' | 'child';
  /** Completed years on the last birthday before the year of departure. */
  readonly age: number;
  /** `MM-DD` */
  readonly birthday: string;
};

/** A demo booking that tests, screenshots and documentation refer to by its name. */
export interface NamedBooking {
  readonly name: string;
  readonly brand: 'abendmeer' | 'tagwind';
  /** Language of the documents and mails. */
  readonly language: Language;
  readonly placedMinutesAgo: number;
  /** Days from today to the wished departure. */
  readonly departsInDays: number;
  readonly nights: number;
  /** Cancellation terms of the trip; any terms when absent. */
  readonly cancellation?: 'free' | 'non-refundable';
  /** True for a trip whose tariff has a deposit, which alone is paid. */
  readonly isDeposit?: true;
  /** Days by which the found trip is moved into the past, a multiple of 7: the supplier sells no past days. */
  readonly movedBackDays?: number;
  /** The first one is the lead traveller and the billed person. */
  readonly travellers: readonly [NamedTraveller, ...NamedTraveller[]];
  readonly address: Pick<BillingAddress, 'street' | 'zip' | 'city' | 'country'>;
  readonly email: string;
  readonly phone: string;
  readonly comments: string;
  readonly payment: PaymentDetails;
  /** True where a gift voucher pays for all of it, and no provider is asked. */
  readonly isFree?: true;
  /** Faults of the supplier while the booking is made. */
  readonly supplyFaults?: SupplyFaults;
  readonly timings?: Partial<BookingTimings>;
  /** Minutes since staff cancelled the trip; absent when nobody did. */
  readonly cancelledMinutesAgo?: number;
  /** Minutes since the bank has taken the money back; absent when it has not. */
  readonly chargedBackMinutesAgo?: number;
  /** Something that the supplier has announced about the trip, which its traveller has not answered; absent where nothing was. */
  readonly announced?: { readonly minutesAgo: number; readonly change: AnnouncedChange };
  /** Expected end; any other end is reported as an error. */
  readonly ends: Pick<BookingRecord, 'state' | 'paymentState' | 'failure'>;
}
