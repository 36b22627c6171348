import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import type { Attention } from '../model/booking-record.ts';
import type { BookingState } from '../model/states/booking-state.ts';

/**
 * The events in a booking's timeline in addition to its states:
 * - `placed`: the shopper placed the order
 * - `no-answer`: a call got no answer and is retried · `given-up`: it is not retried
 * - `charged-back` and all of `Attention`: what the provider reported about the money
 * - `staff-retry`, `staff-resolve`, `staff-cancel`, `staff-seen`: staff decided, and why
 * - `staff-link`: staff sent the shopper the link to the booking again
 * - `guest-erased`: the guest had their data deleted, as far as the law lets us
 * - `staff-documents`: staff sent the confirmation with its documents again
 * - `changed`: the shopper has changed the trip
 * - `shopper-link`: the traveller asked for the link to the trip
 * - `payment-requested`, `payment-withdrawn`: staff asked for a payment by link, or no longer do · `reminded`: a mail asked for it
 * - `unpaid`: the balance has not come, so the trip is cancelled
 * - `staff-note`, `staff-goodwill`, `staff-goodwill-withdrawn`: staff noted something, gave a refund or took it back
 * - `staff-voucher-offer`: staff offered a voucher in place of money · `voucher-taken`, `voucher-refused`: the traveller's answer, as they read it
 * - `withdrawn`: the buyer of a gift voucher has withdrawn from the contract
 * - `part-refund`: a part is refunded while the order is kept · `shopper-cancel`: the shopper has cancelled, at the fee shown
 * - `notice`: the traveller is informed of something that happened to the trip · `notice-answered`: the answer, or what followed without one
 * - `supplier-settled`: live suppliers have said at last what they have of the trip · `staff-ask-suppliers`: staff had them asked again
 * - `mail-taken`, `mail-refused`: result of a mail to the shopper
 */
export type BookingNote =
  | 'placed'
  | 'no-answer'
  | 'given-up'
  | 'charged-back'
  | Exclude<Attention, 'chargeback'>
  | 'staff-retry'
  | 'staff-resolve'
  | 'staff-cancel'
  | 'staff-seen'
  | 'staff-link'
  | 'staff-documents'
  | 'guest-erased'
  | 'changed'
  | 'staff-note'
  | 'staff-goodwill'
  | 'staff-goodwill-withdrawn'
  | 'shopper-link'
  | 'staff-voucher-offer'
  | 'voucher-taken'
  | 'voucher-refused'
  | 'withdrawn'
  | 'part-refund'
  | 'shopper-cancel'
  | 'payment-requested'
  | 'payment-withdrawn'
  | 'reminded'
  | 'unpaid'
  | 'notice'
  | 'notice-answered'
  | 'supplier-settled'
  | 'staff-ask-suppliers'
  | `mail-${Exclude<MailOutcome, 'unknown'>}`;

export type BookingEventKind = BookingState | BookingNote;

/** An event in a booking's timeline. */
export interface BookingEvent {
  readonly kind: BookingEventKind;
  readonly facts: object;
}
