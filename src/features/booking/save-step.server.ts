import type { Pool } from 'pg';
import type { BookingChange } from './booking-change.ts';
import type { BookingLife, BookingRecord } from './booking-record.ts';
import { type BookingRow, bookingColumns, readBookingRow } from './booking-rows.server.ts';
import type { Lease } from './booking-store.server.ts';

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
  const { rows } = await pool.query<BookingRow>({
    name: 'booking-save',
    text: statement,
    values: listValues(saving),
  });
  return rows[0] === undefined ? null : readBookingRow(rows[0]);
}

/** Everything is read from `locked`: where it is empty, nothing happens. Data goes in as JSON, one plan serves all steps. */
const statement = `with locked as (
  select * from booking where id = $1 and version = $2 for update
), step as (
  insert into booking_step (booking_id, name, input, outcome, at)
  select id, $3, $4, $5::jsonb, $6 from locked where $3::text is not null
  on conflict (booking_id, name) do update
    set input = excluded.input, outcome = excluded.outcome, at = excluded.at, attempts = booking_step.attempts + 1
), event as (
  insert into booking_event (booking_id, at, kind, facts)
  select id, $6, e.kind, e.facts from locked, jsonb_to_recordset($7::jsonb) as e(kind text, facts jsonb)
), movement as (
  insert into ledger_transaction (id, booking_id, kind, document, currency, at)
  select m.id, locked.id, m.kind, m.document, m.currency, $6
  from locked, jsonb_to_recordset($8::jsonb) as m(id text, kind text, document text, currency text)
), entry as (
  insert into ledger_entry (transaction_id, account, amount)
  select m.id, e.account, e.amount
  from locked, jsonb_to_recordset($8::jsonb) as m(id text, entries jsonb),
    jsonb_to_recordset(m.entries) as e(account text, amount bigint)
), paper as (
  insert into booking_paper (booking_id, kind, name, type, content)
  select locked.id, p.kind, p.name, p.type, p.content
  from locked, unnest($9::text[], $10::text[], $11::text[], $12::bytea[]) as p(kind, name, type, content)
  on conflict do nothing
), mail as (
  insert into booking_mail (booking_id, kind) select id, $13 from locked where $13::text is not null
  on conflict do nothing
), number as (
  insert into booking_sequence as s (name, last)
  select ($14::text || '/' || ("order" ->> 'brand')), 1 from locked where $14::text is not null
  on conflict (name) do update set last = s.last + 1 returning last
), b as (
  update booking set version = booking.version + 1,
    state = n.state, hold_state = n."holdState", payment_state = n."paymentState", hold_id = n."holdId",
    hold_total = n."holdTotal", supplier_number = n."supplierNumber", supplier_fee = n."supplierFee",
    payment_id = n."paymentId", action = n.action, details = n.details, round = n.round, booked_at = n."bookedAt",
    failure = n.failure, new_base = n."newBase", to_refund = n."toRefund", reason = n.reason,
    resume_state = n."resumeState", tries = n.tries, soft_told = n."isSoftTold",
    certificate_number = case when $14 = 'certificate' then $15 || (select lpad(last::text, 7, '0') from number) else booking.certificate_number end,
    invoice_number = case when $14 = 'invoice' then $15 || (select lpad(last::text, 7, '0') from number) else booking.invoice_number end,
    entered_at = case when n.state = booking.state then booking.entered_at else clock_timestamp() end,
    shopper_until = case when $16 then coalesce(booking.shopper_until, clock_timestamp() + $17::float8 * interval '1 millisecond') else booking.shopper_until end,
    next_at = case when $16 then coalesce(booking.shopper_until, clock_timestamp() + $17::float8 * interval '1 millisecond')
      else clock_timestamp() + $18::float8 * interval '1 millisecond' end,
    locked_by = $19, locked_until = clock_timestamp() + $20::float8 * interval '1 millisecond'
  from locked, jsonb_to_record($21::jsonb) as n(state text, "holdState" text, "paymentState" text, "holdId" text,
    "holdTotal" bigint, "supplierNumber" text, "supplierFee" bigint, "paymentId" text, action jsonb, details text,
    round integer, "bookedAt" timestamptz, failure text, "newBase" bigint, "toRefund" bigint, reason text,
    "resumeState" text, tries integer, "isSoftTold" boolean)
  where booking.id = locked.id returning booking.*
) select ${bookingColumns} from b`;

function listValues({ booking, change, step, at, shopperLimit, lease }: Saving): unknown[] {
  const { papers, wait } = change;
  return [
    booking.id,
    booking.version,
    step?.name ?? null,
    step?.input ?? null,
    step === null ? null : JSON.stringify(step.outcome),
    at,
    JSON.stringify(change.events),
    JSON.stringify(change.ledger),
    papers.map(({ kind }) => kind),
    papers.map(({ name }) => name),
    papers.map(({ type }) => type),
    papers.map(({ content }) => Buffer.from(content)),
    change.mail,
    change.takesNumber,
    nameSequence(booking, change),
    wait === 'shopper',
    shopperLimit,
    wait === 'shopper' ? null : wait,
    lease.holder,
    wait === 0 ? lease.for : null,
    JSON.stringify({ ...takeLife(booking), ...change.set }),
  ];
}

/** What stands before a number: whose it is and of which year. */
function nameSequence({ order, placedAt }: BookingRecord, { takesNumber }: BookingChange): string | null {
  if (takesNumber === null) return null;
  const kind = takesNumber === 'invoice' ? 'R' : 'S';
  return `${order.brand.slice(0, 3).toUpperCase()}-${kind}${placedAt.getUTCFullYear()}-`;
}

function takeLife(booking: BookingRecord): BookingLife {
  const { state, holdState, paymentState, holdId, holdTotal, supplierNumber, supplierFee, paymentId } =
    booking;
  const { action, details, round, bookedAt, failure, newBase, toRefund, reason, resumeState } = booking;
  const { tries, isSoftTold } = booking;
  return {
    ...{ state, holdState, paymentState, holdId, holdTotal, supplierNumber, supplierFee, paymentId },
    ...{ action, details, round, bookedAt, failure, newBase, toRefund, reason, resumeState },
    ...{ tries, isSoftTold },
  };
}
