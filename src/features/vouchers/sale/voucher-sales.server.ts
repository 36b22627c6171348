import type { LiveBrands } from '../../../brands/load-brands.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherPolicy } from '../../../defaults.ts';
import type { VoucherOrder } from '../../../domain/booking/booking-order.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import { instantOf } from '../../../domain/time/local-moment.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { canMoveVoucher } from '../../../domain/vouchers/voucher-state.ts';
import { lastDayOfVoucher } from '../model/last-day-of-voucher.ts';
import { insertVoucher } from '../store/issue-voucher.server.ts';
import { readSoldVouchers } from '../store/read-sold-voucher.server.ts';
import { openVoucherTables } from '../store/voucher-rows.server.ts';
import { reviveVoucher, setVoucherState } from '../store/voucher-state.server.ts';

/** A voucher order whose money is captured. */
interface SoldOrder {
  readonly id: string;
  readonly order: VoucherOrder;
}

/** A voucher in place of money that a booking owed; the amount is in minor units. */
interface OwedVoucher {
  readonly bookingId: string;
  readonly companyId: string;
  readonly brand: string;
  readonly market: MarketCode;
  readonly currency: CurrencyCode;
  readonly amount: number;
}

/** Nobody agrees to conditions in place of money. */
const withoutConditions = { waitingDays: 0, minimum: 0, isCombinable: true } as const;

/**
 * The vouchers that orders buy (`VoucherSales` of the bookings). Every call is a part of the booking's own transaction, and may be repeated.
 */
export function createVoucherSales(brands: Pick<LiveBrands, 'get'>) {
  return {
    find: readSoldVouchers,
    async record(trx: Db, { id: bookingId, order }: SoldOrder, at: Date): Promise<void> {
      if ((await lockVoucher(trx, bookingId)) !== null) return;
      const { companyId, brand, market, currency, voucher } = order;
      const { vouchers } = brands.get(brand);
      if (vouchers === null) throw new Error(`The brand ${brand} sells no vouchers`);
      const voucherId = await insertVoucher(trx, {
        companyId,
        brand,
        market,
        currency,
        amount: voucher.amount,
        validYears: vouchers.validYears,
        terms: vouchers.terms,
        bookingId,
        at,
      });
      await trx
        .insertInto('voucher_delivery')
        .values({ voucher_id: voucherId, due_at: findDeliveryTime(voucher.delivery.day, at) })
        .execute();
    },
    async cancel(trx: Db, bookingId: string, at: Date): Promise<boolean> {
      const voucher = await lockVoucher(trx, bookingId);
      if (voucher === null || voucher.state === 'void') return true;
      if (voucher.balance !== voucher.faceAmount || !canMoveVoucher(voucher.state, 'void')) return false;
      await setVoucherState(trx, voucher, 'void');
      await trx
        .insertInto('voucher_movement')
        .values({
          voucher_id: voucher.id,
          at,
          kind: 'refund',
          amount: -voucher.balance,
          booking_id: bookingId,
        })
        .execute();
      await trx
        .updateTable('voucher_delivery')
        .set({ ended_at: at, end_reason: 'withdrawn' })
        .where('voucher_id', '=', voucher.id)
        .where('ended_at', 'is', null)
        .execute();
      return true;
    },
    async freeze(trx: Db, bookingId: string, at: Date): Promise<void> {
      const voucher = await lockVoucher(trx, bookingId);
      // Of one that has expired or is void nothing is left to redeem.
      if (voucher === null || !canMoveVoucher(voucher.state, 'frozen')) return;
      await setVoucherState(trx, voucher, 'frozen');
      await recordEvent(trx, voucher.id, 'frozen', at);
    },
    async thaw(trx: Db, bookingId: string, at: Date): Promise<void> {
      const voucher = await lockVoucher(trx, bookingId);
      if (voucher?.state !== 'frozen' || !(await reviveVoucher(trx, voucher.id))) return;
      await recordEvent(trx, voucher.id, 'thawed', at);
      // What was due while it was frozen has reached nobody.
      await trx
        .updateTable('voucher_delivery')
        .set({ due_at: at, ended_at: null, end_reason: null, attempts: 0 })
        .where('voucher_id', '=', voucher.id)
        .where('end_reason', '=', 'unavailable')
        .execute();
    },
    lastDayInPlace(brand: string, given: Day): Day | null {
      const { vouchers } = brands.get(brand);
      return vouchers && lastDayOfVoucher(given, vouchers.validYears);
    },
    async giveInPlace(trx: Db, { bookingId, ...voucher }: OwedVoucher, at: Date): Promise<string> {
      const { vouchers } = brands.get(voucher.brand);
      if (vouchers === null) throw new Error(`The brand ${voucher.brand} sells no vouchers`);
      const { validYears } = vouchers;
      const owed = {
        ...voucher,
        validYears,
        terms: withoutConditions,
        bookingId: null,
        owedBy: bookingId,
        at,
      };
      const voucherId = await insertVoucher(trx, owed);
      await trx.insertInto('voucher_delivery').values({ voucher_id: voucherId, due_at: at }).execute();
      return voucherId;
    },
  };
}

/** At once, or at eight o'clock of the shop's time on the day that the buyer has chosen. */
export function findDeliveryTime(day: string | null, soldAt: Date): Date {
  if (day === null) return soldAt;
  const minutes = voucherPolicy.deliveryMinutes;
  const chosen = instantOf({ day: requireDay(day), minutes, timeZone: SHOP_TIME_ZONE });
  return new Date(Math.max(chosen, soldAt.getTime()));
}

/** The voucher that a booking has sold, locked against redeeming until the transaction ends; null for none. */
async function lockVoucher(trx: Db, bookingId: string) {
  const voucher = await openVoucherTables(trx)
    .selectFrom('voucher')
    .select(['id', 'state', 'face_amount'])
    .where('booking_id', '=', bookingId)
    .forUpdate()
    .executeTakeFirst();
  if (voucher === undefined) return null;
  const { balance } = await trx
    .selectFrom('voucher_movement')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('balance'))
    .where('voucher_id', '=', voucher.id)
    .executeTakeFirstOrThrow();
  const { id, state } = voucher;
  return { id, state, faceAmount: Number(voucher.face_amount), balance: Number(balance) };
}

async function recordEvent(trx: Db, voucherId: string, kind: 'frozen' | 'thawed', at: Date): Promise<void> {
  await trx.insertInto('voucher_event').values({ voucher_id: voucherId, at, kind }).execute();
}
