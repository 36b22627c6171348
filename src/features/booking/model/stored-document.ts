import type { TravelDocumentKind } from './travel-document.ts';

/** A document that is stored with a booking. */
export interface StoredDocument {
  /** The booking that it is stored with: a trip, or its last change. */
  readonly bookingId: string;
  readonly kind: TravelDocumentKind;
  readonly issue: number;
  /** What it says is still to be paid, minor units; null where it does not say, or is older than the column which keeps it. */
  readonly open: number | null;
}
