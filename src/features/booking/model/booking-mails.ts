import type { MailOutcome } from '../../../ports/mail/mail-port.ts';

/** The kinds of mails about bookings. */
export const BOOKING_MAILS = [
  'confirmation',
  'soft-booked',
  'failed',
  'cancelled',
  'refund-failed',
  'link',
  'part-refund',
  'cancellation-received',
] as const;
export type BookingMail = (typeof BOOKING_MAILS)[number];

/**
 * Sends mails to shoppers about their bookings. Booking and kind identify a mail, so a call may be repeated.
 * - `confirmation`: booked, with the documents
 * - `softBooked`: the outcome is uncertain; sent once, before one of the others
 * - `failed`: the booking failed after all; only after `softBooked`
 * - `cancelled`: a booked trip was cancelled and any refund is on its way
 * - `refundFailed`: a refund that the shopper knows of has come back to us
 * - `partRefund`: a part is refunded while the trip goes ahead, until which day
 * - `cancellationReceived`: the shopper has cancelled the trip, with fee, refund and the day until which it is back
 * - `link`: staff send the link to the booking again; each copy is a mail of its own
 */
export interface BookingMails {
  /** @param copy 1 for the first time; further ones are sent by staff */
  confirmation(bookingId: string, copy: number): Promise<MailOutcome>;
  softBooked(bookingId: string): Promise<MailOutcome>;
  failed(bookingId: string): Promise<MailOutcome>;
  cancelled(bookingId: string): Promise<MailOutcome>;
  refundFailed(bookingId: string): Promise<MailOutcome>;
  cancellationReceived(bookingId: string): Promise<MailOutcome>;
  /** @param copy 1 for the first refund of a booking, 2 for the next, … */
  partRefund(bookingId: string, copy: number): Promise<MailOutcome>;
  /** @param copy 1 for the first time, 2 for the next, … */
  link(bookingId: string, copy: number): Promise<MailOutcome>;
}
