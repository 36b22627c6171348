import type { BookingOrder, Order } from '../../../domain/booking/booking-order.ts';

/** Kinds of documents a booking has. */
export const TRAVEL_DOCUMENT_KINDS = [
  'confirmation',
  'hotel-voucher',
  'transfer-voucher',
  'invoice',
  'cancellation-invoice',
  'fee-invoice',
  'certificate',
  'standard-information',
  'calendar',
  'receipt',
] as const;
export type TravelDocumentKind = (typeof TRAVEL_DOCUMENT_KINDS)[number];

export interface TravelDocument {
  readonly kind: TravelDocumentKind;
  /** File name in the language of the order. */
  readonly name: string;
  readonly type: 'application/pdf' | 'text/calendar';
  readonly content: Uint8Array;
  /** What a confirmation or invoice says is still to be paid, minor units; missing for any other. */
  readonly open?: number;
}

/** A document that is stored with a booking. */
export interface StoredDocument {
  /** The booking that it is stored with: a trip, or its last change. */
  readonly bookingId: string;
  readonly kind: TravelDocumentKind;
  readonly issue: number;
  /** What it says is still to be paid, minor units; null where it does not say, or is older than the column which keeps it. */
  readonly open: number | null;
}

/** The facts that documents show in addition to the order. */
export interface DocumentFacts {
  /** The booking number that shoppers use. */
  readonly bookingNumber: string;
  /** The supplier's booking number; null for a gift voucher, which has no supplier. */
  readonly supplierNumber: string | null;
  /** Numbers of invoice and insolvency certificate come from gapless sequences. '' where a change leaves the invoice as it is. */
  readonly invoiceNumber: string;
  /** Number of the trip's first invoice, which a later one corrects and replaces; missing for the first one. */
  readonly firstInvoice?: string;
  /** Null where the booking is no package. */
  readonly certificateNumber: string | null;
  readonly bookedAt: Date;
  /** Last letters of the account or card number; null when unknown. */
  readonly paidWith: string | null;
}

/** What cancels the invoice of a trip that was called off, and the invoice of the fees that its customer owes. */
export const CANCELLATION_INVOICES = ['cancellation-invoice', 'fee-invoice'] as const;

/** One of them, as it was issued. Amounts are minor units. */
export interface CancellationInvoice {
  readonly kind: (typeof CANCELLATION_INVOICES)[number];
  readonly number: string;
  readonly issuedAt: Date;
  /** The invoice that held until then. */
  readonly cancelled: { readonly number: string; readonly issuedAt: Date };
  /** The total that is cancelled, or the fees. */
  readonly amount: number;
  /** What of the fees is for changes of the trip, which no invoice has charged before. */
  readonly changeFees: number;
  /** What goes back of all that was paid. */
  readonly refund: number;
  /** What of the fees nothing has paid. */
  readonly owed: number;
}

/** Renders a booking's documents: the same order and facts give the same bytes. */
export interface DocumentRenderer {
  /**
   * The insolvency certificate of a package, which must exist before money is taken; null for a hotel alone.
   * @throws Error when the brand has no insurer for the market
   */
  certificate(order: BookingOrder, certificateNumber: string, issuedAt: Date): Promise<TravelDocument | null>;
  /**
   * Renders all documents except the certificate: of a gift voucher its receipt.
   * @param open what is asked for of a trip and not paid, minor units; what its order leaves open where it is missing
   */
  rest(order: Order, facts: DocumentFacts, open?: number): Promise<readonly TravelDocument[]>;
  /** @param order the trip as it was when it was cancelled */
  cancellationInvoice(
    order: BookingOrder,
    bookingNumber: string,
    invoice: CancellationInvoice,
  ): Promise<TravelDocument>;
}
