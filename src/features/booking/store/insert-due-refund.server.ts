import { randomBytes } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { RefundReason } from '../model/refunds/due-refund.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';

/** Money that is owed to a shopper whose trip goes ahead. */
export interface NewDueRefund {
  /** The booking whose payment it is refunded to. */
  readonly bookingId: string;
  /** Minor units, above 0. */
  readonly amount: number;
  readonly reason: RefundReason;
  readonly note?: string;
  /** Name of the member of staff; null where a rule of ours has decided. */
  readonly decidedBy?: string | null;
  /** True where a second person has to confirm it. */
  readonly isProposed?: boolean;
}

/** Stores a refund that is due, as a part of the transaction that it follows from; a process that runs bookings makes it within a second. */
export async function insertDueRefund(trx: Db, refund: NewDueRefund, at: Date): Promise<string> {
  const id = randomBytes(15).toString('base64url');
  await trx
    .insertInto('due_refund')
    .values({
      id,
      booking_id: refund.bookingId,
      amount: refund.amount,
      reason: refund.reason,
      note: refund.note ?? '',
      decided_by: refund.decidedBy ?? null,
      state: refund.isProposed === true ? 'proposed' : 'due',
      created_at: at,
      promised_on: formatDay(promisedDay(at)),
    })
    .execute();
  return id;
}
