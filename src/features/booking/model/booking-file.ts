import type { SoldVoucher } from '../../../domain/vouchers/sold-voucher.ts';
import type { BookingMail } from './booking-mails.ts';
import type { BookingRecord } from './booking-record.ts';
import type { LedgerAccount, LedgerTransaction } from './ledger.ts';
import type { LiveTrip } from './live-trip.ts';
import type { PaymentRequest } from './payment-request.ts';
import type { RefundReason } from './refunds/due-refund.ts';
import type { ListedRefund } from './refunds/listed-refund.ts';
import type { BookingState } from './states/booking-state.ts';
import type { TravelDocumentKind } from './travel-document.ts';
import type { ShownOfferState, VoucherOffer } from './voucher-offers/voucher-offer.ts';

/** A voucher that was offered, as staff read it. */
export interface ListedVoucherOffer extends VoucherOffer {
  readonly shownState: ShownOfferState;
}

/** A refund for which staff can offer a voucher now; amounts are minor units. */
export interface OfferableRefund {
  readonly refundId: string;
  readonly reason: RefundReason;
  /** The money that the voucher would take the place of. */
  readonly amount: number;
  /** The most that it may be worth above that. */
  readonly mostBonus: number;
  /** When the money is sent; null while it waits for staff. */
  readonly sendsAt: Date | null;
}

/** Vouchers in place of money of a trip, in its page of the office. */
export interface VoucherOffersOfTrip {
  readonly offers: readonly ListedVoucherOffer[];
  readonly offerable: readonly OfferableRefund[];
}

/** All stored data of a booking; each list starts with the oldest entry. */
export interface BookingFile {
  readonly booking: BookingRecord;
  /** The states to which staff may send it now. */
  readonly resolutions: readonly BookingState[];
  readonly events: readonly {
    readonly at: Date;
    /** A `BookingEventKind`, or one of an older version. */
    readonly kind: string;
    readonly facts: Record<string, unknown>;
  }[];
  readonly steps: readonly {
    readonly name: string;
    readonly outcome: { readonly outcome: string } & Record<string, unknown>;
    readonly attempts: number;
    readonly at: Date;
  }[];
  readonly ledger: readonly {
    readonly at: Date;
    readonly kind: LedgerTransaction['kind'];
    readonly document: string;
    readonly currency: string;
    /** Debit positive, credit negative, minor units. */
    readonly entries: readonly { readonly account: LedgerAccount; readonly amount: number }[];
  }[];
  readonly documents: readonly {
    readonly kind: TravelDocumentKind;
    readonly name: string;
    /** Its kind, or for an invoice that has a later issue its number. */
    readonly address: string;
  }[];
  readonly refunds: readonly ListedRefund[];
  /** Payments that the trip waits for, or has waited for. */
  readonly requests: readonly PaymentRequest[];
  /** The gift voucher that it has sold; null for another order, or one that has sold none. */
  readonly soldVoucher: SoldVoucher | null;
  /** What live suppliers have of the trip; null where none has any. */
  readonly liveTrip: LiveTrip | null;
  /** Gift vouchers in place of money that is due back. */
  readonly voucherOffers: VoucherOffersOfTrip;
  readonly mails: readonly { readonly kind: BookingMail; readonly state: string; readonly tries: number }[];
}
