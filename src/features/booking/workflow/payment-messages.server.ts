import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { PaymentWebhook } from '../../../ports/payment/payment-port.ts';
import { ATTENTIONS, type Attention, type BookingRecord } from '../model/booking-record.ts';
import type { BookingTimings } from '../model/booking-timings.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import { applyPaymentMessage, noteForStaff, type PaymentMessage } from './apply-payment-message.ts';
import type { BookingRunner } from './booking-runner.server.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: Pick<BookingStore, 'find'>;
  readonly runner: Pick<BookingRunner, 'change'>;
  readonly timings: BookingTimings;
  readonly report: (error: unknown) => void;
}

/**
 * Records what the provider reports about the money of bookings, each message once. A message is stored before it is applied, so
 * that a booking that cannot take it now does not keep the provider from sending others.
 */
export function createPaymentMessages({ db, clock, store, runner, timings, report }: Options) {
  /** @returns false where the booking cannot take the message yet */
  async function apply(bookingId: string, { id }: Pick<PaymentMessage, 'id'>): Promise<boolean> {
    for (let tries = 0; tries < bookingLimits.messageTries; tries += 1) {
      const booking = await store.find(bookingId);
      const row = await db
        .selectFrom('payment_message')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .where('id', '=', id)
        .where('next_at', 'is not', null)
        .executeTakeFirst();
      if (booking === null || row === undefined) return true;
      const amount = row.amount === null ? null : Number(row.amount);
      // Only what `receive` has stored is read.
      const message = { id, event: row.event as Attention, amount };
      const isOld = clock.now().getTime() - row.received_at.getTime() >= timings.messageLimitMs;
      if (await record(booking, message, isOld)) return true;
    }
    return false;
  }

  /**
   * Applies a message to the booking as it was just read. One that cannot be applied, or whose change the database refuses, is for
   * staff once it is old: until then it is tried again.
   * @returns false where the booking has changed meanwhile, or cannot take the message yet
   */
  async function record(booking: BookingRecord, message: PaymentMessage, isOld: boolean): Promise<boolean> {
    try {
      const change = applyPaymentMessage(booking, message);
      if (change !== 'not-yet') return await runner.change(booking, change, message.id);
      if (!isOld) return false;
    } catch (error) {
      if (!isOld) throw error;
      report(error);
    }
    return runner.change(booking, noteForStaff(booking, message), message.id);
  }

  /** A message that fails keeps no other from being applied, and is due again. */
  async function applyAlone(bookingId: string, message: Pick<PaymentMessage, 'id'>): Promise<void> {
    await apply(bookingId, message).catch(report);
  }

  async function applyDue(): Promise<void> {
    const now = clock.now();
    const due = await db
      .updateTable('payment_message')
      .set({ next_at: new Date(now.getTime() + timings.messageRetryMs) })
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('booking_id', 'id'),
          'in',
          selectFrom('payment_message')
            .select(['booking_id', 'id'])
            .where('next_at', '<=', now)
            .orderBy('next_at')
            .limit(bookingLimits.bookingsAtOnce)
            .$asTuple('booking_id', 'id'),
        ),
      )
      // Another process may have applied one since the rows were chosen: the row that it has left is looked at.
      .where('next_at', '<=', now)
      .returning(['booking_id', 'id', 'received_at'])
      .execute();
    for (const { booking_id, id } of due.toSorted((one, other) => +one.received_at - +other.received_at))
      await applyAlone(booking_id, { id });
  }

  const repeating = startInterval({ intervalMs: timings.messageRetryMs, run: applyDue, report });

  return {
    /**
     * Stores a message about a booking's money and applies it now, or later; other webhooks are none of its. Once it is stored, the
     * provider need not send it again.
     */
    async receive(bookingId: string, { id, event, ...webhook }: PaymentWebhook): Promise<boolean> {
      if (!(ATTENTIONS as readonly string[]).includes(event)) return false;
      const now = clock.now();
      const isReadable = webhook.amount === undefined || isAmount(webhook.amount);
      const amount = isReadable ? (webhook.amount ?? null) : null;
      await db
        .insertInto('payment_message')
        .columns(['booking_id', 'id', 'event', 'amount', 'received_at', 'next_at'])
        .expression((eb) =>
          eb
            .selectFrom('booking')
            .select((of) => [
              'booking.id',
              of.val(id).as('message_id'),
              of.val<string>(isReadable ? event : 'mismatch').as('event'),
              sql<string | null>`${amount}::bigint`.as('amount'),
              of.val(now).as('received_at'),
              of.val(new Date(now.getTime() + timings.messageRetryMs)).as('next_at'),
            ])
            .where('booking.id', '=', bookingId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await applyAlone(bookingId, { id });
      return true;
    },
    applyDue,
    close: () => repeating.close(),
  };
}

/** What the table can store; another amount is for staff, and no reason to refuse the message. */
function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}
