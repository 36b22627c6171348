import type { Db } from '../../../database/open-kysely.server.ts';
import type { VoucherOrder } from '../../../domain/booking/booking-order.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { SoldVoucher } from '../../../domain/vouchers/sold-voucher.ts';

/** A voucher that a traveller has taken in place of money. */
export interface VoucherInPlace {
  /** The booking that owed the money. */
  readonly bookingId: string;
  readonly companyId: string;
  readonly brand: string;
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: number;
}

/** The gift vouchers that orders buy, and those that take the place of money. All calls are part of the booking's own transaction. */
export interface VoucherSales {
  /** The vouchers that bookings have sold, by the booking's id. */
  find(db: Db, bookingIds: readonly string[]): Promise<ReadonlyMap<string, SoldVoucher>>;
  /** The voucher is paid: from now on it is owed, and delivered when the order says. */
  record(trx: Db, booking: { readonly id: string; readonly order: VoucherOrder }, at: Date): Promise<void>;
  /** The contract is over: nobody can redeem the voucher any more. False for one of which something is redeemed; the caller changes nothing. */
  cancel(trx: Db, bookingId: string, at: Date): Promise<boolean>;
  /** The bank has taken the payment back: what is left on the voucher cannot be redeemed until it returns it, or staff decide. */
  freeze(trx: Db, bookingId: string, at: Date): Promise<void>;
  /** The bank has returned all that it had taken: the voucher is what it was before, with what is left on it. */
  thaw(trx: Db, bookingId: string, at: Date): Promise<void>;
  /** The last day of such a voucher that is given on a day; null for a brand without vouchers. */
  lastDayInPlace(brand: string, given: Day): Day | null;
  /** A voucher that pays for any trip from now on, and is delivered at once. @returns its id */
  giveInPlace(trx: Db, voucher: VoucherInPlace, at: Date): Promise<string>;
}

/** Something of the voucher is redeemed: thrown so that the transaction of its cancellation stores nothing. */
export class VoucherRedeemedError extends Error {}

/** A shop that sells no gift vouchers. */
export const noVoucherSales: VoucherSales = {
  find: async () => new Map(),
  record: () => Promise.reject(new Error('No vouchers are sold')),
  cancel: async () => false,
  freeze: () => Promise.reject(new Error('No vouchers are sold')),
  thaw: () => Promise.reject(new Error('No vouchers are sold')),
  lastDayInPlace: () => null,
  giveInPlace: () => Promise.reject(new Error('No vouchers are sold')),
};
