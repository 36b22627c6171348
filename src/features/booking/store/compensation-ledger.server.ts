import type { Transaction } from 'kysely';
import type { Database } from '../../../database/database-types.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import {
  bookCompensation,
  bookCompensationPayout,
  LEDGER_MOVEMENTS,
  type LedgerMovement,
} from '../model/ledger.ts';
import { openBookingTables } from './booking-rows.server.ts';
import { insertMovement } from './insert-movement.server.ts';

/** What a compensation of a booking may come to. */
export interface PaidSoFar {
  readonly currency: CurrencyCode;
  /** Minor units that the shopper has paid and not got back so far, in any way. */
  readonly paid: number;
}

/** Money that shoppers get back after a complaint. All calls are part of the caller's transaction. */
export interface CompensationLedger {
  /** Locks the booking until the transaction ends, so that no two compensations share what was paid. Null where there is no such booking. */
  lockPaid(trx: Transaction<Database>, bookingId: string): Promise<PaidSoFar | null>;
  /** Records that we owe the shopper money: once per compensation. @param amount minor units */
  owe(trx: Transaction<Database>, compensation: CompensationMovement): Promise<void>;
  /** Records that it was paid out from our own account: once per compensation. */
  payOut(trx: Transaction<Database>, compensation: CompensationMovement): Promise<void>;
}

export interface CompensationMovement {
  readonly bookingId: string;
  /** UUID. */
  readonly compensationId: string;
  /** Minor units. */
  readonly amount: number;
  readonly at: Date;
}

/** Movements by which shoppers pay or get something back, and those that only change what they owe, or are between us and others. */
const isPaidOrReturned = {
  sale: false,
  capture: true,
  refund: true,
  'refund-reversal': true,
  payout: true,
  chargeback: true,
  'chargeback-reversal': true,
  cancellation: false,
  change: false,
  compensation: false,
  'voucher-redemption': true,
  'voucher-return': true,
  'voucher-expiry': false,
  'voucher-correction': false,
  'voucher-payout': true,
  'miles-redemption': true,
  'miles-return': true,
} as const satisfies Record<LedgerMovement, boolean>;

const shopperMovements = LEDGER_MOVEMENTS.filter((movement) => isPaidOrReturned[movement]);

export const compensationLedger: CompensationLedger = {
  async lockPaid(trx, bookingId) {
    const booking = await lockBooking(trx, bookingId);
    if (booking === undefined) return null;
    const { moved } = await trx
      .selectFrom('ledger_transaction')
      .innerJoin('ledger_entry', 'ledger_entry.transaction_id', 'ledger_transaction.id')
      .select(({ fn }) => fn.sum<string | null>('ledger_entry.amount').as('moved'))
      .where('ledger_transaction.booking_id', '=', bookingId)
      .where('ledger_transaction.kind', 'in', shopperMovements)
      .where('ledger_entry.account', '=', 'shopper')
      .executeTakeFirstOrThrow();
    // Shoppers owe what is on their account, so what they pay is negative there.
    return { currency: booking.order.currency, paid: -Number(moved ?? 0) };
  },
  async owe(trx, { bookingId, compensationId, amount, at }) {
    const booking = await requireBooking(trx, bookingId);
    await insertMovement(
      openBookingTables(trx),
      bookingId,
      bookCompensation(booking, amount, compensationId),
      at,
    );
  },
  async payOut(trx, { bookingId, compensationId, amount, at }) {
    const booking = await requireBooking(trx, bookingId);
    const movement = bookCompensationPayout(booking, amount, compensationId);
    await insertMovement(openBookingTables(trx), bookingId, movement, at);
  },
};

function lockBooking(trx: Transaction<Database>, bookingId: string) {
  return openBookingTables(trx)
    .selectFrom('booking')
    .select(['id', 'attempt', 'order'])
    .where('id', '=', bookingId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function requireBooking(trx: Transaction<Database>, bookingId: string) {
  const booking = await lockBooking(trx, bookingId);
  if (booking === undefined) throw new Error(`There is no booking ${bookingId}`);
  return booking;
}
