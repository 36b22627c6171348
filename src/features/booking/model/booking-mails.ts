import type { MailOutcome } from '../../../ports/mail/mail-port.ts';

/** Mails that a booking owes its shopper. */
export const BOOKING_MAILS = ['confirmation', 'soft-booked', 'failed', 'cancelled'] as const;
export type BookingMail = (typeof BOOKING_MAILS)[number];

/**
 * Sends mails to shoppers about their bookings. A call may be repeated: the booking and the kind name the mail.
 * - `confirmation`: booked, with the documents
 * - `softBooked`: something is unknown, we keep looking; comes once, before one of the others
 * - `failed`: no booking came about after all; only after `softBooked`
 * - `cancelled`: a booked trip was cancelled and whatever goes back is on its way
 */
export interface BookingMails {
  confirmation(bookingId: string): Promise<MailOutcome>;
  softBooked(bookingId: string): Promise<MailOutcome>;
  failed(bookingId: string): Promise<MailOutcome>;
  cancelled(bookingId: string): Promise<MailOutcome>;
}
