import type { Pool } from 'pg';
import type { BookingFile } from '../booking-file.ts';
import type { BookingRecord } from '../booking-record.ts';
import { listResolutions } from './staff-changes.ts';

export async function readBookingFile(pool: Pool, booking: BookingRecord): Promise<BookingFile> {
  const { rows } = await pool.query<Omit<BookingFile, 'booking' | 'resolutions'>>(statement, [booking.id]);
  const [file] = rows;
  if (file === undefined) throw new Error('A query without a row');
  return {
    booking,
    resolutions: listResolutions(booking),
    events: file.events.map((event) => ({ ...event, at: new Date(event.at) })),
    steps: file.steps.map((step) => ({ ...step, at: new Date(step.at) })),
    ledger: file.ledger.map((movement) => ({ ...movement, at: new Date(movement.at) })),
    papers: file.papers,
    mails: file.mails,
  };
}

const list = (row: string, from: string, order: string) =>
  `(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from} where booking_id = $1)`;

const statement = `select
  ${list(`json_build_object('at', at, 'kind', kind, 'facts', facts)`, 'booking_event', 'id')} as events,
  ${list(`json_build_object('name', name, 'outcome', outcome, 'attempts', attempts, 'at', at)`, 'booking_step', 'at')} as steps,
  ${list(
    `json_build_object('at', at, 'kind', kind, 'document', document, 'currency', currency, 'entries',
      (select coalesce(json_agg(json_build_object('account', account, 'amount', amount)), '[]')
         from ledger_entry where transaction_id = t.id))`,
    'ledger_transaction t',
    'at',
  )} as ledger,
  ${list(`json_build_object('kind', kind, 'name', name)`, 'booking_paper', 'kind')} as papers,
  ${list(`json_build_object('kind', kind, 'state', state, 'tries', tries)`, 'booking_mail', 'kind')} as mails`;
