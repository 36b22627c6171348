import type { Texts } from '../../../../texts/texts.ts';
import { BOOKING_STATES } from '../../model/states/booking-state.ts';
import type { BookingEventKind, BookingNote } from '../../workflow/booking-event.ts';

/** The text id of each note. */
const notes: Readonly<Record<BookingNote, string>> = {
  placed: 'placed',
  'no-answer': 'noAnswer',
  'given-up': 'givenUp',
  'charged-back': 'chargedBack',
  'chargeback-reversed': 'chargebackReversed',
  'refund-failed': 'refundFailed',
  dispute: 'dispute',
  'paid-twice': 'paidTwice',
  mismatch: 'mismatch',
  unsettled: 'unsettled',
  'staff-retry': 'staffRetry',
  'staff-resolve': 'staffResolve',
  'staff-cancel': 'staffCancel',
  'staff-seen': 'staffSeen',
  'staff-link': 'staffLink',
  'staff-documents': 'staffDocuments',
  'guest-erased': 'guestErased',
  changed: 'changed',
  'shopper-link': 'shopperLink',
  'staff-note': 'staffNote',
  'staff-goodwill': 'staffGoodwill',
  'staff-goodwill-withdrawn': 'staffGoodwillWithdrawn',
  'staff-voucher-offer': 'staffVoucherOffer',
  'voucher-taken': 'voucherTaken',
  'voucher-refused': 'voucherRefused',
  withdrawn: 'withdrawn',
  'part-refund': 'partRefund',
  'shopper-cancel': 'shopperCancel',
  'payment-requested': 'paymentRequested',
  'payment-withdrawn': 'paymentWithdrawn',
  reminded: 'reminded',
  unpaid: 'unpaid',
  notice: 'notice',
  'notice-answered': 'noticeAnswered',
  'supplier-settled': 'supplierSettled',
  'staff-ask-suppliers': 'staffAskSuppliers',
  'mail-taken': 'mailTaken',
  'mail-refused': 'mailRefused',
};

const isNote = (kind: string): kind is BookingNote => Object.hasOwn(notes, kind);

/** @testSupport */
export const KNOWN_EVENTS: readonly BookingEventKind[] = [
  ...Object.keys(notes).filter(isNote),
  ...BOOKING_STATES,
];

/**
 * Formats a timeline event in the reader's language, states as everywhere else. Timelines outlive the versions that
 * write them: returns an unknown event unchanged.
 */
export function formatEventKind(kind: string, texts: Texts): string {
  if (isNote(kind)) return texts(`office.event.${notes[kind]}`);
  return (BOOKING_STATES as readonly string[]).includes(kind) ? texts(`office.state.${kind}`) : kind;
}
