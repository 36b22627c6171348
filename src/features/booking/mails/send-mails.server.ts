import type { Pool } from 'pg';
import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import { type BookingPace, pauseAfter } from '../workflow/booking-pace.ts';
import type { BookingMail, BookingMails } from './booking-mails.ts';

export interface MailSender {
  /** Sends what is due now, and whatever becomes due meanwhile. */
  send(): void;
  close(): Promise<void>;
}

interface Options {
  readonly pool: Pool;
  readonly mails: BookingMails;
  readonly pace: BookingPace;
  readonly report: (error: unknown) => void;
}

interface DueMail {
  readonly booking_id: string;
  readonly kind: BookingMail;
  readonly tries: number;
}

/** Milliseconds after which another process sends what this one has begun to: longer than sending takes. */
const sendingTime = 60_000;
/** Mails sent at once. */
const atOnce = 4;

/** Sends the mails that bookings owe: each as often as it takes until it is taken, by whichever process comes first. */
export function createMailSender({ pool, mails, pace, report }: Options): MailSender {
  let sending: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;

  async function sendDue(): Promise<void> {
    do {
      isAskedAgain = false;
      const due = await claimDue(pool);
      await Promise.all(due.map(sendOne));
      if (due.length === atOnce) isAskedAgain = true;
    } while (isAskedAgain && !isClosed);
  }

  async function sendOne(mail: DueMail): Promise<void> {
    const outcome = await hand(mail).catch((error: unknown): MailOutcome => {
      report(error);
      return 'unknown';
    });
    const pause = outcome === 'unknown' ? pauseAfter(mail.tries, pace) : null;
    const values = [mail.booking_id, mail.kind, outcome, pause];
    await pool.query({ name: 'booking-mail-note', text: noteOutcome, values });
  }

  function hand({ booking_id, kind }: DueMail): Promise<MailOutcome> {
    switch (kind) {
      case 'confirmation':
        return mails.confirmation(booking_id);
      case 'soft-booked':
        return mails.softBooked(booking_id);
      case 'failed':
        return mails.failed(booking_id);
      case 'cancelled':
        return mails.cancelled(booking_id);
    }
  }

  function send(): void {
    isAskedAgain = true;
    if (isClosed) return;
    sending ??= sendDue()
      .catch(report)
      .finally(() => {
        sending = null;
      });
  }

  const polling = setInterval(send, pace.poll).unref();
  return {
    send,
    async close() {
      isClosed = true;
      clearInterval(polling);
      await sending;
    },
  };
}

async function claimDue(pool: Pool): Promise<readonly DueMail[]> {
  const { rows } = await pool.query<DueMail>({
    name: 'booking-mail-claim',
    text: `update booking_mail set tries = tries + 1, next_at = clock_timestamp() + $1::float8 * interval '1 millisecond'
     where (booking_id, kind) in (
       select booking_id, kind from booking_mail where state = 'due' and next_at <= clock_timestamp()
       order by next_at limit $2 for update skip locked)
     returning booking_id, kind, tries`,
    values: [sendingTime, atOnce],
  });
  return rows;
}

const noteOutcome = `with mail as (
  update booking_mail set state = case when $3 = 'unknown' then 'due' else $3 end,
    next_at = coalesce(clock_timestamp() + $4::float8 * interval '1 millisecond', next_at)
  where booking_id = $1 and kind = $2 and state = 'due' returning *)
insert into booking_event (booking_id, at, kind, facts)
select booking_id, now(), 'mail-' || state, jsonb_build_object('mail', kind) from mail where state <> 'due'`;
