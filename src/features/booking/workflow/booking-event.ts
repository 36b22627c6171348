import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import type { BookingState } from '../model/booking-state.ts';

/**
 * The events in a booking's timeline in addition to its states:
 * - `placed`: the shopper placed the order
 * - `no-answer`: a call got no answer and is retried · `given-up`: it is not retried
 * - `charged-back`: the shopper's bank took the money back
 * - `staff-retry`, `staff-resolve`, `staff-cancel`: staff decided, and why
 * - `mail-taken`, `mail-refused`: result of a mail to the shopper
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

/** An event in a booking's timeline. */
export interface BookingEvent {
  readonly kind: BookingEventKind;
  readonly facts: object;
}
