import { sql } from 'kysely';
import type { BrandVouchers } from '../../../brands/brand.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';

/** How many vouchers of a face value are left, where a brand sells a limited number (VOUCH-008, checkout X-061). */
export interface VoucherStock {
  /** Amounts of the brand that are for sale now, minor units; empty: none is (ERR-021). */
  listAvailable(brand: {
    readonly key: string;
    readonly vouchers: BrandVouchers;
  }): Promise<readonly number[]>;
  /** Takes one for a purchase that is about to be ordered; a repeated call takes no second one. False when none is left. */
  take(checkoutId: string): Promise<boolean>;
  /** Puts those back whose order has failed, or was never placed. */
  giveBackUnsold(): Promise<void>;
}

export function createVoucherStock(db: Db, clock: Clock): VoucherStock {
  return {
    async listAvailable({ key, vouchers }) {
      const soldOut = await db
        .selectFrom('voucher_stock')
        .select('amount')
        .where('brand', '=', key)
        .where('left_count', '=', 0)
        .execute();
      const gone = new Set(soldOut.map(({ amount }) => Number(amount)));
      return vouchers.amounts.filter((amount) => !gone.has(amount));
    },
    take: (checkoutId) =>
      db
        .transaction()
        .execute(async (trx) => {
          const holding = await trx
            .updateTable('voucher_checkout')
            .set({ holds_stock: true, used_at: clock.now() })
            .where('id', '=', checkoutId)
            .where('holds_stock', '=', false)
            .returning(['brand', 'amount'])
            .executeTakeFirst();
          if (holding === undefined) return true;
          const { rows } = await sql<{ left_count: number }>`
            update voucher_stock set left_count = left_count - 1
            where brand = ${holding.brand} and amount = ${holding.amount} and left_count > 0
            returning left_count`.execute(trx);
          if (rows.length > 0) return true;
          const limited = await trx
            .selectFrom('voucher_stock')
            .select('amount')
            .where('brand', '=', holding.brand)
            .where('amount', '=', holding.amount)
            .executeTakeFirst();
          if (limited !== undefined) throw new SoldOut();
          return true;
        })
        .catch((error: unknown) => {
          if (error instanceof SoldOut) return false;
          throw error;
        }),
    async giveBackUnsold() {
      const abandoned = new Date(clock.now().getTime() - voucherPolicy.stockHoldMs);
      await sql`
        with freed as (
          update voucher_checkout as checkout set holds_stock = false
          where holds_stock
            and used_at < ${abandoned}
            and not exists (select from booking where checkout_id = checkout.id and not has_failed)
          returning brand, amount),
        counted as (select brand, amount, count(*)::integer as freed_count from freed group by brand, amount)
        update voucher_stock as stock set left_count = left_count + freed_count
        from counted where stock.brand = counted.brand and stock.amount = counted.amount`.execute(db);
    },
  };
}

/** Rolls the transaction back: the purchase holds nothing. */
class SoldOut extends Error {}
