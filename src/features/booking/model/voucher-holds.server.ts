import type { Db } from '../../../database/open-kysely.server.ts';
import type { VoucherLock } from '../../../domain/booking/voucher-lock.ts';

/**
 * The gift vouchers that pay for bookings. All calls are part of the booking's own transaction, so that booking and vouchers never
 * disagree; repeated for the same booking, a call changes nothing.
 */
export interface VoucherHolds {
  /** Sets the amounts aside for the booking. False where a voucher cannot pay its part: the caller stores nothing. */
  lock(trx: Db, lock: VoucherLock): Promise<boolean>;
  /** Spends what is locked. */
  burn(trx: Db, bookingId: string, at: Date): Promise<void>;
  /** Frees what is locked. */
  release(trx: Db, bookingId: string, at: Date): Promise<void>;
  /**
   * Returns a part of what was burnt, or all of it.
   * @param amount what the booking gives back in all, minor units: at most what was burnt; 0 where a fee takes it all
   */
  giveBack(trx: Db, bookingId: string, amount: number, at: Date): Promise<void>;
}

/** A voucher of an order cannot pay its part any more, or its promotion code is used up: thrown so that the transaction stores nothing. */
export class VoucherGoneError extends Error {}

/** A shop without gift vouchers: an order with one is refused, and no booking has one. */
export const noVoucherHolds: VoucherHolds = {
  lock: async () => false,
  burn: () => Promise.reject(new Error('There are no vouchers to burn')),
  release: () => Promise.reject(new Error('There are no vouchers to release')),
  giveBack: () => Promise.reject(new Error('There are no vouchers to give back')),
};
