import type { Pool, QueryConfig } from 'pg';
import type { Lease } from '../../../jobs/job-queue.server.ts';
import type { BookingLife, BookingRecord } from '../booking-record.ts';
import { readSavedRow, type SavedRow, savedColumns } from '../booking-rows.server.ts';
import { forgetMeans, mayForgetMeans } from '../forget-means.ts';
import type { BookingChange } from './booking-change.ts';

/** The answer that led to a change, to be kept with it. */
export interface AnsweredStep {
  readonly name: string;
  /** Digest of what was asked. */
  readonly input: string;
  readonly outcome: object;
}

interface Saving {
  readonly booking: BookingRecord;
  readonly change: BookingChange;
  /** Null where the change came from the shopper or from staff. */
  readonly step: AnsweredStep | null;
  readonly at: Date;
  /** Milliseconds the shopper has, where the booking begins to wait for one. */
  readonly shopperLimit: number;
  /** Kept where there is more to be done at once. */
  readonly lease: Lease;
}

/**
 * Writes one change of a booking: its new life, the step's answer, timeline, ledger, papers, numbers and mail, all in one
 * statement. Nothing is written where somebody else has changed the booking since it was read: then null.
 */
export async function saveStep(pool: Pool, saving: Saving): Promise<BookingRecord | null> {
  const { booking, change } = saving;
  const { rows } = await pool.query<SavedRow>(writeStatement(saving));
  const [row] = rows;
  if (row === undefined) return null;
  const saved = { ...booking, ...change.set, ...readSavedRow(row) };
  if (!mayForgetMeans(saved.state)) return saved;
  return { ...saved, order: { ...saved.order, payment: forgetMeans(saved.order.payment) } };
}

/** A part of the statement, which names its values as it is written. */
type Part = (saving: Saving, put: (value: unknown) => string) => string;

/**
 * What is written beside the booking itself. All of it is read from `b`: where that is empty, nothing happens. Parts that have nothing
 * to write are left out; each of the few combinations is planned once.
 */
const parts: Readonly<Record<string, { isNeeded(saving: Saving): boolean; readonly write: Part }>> = {
  step: {
    isNeeded: ({ step }) => step !== null,
    write: ({ step, at }, put) => `insert into booking_step (booking_id, name, input, outcome, at)
      select id, ${put(step?.name)}::text, ${put(step?.input)}::text, ${put(JSON.stringify(step?.outcome))}::jsonb, ${put(at)} from b
      on conflict (booking_id, name) do update set
        input = excluded.input, outcome = excluded.outcome, at = excluded.at, attempts = booking_step.attempts + 1`,
  },
  event: {
    isNeeded: ({ change }) => change.events.length > 0,
    write: ({ change, at }, put) => `insert into booking_event (booking_id, at, kind, facts)
      select id, ${put(at)}, e.kind, e.facts
      from b, jsonb_to_recordset(${put(JSON.stringify(change.events))}::jsonb) as e(kind text, facts jsonb)`,
  },
  movement: {
    isNeeded: ({ change }) => change.ledger.length > 0,
    write: (
      { change, at },
      put,
    ) => `insert into ledger_transaction (id, booking_id, kind, document, currency, at)
      select m.id, b.id, m.kind, m.document, m.currency, ${put(at)}
      from b, jsonb_to_recordset(${put(JSON.stringify(change.ledger))}::jsonb)
        as m(id text, kind text, document text, currency text)`,
  },
  entry: {
    isNeeded: ({ change }) => change.ledger.length > 0,
    write: ({ change }, put) => `insert into ledger_entry (transaction_id, account, amount)
      select m.id, e.account, e.amount
      from b, jsonb_to_recordset(${put(JSON.stringify(change.ledger))}::jsonb) as m(id text, entries jsonb),
        jsonb_to_recordset(m.entries) as e(account text, amount bigint)`,
  },
  paper: {
    isNeeded: ({ change }) => change.papers.length > 0,
    // Each content is a value of its own: as a list they would travel as text, twice as long.
    write: ({ change: { papers } }, put) => {
      const rows = papers.map(({ kind, name, type, content }) =>
        [
          `${put(kind)}::text`,
          `${put(name)}::text`,
          `${put(type)}::text`,
          `${put(Buffer.from(content))}::bytea`,
        ].join(),
      );
      return `insert into booking_paper (booking_id, kind, name, type, content)
        select b.id, p.* from b, (values (${rows.join('), (')})) as p on conflict do nothing`;
    },
  },
  mail: {
    isNeeded: ({ change }) => change.mail !== null,
    write: (
      { change },
      put,
    ) => `insert into booking_mail (booking_id, kind) select id, ${put(change.mail)}::text from b
      on conflict do nothing`,
  },
};

