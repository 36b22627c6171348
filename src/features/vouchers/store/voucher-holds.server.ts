import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { voucherLimits } from '../../../defaults.ts';
import type { VoucherLock } from '../../../domain/booking/voucher-lock.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import { judgeVoucher } from '../../../domain/vouchers/judge-voucher.ts';
import { type PromotionUseState, promotionUseStates } from '../model/promotion-use-states.ts';
import { lockPromotion } from './lock-promotion.server.ts';
import type { VoucherDigests } from './voucher-digests.server.ts';
import { readVoucherRow, selectVouchers } from './voucher-rows.server.ts';
import { reviveVoucher } from './voucher-state.server.ts';

/**
 * Vouchers and promotion codes as bookings hold them (`VoucherHolds` of the bookings). Every call is a part of the booking's own transaction, and
 * repeated it changes nothing.
 */
export function createVoucherHolds(digests: VoucherDigests) {
  return {
    async lock(trx: Db, { promotion, ...order }: VoucherLock): Promise<boolean> {
      if (!(await lockVouchers(trx, order, promotion !== null))) return false;
      if (promotion === null) return true;
      const { promotionId, email } = promotion;
      const voucherIds = order.vouchers.map(({ voucherId }) => voucherId);
      return lockPromotion(trx, { ...order, promotionId, voucherIds, person: digests.person(email) });
    },
    async burn(trx: Db, bookingId: string, at: Date): Promise<void> {
      await endLocks(trx, 'burn', bookingId, at);
      await endPromotion(trx, bookingId, 'used');
    },
    async release(trx: Db, bookingId: string, at: Date): Promise<void> {
      await endLocks(trx, 'unlock', bookingId, at);
      await endPromotion(trx, bookingId, 'released');
      // What came back to one that has expired meanwhile expires with the next run.
      const freed = await trx
        .selectFrom('voucher_movement')
        .innerJoin('voucher', 'voucher.id', 'voucher_movement.voucher_id')
        .select('voucher_id')
        .where('voucher_movement.booking_id', '=', bookingId)
        .where('kind', '=', 'unlock')
        .where('at', '=', at)
        .where('state', '=', 'expired')
        .orderBy('voucher_id')
        .execute();
      for (const { voucher_id } of freed) await reviveVoucher(trx, voucher_id);
    },
    giveBack,
  };
}

/** Locks the vouchers' rows in the order of their ids: two orders never wait for each other. */
async function lockVouchers(
  trx: Db,
  { bookingId, vouchers, at, ...order }: Omit<VoucherLock, 'promotion'>,
  hasPromotion: boolean,
): Promise<boolean> {
  if (vouchers.length === 0) return true;
  const ids = vouchers.map(({ voucherId }) => voucherId);
  await trx.selectFrom('voucher').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const locked = await trx
    .selectFrom('voucher_movement')
    .select('voucher_id')
    .where('booking_id', '=', bookingId)
    .where('voucher_id', 'in', ids)
    .where('kind', '=', 'lock')
    .execute();
  if (locked.length === ids.length) return true;
  // A statement of its own sees what the transaction before this one has stored.
  const rows = await selectVouchers(trx).where('id', 'in', ids).execute();
  const known = new Map(rows.map((row) => [row.id, readVoucherRow(row)]));
  // Judged again by the rule of the checkout: staff may have limited a voucher since.
  const areGood = vouchers.every(({ voucherId, amount }) => {
    const voucher = known.get(voucherId);
    if (voucher === undefined || amount <= 0 || voucher.balance < amount) return false;
    const others = [...known.values()].filter(({ id }) => id !== voucherId);
    return judgeVoucher(voucher, { ...order, today: dayAt(at), hasPromotion, others }) === null;
  });
  if (!areGood || known.size !== vouchers.length) return false;
  await trx
    .insertInto('voucher_movement')
    .values(
      vouchers.map(({ voucherId, amount }) => ({
        voucher_id: voucherId,
        at,
        kind: 'lock' as const,
        amount: -amount,
        booking_id: bookingId,
      })),
    )
    .execute();
  return true;
}

async function endLocks(trx: Db, kind: 'burn' | 'unlock', bookingId: string, at: Date): Promise<void> {
  await sql`insert into voucher_movement (voucher_id, at, kind, amount, booking_id)
    select voucher_id, ${at}::timestamptz, ${kind}, case ${kind} when 'burn' then 0 else -amount end, booking_id
    from voucher_movement as lock where booking_id = ${bookingId} and kind = 'lock' and not exists (
      select from voucher_movement where booking_id = lock.booking_id and voucher_id = lock.voucher_id and kind in ('burn', 'unlock'))
    order by id
    on conflict do nothing`.execute(trx);
}

async function endPromotion(trx: Db, bookingId: string, state: PromotionUseState): Promise<void> {
  await trx
    .updateTable('promotion_use')
    .set({ state })
    .where('booking_id', '=', bookingId)
    .where('state', 'in', promotionUseStates.listBefore(state))
    .execute();
}

async function giveBack(trx: Db, bookingId: string, amount: number, at: Date): Promise<void> {
  await sql`select id from voucher where id in (select voucher_id from voucher_movement where booking_id = ${bookingId})
    order by id for update`.execute(trx);
  const { rows } = await sql<{ voucher_id: string; state: string; paid: string; returned: string }>`
    select voucher_id, (select state from voucher where id = voucher_id) as state, -sum(amount) filter (where kind = 'lock') as paid,
      coalesce(sum(amount) filter (where kind = 'return'), 0) as returned
    from voucher_movement where booking_id = ${bookingId}
    group by voucher_id having bool_or(kind = 'burn')
    order by min(id) filter (where kind = 'lock') desc`.execute(trx);
  let left = amount - rows.reduce((sum, { returned }) => sum + Number(returned), 0);
  for (const { voucher_id, state, paid, returned } of rows) {
    const share = Math.min(left, Number(paid) - Number(returned));
    if (share <= 0) continue;
    left -= share;
    await trx
      .insertInto('voucher_movement')
      .values({ voucher_id, at, kind: 'return', amount: share, booking_id: bookingId })
      .execute();
    const last = formatDay(dayAt(at) + voucherLimits.goodAfterReturnDays);
    await sql`update voucher set expires_on = greatest(expires_on, ${last}::date) where id = ${voucher_id}`.execute(
      trx,
    );
    if (state === 'expired') await reviveVoucher(trx, voucher_id);
  }
}
