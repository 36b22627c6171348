import type { Pool } from 'pg';
import type { BookingRecord } from '../booking-record.ts';
import type { LedgerAccount, LedgerTransaction } from '../ledger.ts';
import type { BookingMail } from '../mails/booking-mails.ts';
import type { PaperKind } from '../papers/papers.ts';
import type { BookingState } from '../workflow/booking-state.ts';
import { listResolutions } from './staff-changes.ts';

/** Everything that is written down about a booking, oldest first each. */
export interface BookingFile {
  readonly booking: BookingRecord;
  /** Where staff may send it now. */
  readonly resolutions: readonly BookingState[];
  readonly events: readonly {
    readonly at: Date;
    /** A `BookingEventKind`, or one of an older version. */
    readonly kind: string;
    readonly facts: Record<string, unknown>;
  }[];
  readonly steps: readonly {
    readonly name: string;
    readonly outcome: { readonly outcome: string } & Record<string, unknown>;
    readonly attempts: number;
    readonly at: Date;
  }[];
  readonly ledger: readonly {
    readonly at: Date;
    readonly kind: LedgerTransaction['kind'];
    readonly document: string;
    readonly currency: string;
    /** Debit positive, credit negative, minor units. */
    readonly entries: readonly { readonly account: LedgerAccount; readonly amount: number }[];
  }[];
  readonly papers: readonly { readonly kind: PaperKind; readonly name: string }[];
  readonly mails: readonly { readonly kind: BookingMail; readonly state: string; readonly tries: number }[];
}

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
