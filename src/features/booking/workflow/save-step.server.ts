import { sql, type Transaction, type Updateable } from 'kysely';
import { clockTimestamp, laterBy } from '../../../database/clock-timestamp.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { Lease } from '../../../jobs/job-queue.server.ts';
import { type BookingLife, type BookingRecord, isRefundWaiting } from '../model/booking-record.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { mayRedactPaymentDetails, redactPaymentDetails } from '../model/redact-payment-details.ts';
import type { VoucherHolds } from '../model/voucher-holds.server.ts';
import { VoucherRedeemedError, type VoucherSales } from '../model/voucher-sales.server.ts';
import { amendTrip, lockAmendedTrip } from '../store/amend-trip.server.ts';
import {
  type BookingDatabase,
  type BookingExpressions,
  closeBookingTables,
  openBookingTables,
  readSavedRow,
  selectSaved,
} from '../store/booking-rows.server.ts';
import { hasOpenChange } from '../store/has-open-change.server.ts';
import { insertMovement } from '../store/insert-movement.server.ts';
import { issueCancellationInvoices } from '../store/issue-cancellation-invoices.server.ts';
import { takeNumbers } from '../store/take-numbers.server.ts';
import type { BookingChange } from './booking-change.ts';
import { followTrip } from './follow-trip.server.ts';
import { saveDueRefund } from './save-due-refund.server.ts';

/** The step's answer that caused a change; stored with the change. */
export interface AnsweredStep {
  readonly name: string;
  /** Digest of the request. */
  readonly input: string;
  readonly outcome: object;
}

interface Saving {
  readonly booking: BookingRecord;
  readonly change: BookingChange;
  /** Null where the change came from the shopper or from staff. */
  readonly step: AnsweredStep | null;
  /** The provider's message that is applied by this change. */
  readonly messageId?: string;
  readonly at: Date;
  readonly vouchers: VoucherHolds;
  readonly sales: VoucherSales;
  readonly links: PaymentLinks;
  /** Milliseconds the shopper has, where the booking begins to wait for one. */
  readonly shopperLimitMs: number;
  /** The lease continues when the next step is due at once. */
  readonly lease: Lease;
  /** What else is stored with the change; where it throws, nothing is. */
  readonly also?: (trx: Db) => Promise<void>;
}

/**
 * Stores one change of a booking in one transaction: its fields, the step's answer, timeline, ledger, documents,
 * numbers, mail and vouchers. Returns null and stores nothing when another process has changed the booking since it was read.
 * @throws VoucherRedeemedError where it cancels a voucher of which something is redeemed; nothing is stored
 */
export async function saveStep(db: Db, saving: Saving): Promise<BookingRecord | null> {
  const { booking, change } = saving;
  const row = await openBookingTables(db)
    .transaction()
    .execute(async (trx) => {
      await lockAmendedTrip(trx, saving);
      const number = await allocateNumber(trx, saving);
      if (number === null) return undefined;
      const updated = await updateBooking(trx, saving, number);
      if (updated === undefined) return undefined;
      await insertFacts(trx, saving);
      await amendTrip(trx, saving);
      await saveDueRefund(trx, saving);
      await changeVouchers(closeBookingTables(trx), saving);
      await changeSale(closeBookingTables(trx), saving);
      await followTrip(trx, saving);
      await issueCancellationInvoices(trx, saving);
      await saving.also?.(closeBookingTables(trx));
      return updated;
    });
  if (row === undefined) {
    if (change.set.state === 'cancelling') await hurryRefunds(db, booking);
    return null;
  }
  const saved = { ...booking, ...change.set, ...readSavedRow(row) };
  if (!mayRedactPaymentDetails(saved.state)) return saved;
  return { ...saved, order: { ...saved.order, payment: redactPaymentDetails(saved.order.payment) } };
}

type Numbers = Partial<Record<'certificate_number' | 'invoice_number', string>>;

