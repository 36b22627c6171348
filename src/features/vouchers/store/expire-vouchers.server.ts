import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherLimits } from '../../../defaults.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { VoucherLedger } from '../model/voucher-ledger.server.ts';
import { openVoucherTables } from './voucher-rows.server.ts';

interface ExpiryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: VoucherLedger;
}

/**
 * Lets vouchers expire whose last day is over: what is left on them is the shop's. What open bookings have set aside stays set aside.
 * @returns how many have expired
 */
export async function expireVouchers({ db, clock, ledger }: ExpiryDeps): Promise<number> {
  let count = 0;
  for (;;) {
    const expired = await expireBatch({ db, clock, ledger });
    count += expired;
    if (expired < voucherLimits.expiredAtOnce) return count;
  }
}

function expireBatch({ db, clock, ledger }: ExpiryDeps): Promise<number> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const due = await openVoucherTables(trx)
      .selectFrom('voucher')
      .select(['id', 'currency'])
      .where('state', '=', 'active')
      .where('expires_on', '<', sql<Date>`${formatDay(dayAt(at))}::date`)
      .orderBy('id')
      .limit(voucherLimits.expiredAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, currency } of due) {
      const { left } = await trx
        .selectFrom('voucher_movement')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), sql.lit('0')).as('left'))
        .where('voucher_id', '=', id)
        .executeTakeFirstOrThrow();
      await trx.updateTable('voucher').set({ state: 'expired' }).where('id', '=', id).execute();
      const amount = Number(left);
      if (amount === 0) continue;
      await trx
        .insertInto('voucher_movement')
        .values({ voucher_id: id, at, kind: 'expiry', amount: -amount })
        .execute();
      await ledger.expire(trx, { voucherId: id, currency, amount, at });
    }
    return due.length;
  });
}
