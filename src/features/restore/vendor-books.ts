import type { CurrencyCode } from '../../domain/money/currency.ts';

/** A payment as the payment provider lists it. Amounts are minor units. */
export interface ListedPayment {
  /** Our reference, or the name that the provider's adapter has made of it. */
  readonly reference: string;
  readonly companyId: string;
  readonly currency: CurrencyCode;
  /** Authorised and neither captured nor given up. */
  readonly held: number;
  /** Captured, without what was refunded or taken back by the bank. */
  readonly left: number;
}

/** A reservation as the supplier lists it. */
export interface ListedReservation {
  readonly number: string;
  /** The hold that it was confirmed from, or our name for a part of a trip; null where the supplier does not list it. */
  readonly reference: string | null;
  readonly isCancelled: boolean;
}

/** What supplier and payment provider have on their own side. A list may begin at a day: what it leaves out is not compared. */
export interface VendorBooks {
  readonly payments: readonly ListedPayment[];
  readonly reservations: readonly ListedReservation[];
}

/** An order of the restored database, with what its ledger says that the provider has of it. */
export interface OwnOrder {
  readonly bookingNumber: string;
  readonly companyId: string;
  readonly currency: CurrencyCode;
  /** Under which the provider knows its payment. */
  readonly reference: string;
  readonly left: number;
  /** Of the trip and of its parts at their suppliers, as far as they are known. */
  readonly supplierNumbers: readonly string[];
  /** Of its hold and its parts: by them an order finds what was booked before it could note the number. */
  readonly supplierReferences: readonly string[];
  /** True while it works through its states: it repeats its calls with their keys and comes to the same result as the parties. */
  readonly isInProgress: boolean;
  readonly isBooked: boolean;
}

/** A payment link from the backup that nothing has paid yet as far as the restored database knows. */
export interface OpenLink {
  readonly id: string;
  readonly bookingNumber: string;
  readonly companyId: string;
  readonly currency: CurrencyCode;
  readonly amount: number;
}

export interface OwnBooks {
  readonly orders: readonly OwnOrder[];
  readonly links: readonly OpenLink[];
}

/**
 * A difference between our books and those of the other parties.
 * - `unknown-payment`: the provider has money of an order that we do not know
 * - `payment-differs`: the provider has another amount than our ledger says
 * - `unknown-reservation`: the supplier has a trip that we do not know · `reservation-differs`: one that is booked here and cancelled there
 * - `link-withdrawn`: an unknown payment may have paid this link, so that it must not be paid again
 */
export interface BookFinding {
  readonly kind:
    | 'unknown-payment'
    | 'payment-differs'
    | 'unknown-reservation'
    | 'reservation-differs'
    | 'link-withdrawn';
  /** Reference at the provider, the supplier's number, or id of the link. */
  readonly subject: string;
  readonly companyId: string | null;
  readonly bookingNumber: string | null;
  /** Minor units: what the provider has, or has more than we know. */
  readonly amount: number | null;
  readonly currency: CurrencyCode | null;
}