function writeStatement(saving: Saving): QueryConfig {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const isOwn = `id = ${put(saving.booking.id)} and version = ${put(saving.booking.version)}`;
  const needed = Object.entries(parts).filter(([, { isNeeded }]) => isNeeded(saving));
  const written = [
    ...writeNumber(saving, put, isOwn),
    `b as (update booking b set ${writeLife(saving, put)} where ${isOwn}
       returning b.id, b.version, b.certificate_number, b.invoice_number, b.entered_at, b.shopper_until)`,
    ...needed.map(([name, { write }]) => `${name} as (${write(saving, put)})`),
  ];
  const text = `with ${written.join(',\n')}\nselect ${savedColumns} from b`;
  return {
    name: ['booking-save', nameVariant(saving), ...needed.map(([name]) => name)].join(' '),
    text,
    values,
  };
}

/** Statements that differ in more than their parts. */
function nameVariant({ booking, change }: Saving): string {
  const isMove = (change.set.state ?? booking.state) !== booking.state;
  return [
    change.takesNumber,
    isMove ? 'move' : 'stay',
    change.wait === 'shopper' ? 'shopper' : '',
    mayForgetMeans(change.set.state ?? booking.state) ? 'forget' : '',
    change.papers.length,
  ].join();
}

/** The next number of a sequence, kept from everybody else until it is used. */
function writeNumber({ booking, change }: Saving, put: (value: unknown) => string, isOwn: string): string[] {
  if (change.takesNumber === null) return [];
  return [
    `locked as (select from booking where ${isOwn} for update)`,
    `number as (insert into booking_sequence as s (name, last)
       select ${put(nameSequence(booking, change.takesNumber))}, 1 from locked
       on conflict (name) do update set last = s.last + 1 returning last)`,
  ];
}

function writeLife(
  { booking, change, shopperLimit, lease }: Saving,
  put: (value: unknown) => string,
): string {
  const { takesNumber, wait } = change;
  const life = { ...booking, ...change.set };
  const later = (milliseconds: number | null) =>
    `clock_timestamp() + ${put(milliseconds)}::float8 * interval '1 millisecond'`;
  const columns: string[] = lifeColumns.map(([column, read]) => `${column} = ${put(read(life))}`);
  columns.push('version = b.version + 1', `locked_by = ${put(lease.holder)}`);
  columns.push(`locked_until = ${later(wait === 0 ? lease.leaseMs : null)}`);
  if (life.state !== booking.state) columns.push('entered_at = clock_timestamp()');
  if (mayForgetMeans(life.state)) {
    const means = put(JSON.stringify(forgetMeans(booking.order.payment)));
    columns.push(`"order" = jsonb_set(b."order", '{payment}', ${means}::jsonb)`);
  }
  if (takesNumber !== null) {
    const prefix = put(nameSequence(booking, takesNumber));
    columns.push(`${takesNumber}_number = ${prefix}::text || (select lpad(last::text, 7, '0') from number)`);
  }
  if (wait === 'shopper') {
    const until = `coalesce(b.shopper_until, ${later(shopperLimit)})`;
    columns.push(`shopper_until = ${until}`, `next_at = ${until}`);
  } else columns.push(`next_at = ${later(wait)}`);
  return columns.join(', ');
}

/** Columns of a booking's life, and what is written into them. */
const lifeColumns: readonly (readonly [column: string, read: (life: BookingLife) => unknown])[] = [
  ['state', ({ state }) => state],
  ['hold_state', ({ holdState }) => holdState],
  ['payment_state', ({ paymentState }) => paymentState],
  ['hold_id', ({ holdId }) => holdId],
  ['hold_total', ({ holdTotal }) => holdTotal],
  ['supplier_number', ({ supplierNumber }) => supplierNumber],
  ['supplier_fee', ({ supplierFee }) => supplierFee],
  ['payment_id', ({ paymentId }) => paymentId],
  ['action', ({ action }) => action && JSON.stringify(action)],
  ['details', ({ details }) => details],
  ['round', ({ round }) => round],
  ['booked_at', ({ bookedAt }) => bookedAt],
  ['failure', ({ failure }) => failure],
  ['new_base', ({ newBase }) => newBase],
  ['to_refund', ({ toRefund }) => toRefund],
  ['reason', ({ reason }) => reason],
  ['resume_state', ({ resumeState }) => resumeState],
  ['tries', ({ tries }) => tries],
  ['soft_told', ({ isSoftTold }) => isSoftTold],
];

/** What stands before a number: whose it is and of which year. Brands that begin alike share a sequence: no number is given twice. */
function nameSequence({ order, placedAt }: BookingRecord, numbered: 'certificate' | 'invoice'): string {
  const kind = numbered === 'invoice' ? 'R' : 'S';
  return `${order.brand.slice(0, 3).toUpperCase()}-${kind}${placedAt.getUTCFullYear()}-`;
}
