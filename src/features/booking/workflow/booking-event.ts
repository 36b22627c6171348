import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import type { BookingState } from '../model/booking-state.ts';

/**
 * What the timeline of a booking notes beside the states it comes to:
 * - `placed`: the shopper placed the order
 * - `no-answer`: a call was left without an answer and is made again · `given-up`: it is not made again
 * - `charged-back`: the shopper's bank took the money back
 * - `staff-retry`, `staff-resolve`, `staff-cancel`: staff decided, and why
 * - `mail-taken`, `mail-refused`: what became of a mail to the shopper
 */
export type BookingNote =
  | 'placed'
  | 'no-answer'
  | 'given-up'
  | 'charged-back'
  | 'staff-retry'
  | 'staff-resolve'
  | 'staff-cancel'
  | `mail-${Exclude<MailOutcome, 'unknown'>}`;

export type BookingEventKind = BookingState | BookingNote;

/** Something that happened to a booking, as its timeline keeps it. */
export interface BookingEvent {
  readonly kind: BookingEventKind;
  readonly facts: object;
}
