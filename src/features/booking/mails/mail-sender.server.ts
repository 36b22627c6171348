import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { mailPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { createJobQueue } from '../../../jobs/job-queue.server.ts';
import { startWorker } from '../../../jobs/start-worker.server.ts';
import type { MailOutcome } from '../../../ports/mail/mail-port.ts';
import type { BookingMail, BookingMails } from '../model/booking-mails.ts';
import type { BookingTimings } from '../model/booking-timings.ts';

export interface MailSender {
  /** Sends all due mails, including those that become due during the call. */
  send(): void;
  close(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: BookingMails;
  readonly timings: BookingTimings;
  readonly report: (error: unknown) => void;
}

interface DueMail {
  readonly booking_id: string;
  readonly kind: BookingMail;
  readonly tries: number;
  readonly copy: number;
}

/** Sends the mails that bookings owe: each is retried until the mail server takes or refuses it, by any one process. */
export function createMailSender({ db, clock, mails, timings, report }: Options): MailSender {
  async function sendAll(due: readonly DueMail[]): Promise<readonly DueMail[]> {
    const outcomes = await Promise.all(due.map(sendOne));
    return due.filter((_, at) => outcomes[at] === 'unknown');
  }

  async function sendOne(mail: DueMail): Promise<MailOutcome> {
    try {
      const outcome = await hand(mail);
      if (outcome !== 'unknown') await recordOutcome(db, mail, outcome, clock.now());
      return outcome;
    } catch (error) {
      report(error);
      return 'unknown';
    }
  }

  function hand({ booking_id, kind, copy }: DueMail): Promise<MailOutcome> {
    switch (kind) {
      case 'confirmation':
        return mails.confirmation(booking_id, copy);
      case 'soft-booked':
        return mails.softBooked(booking_id);
      case 'failed':
        return mails.failed(booking_id);
      case 'cancelled':
        return mails.cancelled(booking_id);
      case 'refund-failed':
        return mails.refundFailed(booking_id);
      case 'part-refund':
        return mails.partRefund(booking_id, copy);
      case 'cancellation-received':
        return mails.cancellationReceived(booking_id);
      case 'link':
        return mails.link(booking_id, copy);
    }
  }

  const worker = startWorker<DueMail>({
    queue: createJobQueue<DueMail>(db, {
      table: 'booking_mail',
      key: ['booking_id', 'kind'],
      isOpen: `state = 'due'`,
      dueAt: 'next_at',
      attempts: 'tries',
      columns: ['booking_id', 'kind', 'tries', 'copy'],
    }),
    timings: {
      pollIntervalMs: timings.pollIntervalMs,
      leaseMs: mailPolicy.leaseMs,
      heartbeatMs: mailPolicy.heartbeatMs,
    },
    retry: { delaysMs: timings.retryDelaysMs, escalateAfter: mailPolicy.escalateAfterAttempts },
    batchSize: mailPolicy.batchSize,
    work: sendAll,
    report,
  });
  return { send: worker.wake, close: worker.close };
}

/** Writes the answer of the mail server into the timeline, once. */
async function recordOutcome(db: Db, mail: DueMail, outcome: 'taken' | 'refused', at: Date): Promise<void> {
  await db
    .with('mail', (update) =>
      update
        .updateTable('booking_mail')
        .set({ state: outcome })
        .where('booking_id', '=', mail.booking_id)
        .where('kind', '=', mail.kind)
        .where('state', '=', 'due')
        .returning(['booking_id', 'kind', 'state']),
    )
    .insertInto('booking_event')
    .columns(['booking_id', 'at', 'kind', 'facts'])
    .expression((eb) =>
      eb
        .selectFrom('mail')
        .select((of) => [
          'mail.booking_id',
          sql<Date>`${at}::timestamptz`.as('at'),
          sql<string>`'mail-' || ${of.ref('mail.state')}`.as('kind'),
          sql<string>`jsonb_build_object('mail', ${of.ref('mail.kind')})`.as('facts'),
        ]),
    )
    .execute();
}