/** @returns no number when the change takes none; null when the booking was changed since it was read */
async function allocateNumber(
  trx: Transaction<BookingDatabase>,
  { booking, change: { takesNumber } }: Saving,
): Promise<Numbers | null> {
  if (takesNumber === null) return {};
  const { placedAt, version } = booking;
  const letter = takesNumber === 'invoice' ? 'R' : 'S';
  const [number] = (await takeNumbers(trx, booking, { letter, at: placedAt, count: 1, version })) ?? [];
  return number === undefined ? null : { [`${takesNumber}_number`]: number };
}

/** @returns undefined when the booking was changed since it was read */
function updateBooking(
  trx: Transaction<BookingDatabase>,
  { booking, change, shopperLimitMs, lease }: Saving,
  numbers: Numbers,
) {
  const { wait } = change;
  const life = { ...booking, ...change.set };
  return (
    trx
      .updateTable('booking')
      .set((eb) => ({
        ...toLifeColumns(life),
        ...numbers,
        version: eb('version', '+', 1),
        locked_by: lease.holder,
        locked_until: laterBy(wait === 0 ? lease.leaseMs : null),
      }))
      .$if(life.state !== booking.state || hasWaited(booking, life), (update) =>
        update.set({ entered_at: clockTimestamp }),
      )
      .$if(mayRedactPaymentDetails(life.state), (update) => {
        const paymentDetails = JSON.stringify(redactPaymentDetails(booking.order.payment));
        return update.set((eb) => ({
          order: sql<string>`jsonb_set(${eb.ref('order')}, '{payment}', ${paymentDetails}::jsonb)`,
        }));
      })
      .set((eb) => {
        if (wait !== 'shopper') return { next_at: laterBy(wait) };
        const until = eb.fn.coalesce('shopper_until', laterBy(shopperLimitMs));
        return { shopper_until: until, next_at: until };
      })
      .where('id', '=', booking.id)
      .where('version', '=', booking.version)
      .$if(life.state === 'cancelling' && booking.state === 'booked', (update) =>
        update.where((eb) => eb.not(hasOpenChange(booking.id))),
      )
      // A refund that is due is made first: the cancellation then counts it.
      .$if(life.state === 'cancelling', (update) => update.where(hasNoDueRefund))
      .returning(selectSaved)
      .executeTakeFirst()
  );
}

/** The time for which a refund waited is none in which the provider was silent. */
const hasWaited = (before: BookingLife, after: BookingLife) =>
  isRefundWaiting(before) && !isRefundWaiting(after);

/** What waits for its time is made now, so that the trip can be cancelled with the next try: unless something else has kept it from that. */
async function hurryRefunds(db: Db, { id, version }: BookingRecord): Promise<void> {
  await db
    .updateTable('due_refund')
    .set({ is_hurried: true })
    .where('booking_id', '=', id)
    .where('state', '=', 'due')
    .where('is_hurried', '=', false)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('booking').select('booking.id').where('id', '=', id).where('version', '=', version),
      ),
    )
    .where((eb) => eb.not(hasOpenChange(id)))
    .execute();
}

const hasNoDueRefund = ({ not, exists, selectFrom, ref }: BookingExpressions) =>
  not(
    exists(
      selectFrom('due_refund')
        .select('due_refund.id')
        .where('due_refund.booking_id', '=', ref('booking.id'))
        .where('due_refund.state', '=', 'due'),
    ),
  );

function toLifeColumns(life: BookingLife): Updateable<BookingDatabase['booking']> {
  return {
    state: life.state,
    hold_state: life.holdState,
    payment_state: life.paymentState,
    voucher_state: life.voucherState,
    miles_state: life.milesState,
    miles_reservation: life.milesReservation,
    hold_id: life.holdId,
    hold_total: life.holdTotal,
    supplier_number: life.supplierNumber,
    supplier_fee: life.supplierFee,
    agreed_fee: life.agreedFee,
    payment_id: life.paymentId,
    action: life.action && JSON.stringify(life.action),
    details: life.details,
    round: life.round,
    booked_at: life.bookedAt,
    failure: life.failure,
    new_base: life.newBase,
    to_refund: life.toRefund,
    miles_to_return: life.milesToReturn,
    charged_back: life.chargedBack,
    refunded: life.refunded,
    goodwill: life.goodwill,
    later_refund: life.laterRefund,
    paid_out: life.paidOut,
    refunded_miles: life.refundedMiles,
    refunded_vouchers: life.refundedVouchers,
    due_refund: life.dueRefund && JSON.stringify(life.dueRefund),
    attention: life.attention.length === 0 ? null : [...life.attention],
    refund_round: life.refundRound,
    reason: life.reason,
    resume_state: life.resumeState,
    tries: life.tries,
    soft_told: life.isDelayAnnounced,
  };
}

