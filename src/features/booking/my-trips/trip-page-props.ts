import type { BookedFlight, BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { Cancellation } from '../model/bookings.ts';
import type { TravelDocumentKind } from '../model/travel-document.ts';
import type { ShownNotice } from '../notices/shown-notice.ts';
import type { OpenPayment } from '../payment-link/open-payment.ts';
import type { ClimateNote } from '../result/result-props.ts';
import type { ShownVoucherOffer } from '../voucher-offer/shown-voucher-offer.ts';
import type { CodeState } from './code-state.ts';
import type { TripAction } from './list-trip-actions.ts';
import type { TripPaymentLine } from './list-trip-payments.ts';
import type { ShownLocalFacts } from './local-facts/shown-local-facts.ts';
import type { ShownTripMap } from './map/trip-map.ts';
import type { TripRight } from './trip-access.ts';
import type { TripPhase } from './trip-phase.ts';

/** The address of a hotel in the visitor's language, and its phone. */
export interface ShownHotelAddress {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  /** Of the reception, as one dials it from abroad; null where the supplier names none. */
  readonly phone: string | null;
}

/** A flight with what its airports' clocks say. */
export interface TripLeg {
  readonly flight: BookedFlight;
  /** Names of the time zones at departure and landing, such as 'CEST'; null where they are not known. */
  readonly zones: { readonly from: string; readonly to: string } | null;
  /** Minutes from departure to landing; null where the time zones are not known. */
  readonly minutes: number | null;
}

/** What a later change has replaced, as it was on the day of booking. */
export interface TripBefore {
  readonly trip: BookedTrip;
  readonly travellers: readonly string[];
}

/** What a cancellation costs up to a day, `YYYY-MM-DD`, that day included; null for any later day. Minor units. */
export interface TripFee {
  readonly until: string | null;
  readonly fee: number;
}

/** Money that is on its way back. Minor units, and the day it is promised for, `YYYY-MM-DD`. */
export interface TripRefund {
  readonly id: string;
  readonly amount: number;
  readonly promisedOn: string;
  readonly isDone: boolean;
  /** True where a voucher was taken in place of the money. */
  readonly isByVoucher: boolean;
}

/** An invoice of the trip that a later one has replaced. */
export interface FormerInvoice {
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly issuedOn: string;
}

export interface TripPageProps {
  readonly checkoutId: string;
  /** Path and query of the page: its forms lead back to it, its links keep the key of the mail. */
  readonly address: string;
  /** Signed key of the mail's link; null without one. */
  readonly linkKey: string | null;
  readonly right: TripRight;
  readonly codeState: CodeState | null;
  /** Where a member who may act signs in again; null where that is not enough, and with the right to act. */
  readonly signInPath: string | null;
  /** The address of the booking as a hint, most of it hidden. */
  readonly maskedEmail: string;
  readonly bookingNumber: string;
  /** The supplier's number, under which airline and hotel know the trip; null while there is none. */
  readonly locator: string | null;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string;
  readonly phase: TripPhase;
  /** Null for a trip that goes ahead. */
  readonly cancellation: Cancellation | null;
  /** The last day on which the refund of a cancellation under way has to be there, `YYYY-MM-DD`; null where nothing goes back, and once it is made. */
  readonly refundUntil: string | null;
  readonly trip: BookedTrip;
  readonly outbound: TripLeg | null;
  readonly inbound: TripLeg | null;
  /** Null while the trip is as it was ordered. */
  readonly before: TripBefore | null;
  readonly travellers: readonly string[];
  readonly extras: readonly ChosenExtra[];
  readonly hotelAddress: ShownHotelAddress | null;
  /** Null for a hotel whose place is not known. */
  readonly map: ShownTripMap | null;
  readonly documents: readonly TravelDocumentKind[];
  readonly formerInvoices: readonly FormerInvoice[];
  readonly payments: readonly TripPaymentLine[];
  /** What the trip waits for; null where nothing is asked for. */
  readonly openPayment: OpenPayment | null;
  readonly currency: CurrencyCode;
  /** Empty for a trip that is over or cancelled. */
  readonly fees: readonly TripFee[];
  /** The last day on which the insurance can be withdrawn from, `YYYY-MM-DD`; null without that right. */
  readonly insuranceUntil: string | null;
  readonly refunds: readonly TripRefund[];
  /** Gift vouchers that were offered in place of money. */
  readonly voucherOffers: readonly ShownVoucherOffer[];
  readonly climate: ClimateNote | null;
  /** Null for a trip that is over or cancelled, and for a country that is not known well enough. */
  readonly localFacts: ShownLocalFacts | null;
  /** What has happened to the trip and waits for an answer, the latest first. */
  readonly notices: readonly ShownNotice[];
  readonly actions: readonly TripAction[];
  /** The market that the shopper had chosen: it decides the hotline. */
  readonly chosenMarket: MarketCode | undefined;
  /** The day from which the law no longer asks us to keep names, `YYYY-MM-DD`. */
  readonly namesKeptUntil: string;
  /** `ready`: the rest can be deleted now · `ahead`: once the trip is over · `open`: once payments and refunds are settled */
  readonly erasure: 'ready' | 'ahead' | 'open';
  /** The last day on which a copy of the trip stays on a device, `YYYY-MM-DD`; null where that is past. */
  readonly copyUntil: string | null;
}
