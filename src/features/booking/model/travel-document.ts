import type { BookingOrder } from '../../../domain/booking/booking-order.ts';

/** Kinds of documents a booking has. */
export const TRAVEL_DOCUMENT_KINDS = [
  'confirmation',
  'invoice',
  'certificate',
  'standard-information',
  'calendar',
] as const;
export type TravelDocumentKind = (typeof TRAVEL_DOCUMENT_KINDS)[number];

export interface TravelDocument {
  readonly kind: TravelDocumentKind;
  /** File name in the language of the order. */
  readonly name: string;
  readonly type: 'application/pdf' | 'text/calendar';
  readonly content: Uint8Array;
}

/** What the documents say beside the order. */
export interface BookingFacts {
  /** What shoppers call their booking by. */
  readonly bookingNumber: string;
  /** Number at the supplier. */
  readonly supplierNumber: string;
  /** Numbers of invoice and insolvency certificate, without gaps each. */
  readonly invoiceNumber: string;
  /** Null where the booking is no package. */
  readonly certificateNumber: string | null;
  readonly bookedAt: Date;
  /** Last letters of what was paid with, such as the card's last four digits; null where unknown. */
  readonly paidWith: string | null;
}

/** Makes a booking's documents: the same order and facts give the same bytes. */
export interface DocumentRenderer {
  /**
   * The insolvency cover of a package, which must exist before money is taken; null for a hotel alone, which is no package.
   * @throws where the brand has no insurer for the market
   */
  certificate(order: BookingOrder, certificateNumber: string, issuedAt: Date): Promise<TravelDocument | null>;
  /** Everything but the certificate. */
  rest(order: BookingOrder, facts: BookingFacts): Promise<readonly TravelDocument[]>;
}
