import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherLimits } from '../../../defaults.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { listStatesBefore } from '../../../domain/vouchers/voucher-state.ts';
import type { VoucherLedger } from '../model/voucher-ledger.server.ts';
import { openVoucherTables } from './voucher-rows.server.ts';
import { setVoucherState } from './voucher-state.server.ts';

interface ExpiryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly ledger: VoucherLedger;
}

/**
 * Lets vouchers expire whose last day is over, blocked and frozen ones, too: what is left on them is the shop's. What open bookings have set
 * aside stays set aside, and what a buyer owes for a sale that was charged back stays owed.
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
      .select(['id', 'state', 'currency'])
      .where('state', 'in', listStatesBefore('expired'))
      .where('expires_on', '<', sql<Date>`${formatDay(dayAt(at))}::date`)
      .orderBy('id')
      .limit(voucherLimits.expiredAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, state, currency } of due) {
      const { left } = await trx
        .selectFrom('voucher_movement')
        .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), sql.lit('0')).as('left'))
        .where('voucher_id', '=', id)
        .executeTakeFirstOrThrow();
      await setVoucherState(trx, { id, state }, 'expired');
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
