import type { Pool } from 'pg';
import type { BookingMails } from '../../../src/features/booking/model/booking-mails.ts';
import type { NoticeMails } from '../../../src/features/booking/notices/notice-mails.ts';
import type { MailOutcome } from '../../../src/ports/mail/mail-port.ts';
import type { FaultInjector } from '../fault-injector.ts';

/** How the mail server fails: it hears nothing, or its answer gets lost. */
interface MailFaults {
  send?: { readonly kind: string };
}

/** The books of the mail server: what travellers have read, and how often it was handed in. */
export async function openMailTable(pool: Pool): Promise<void> {
  await pool.query(
    'create table chaos_mail (id text primary key, event text not null, times integer not null default 1)',
  );
}

/** Mails of workers, at a server that takes each id once and writes down what it takes. */
export function createChaosMails(
  pool: Pool,
  { wrap }: FaultInjector,
): { readonly booking: BookingMails; readonly notices: NoticeMails } {
  const faults: MailFaults = {};
  const deliver = async (id: string, event: string): Promise<MailOutcome> => {
    const { kind } = faults.send ?? {};
    if (kind === 'lost' || kind === 'unknown') return 'unknown';
    await pool.query(
      'insert into chaos_mail (id, event) values ($1, $2) on conflict (id) do update set times = chaos_mail.times + 1',
      [id, event],
    );
    return kind === 'lost-answer' ? 'unknown' : 'taken';
  };
  const send = wrap('mail.send', deliver, faults);
  const take = (kind: string) => (id: string, copy?: number) =>
    send(`booking-${id}-${kind}-${copy ?? 1}`, kind);
  return {
    booking: {
      confirmation: wrap('own.mail', take('confirmation')),
      softBooked: take('soft-booked'),
      refundFailed: take('refund-failed'),
      failed: take('failed'),
      cancelled: take('cancelled'),
      cancellationReceived: take('cancellation-received'),
      partRefund: take('part-refund'),
      link: take('link'),
    },
    notices: {
      send: ({ notice, stage }) => send(`trip-notice-${notice.id}-${stage}`, stage),
    },
  };
}
