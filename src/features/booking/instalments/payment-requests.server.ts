import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { type PaymentRequest, paymentRequestStates } from '../model/payment-request.ts';
import type { BookingDatabase } from '../store/booking-rows.server.ts';
import { planReminder } from './plan-reminders.ts';

/** What a request is opened with. */
export interface NewPaymentRequest
  extends Pick<PaymentRequest, 'bookingId' | 'amount' | 'purpose' | 'note' | 'dueOn' | 'requestedBy'> {
  readonly at: Date;
}

/**
 * Opens a request with its first reminder, as a part of the transaction that it follows from.
 * @returns false where the trip has an open one already
 */
export async function openPaymentRequest(
  trx: Kysely<BookingDatabase>,
  links: PaymentLinks,
  { bookingId, amount, purpose, note, dueOn, requestedBy, at }: NewPaymentRequest,
): Promise<boolean> {
  const id = randomBytes(16).toString('base64url');
  const first = planReminder(purpose, dueOn, 0, at);
  const opened = await trx
    .insertInto('payment_request')
    .values({
      id,
      booking_id: bookingId,
      amount,
      purpose,
      note,
      requested_by: requestedBy,
      due_on: formatDay(dueOn),
      token_digest: links.digestOf(links.tokenOf(id)),
      created_at: at,
      stage: first?.stage ?? 0,
      next_at: first?.at ?? null,
    })
    .onConflict((conflict) => conflict.column('booking_id').where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst();
  return opened !== undefined;
}

/** Ends the open request of a trip: nobody pays it any more. @returns false where there is none */
export async function withdrawPaymentRequest(
  trx: Kysely<BookingDatabase>,
  bookingId: string,
  at: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable('payment_request')
    .set({ state: 'withdrawn', ended_at: at })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', paymentRequestStates.listBefore('withdrawn'))
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** The payment that a trip waits for. */
export type OpenRequest = Pick<PaymentRequest, 'id' | 'amount' | 'purpose' | 'dueOn' | 'requestedBy'>;

/** Finds the payment that is asked for, whatever its purpose, and locks it until the transaction ends; null where none is. */
export async function findOpenRequest(
  trx: Kysely<BookingDatabase>,
  bookingId: string,
): Promise<OpenRequest | null> {
  const open = await trx
    .selectFrom('payment_request')
    .select(['id', 'amount', 'purpose', 'requested_by', sql<string>`due_on::text`.as('due_on')])
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) return null;
  return {
    id: open.id,
    amount: Number(open.amount),
    purpose: open.purpose,
    dueOn: requireDay(open.due_on),
    requestedBy: open.requested_by,
  };
}

/**
 * Makes an open request ask for what is owed by now and by when, with the link it has; one of nothing is withdrawn. Whether it cancels its trip
 * stays as it is.
 * @param amount minor units
 */
export async function adjustRequest(
  trx: Kysely<BookingDatabase>,
  open: OpenRequest,
  { amount, dueOn, at }: Pick<NewPaymentRequest, 'amount' | 'dueOn' | 'at'>,
): Promise<void> {
  const first = planReminder(open.purpose, dueOn, 0, at);
  // Reminders that are sent already are not sent again for the same day.
  const moved =
    open.dueOn === dueOn
      ? {}
      : {
          due_on: formatDay(dueOn),
          stage: first?.stage ?? 0,
          next_at: first?.at ?? null,
          tries: 0,
          // A reminder of the old day that is being sent plans nothing any more.
          locked_by: null,
          locked_until: null,
        };
  await trx
    .updateTable('payment_request')
    .set(
      amount === 0
        ? { state: paymentRequestStates.move('open', 'withdrawn'), ended_at: at }
        : { amount, ...moved },
    )
    .where('id', '=', open.id)
    .execute();
}

/** Finds the request of a link; null for a token that is none. */
export async function findPaymentRequest(
  db: Db,
  links: PaymentLinks,
  token: string,
): Promise<PaymentRequest | null> {
  const row = await selectRequests(db).where('token_digest', '=', links.digestOf(token)).executeTakeFirst();
  return row === undefined ? null : readPaymentRequest(row);
}

export async function findRequestById(db: Db, id: string): Promise<PaymentRequest | null> {
  const row = await selectRequests(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : readPaymentRequest(row);
}

/** The requests of a trip, the oldest first. */
export async function listPaymentRequests(db: Db, bookingId: string): Promise<readonly PaymentRequest[]> {
  const rows = await selectRequests(db).where('booking_id', '=', bookingId).orderBy('created_at').execute();
  return rows.map(readPaymentRequest);
}

/** A date is selected as text, because the driver reads it as a moment. */
const selectRequests = (db: Db) =>
  db
    .selectFrom('payment_request')
    .select([
      'id',
      'booking_id',
      'amount',
      'purpose',
      'note',
      'state',
      'requested_by',
      sql<string>`due_on::text`.as('due_on'),
    ]);

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

function readPaymentRequest(row: RequestRow): PaymentRequest {
  return {
    id: row.id,
    bookingId: row.booking_id,
    amount: Number(row.amount),
    purpose: row.purpose,
    note: row.note,
    dueOn: requireDay(row.due_on),
    state: row.state,
    requestedBy: row.requested_by,
  };
}