/** Inserts what a change stores outside the booking's own row. */
async function insertFacts(
  trx: Transaction<BookingDatabase>,
  { booking, change, step, messageId, at }: Saving,
): Promise<void> {
  const { id } = booking;
  if (messageId !== undefined)
    await trx
      .updateTable('payment_message')
      .set({ next_at: null })
      .where('booking_id', '=', id)
      .where('id', '=', messageId)
      .execute();
  if (step !== null) await insertStep(trx, id, step, at);
  await insertEvents(trx, id, change.events, at);
  for (const movement of change.ledger) await insertMovement(trx, id, movement, at);
  await insertDocuments(trx, id, change.documents);
  if (change.mail === null) return;
  const mail = trx.insertInto('booking_mail').values({ booking_id: id, kind: change.mail });
  await (change.mail === 'part-refund'
    ? mail.onConflict((conflict) => conflict.columns(['booking_id', 'kind']).doUpdateSet(sendAgain))
    : mail.onConflict((conflict) => conflict.doNothing())
  ).execute();
}

/** A later refund has a mail of its own, once the one before is sent. */
const sendAgain = {
  state: 'due',
  tries: 0,
  next_at: clockTimestamp,
  locked_until: null,
  copy: sql<number>`booking_mail.copy + 1`,
} as const;

async function changeVouchers(trx: Db, { booking: { id }, change, vouchers, at }: Saving): Promise<void> {
  if (change.vouchers === null) return;
  if (change.vouchers === 'burn') return vouchers.burn(trx, id, at);
  if (change.vouchers === 'release') return vouchers.release(trx, id, at);
  return vouchers.giveBack(trx, id, change.vouchers.giveBack, at);
}

/** @throws VoucherRedeemedError */
async function changeSale(trx: Db, { booking, change, sales, at }: Saving): Promise<void> {
  const { id, order } = booking;
  if (change.sale === null || order.kind !== 'voucher') return;
  if (change.sale === 'record') await sales.record(trx, { id, order }, at);
  else if (change.sale === 'freeze') await sales.freeze(trx, id, at);
  else if (change.sale === 'thaw') await sales.thaw(trx, id, at);
  else if (!(await sales.cancel(trx, id, at))) throw new VoucherRedeemedError();
}

/** Counts one attempt more when the step has an answer already. */
async function insertStep(
  trx: Transaction<BookingDatabase>,
  booking_id: string,
  { name, input, outcome }: AnsweredStep,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('booking_step')
    .values({ booking_id, at, name, input, outcome: JSON.stringify(outcome) })
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'name']).doUpdateSet((eb) => ({
        input: eb.ref('excluded.input'),
        outcome: eb.ref('excluded.outcome'),
        at: eb.ref('excluded.at'),
        attempts: eb('booking_step.attempts', '+', 1),
      })),
    )
    .execute();
}

async function insertEvents(
  trx: Transaction<BookingDatabase>,
  booking_id: string,
  events: BookingChange['events'],
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  await trx
    .insertInto('booking_event')
    .values(events.map(({ kind, facts }) => ({ booking_id, at, kind, facts: JSON.stringify(facts) })))
    .execute();
}

async function insertDocuments(
  trx: Transaction<BookingDatabase>,
  booking_id: string,
  documents: BookingChange['documents'],
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .insertInto('booking_document')
    .values(
      documents.map(({ kind, name, type, content, open = null }) => ({
        booking_id,
        kind,
        name,
        type,
        content,
        open_amount: open,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
