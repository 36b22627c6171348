import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import type { TripNotice } from './trip-notice.ts';

/** What a traveller is sent about a notice: the mail about it, and the one that reminds of it. */
export interface NoticeMail {
  readonly notice: TripNotice;
  readonly booking: BookingRecord;
  readonly stage: 'notice' | 'reminder';
}

/** Sends mails about notices. Notice and stage identify a mail, so a call may be repeated. */
export interface NoticeMails {
  /** @throws Error for a booking that is no trip */
  send(mail: NoticeMail): Promise<MailOutcome>;
}
