import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { moveVoucher, type VoucherState } from '../../../domain/vouchers/voucher-state.ts';
import { openVoucherTables } from './voucher-rows.server.ts';

/**
 * Stores the next state of a voucher, whose row is locked.
 * @throws Error for a transition that the table does not allow
 */
export async function setVoucherState(
  trx: Db,
  { id, state }: { readonly id: string; readonly state: VoucherState },
  to: VoucherState,
): Promise<void> {
  await trx
    .updateTable('voucher')
    .set({ state: moveVoucher(state, to) })
    .where('id', '=', id)
    .execute();
}

/**
 * Makes a voucher that was frozen or has expired what it was before: what staff have blocked stays blocked, what the bank has taken back
 * stays frozen, what has no code yet is delivered. One in another state stays as it is.
 * @returns true where its state has changed
 */
export async function reviveVoucher(trx: Db, voucherId: string): Promise<boolean> {
  const voucher = await openVoucherTables(trx)
    .selectFrom('voucher')
    .leftJoin('booking', 'booking.id', 'voucher.booking_id')
    .select([
      'voucher.id',
      'voucher.state',
      sql<boolean>`code_digest is not null`.as('hasCode'),
      sql<boolean>`coalesce(booking.charged_back, 0) > 0`.as('isTakenBack'),
      sql<boolean>`coalesce((select kind = 'blocked' from voucher_event where voucher_id = voucher.id
        and kind in ('blocked', 'unblocked') order by id desc limit 1), false)`.as('isBlocked'),
    ])
    .where('voucher.id', '=', voucherId)
    .forUpdate('voucher')
    .executeTakeFirst();
  if (voucher?.state !== 'frozen' && voucher?.state !== 'expired') return false;
  const { id, state, hasCode, isTakenBack, isBlocked } = voucher;
  if (state === 'frozen' && isTakenBack) return false;
  const good = moveVoucher(state, hasCode ? 'active' : 'ordered');
  const to = isTakenBack ? 'frozen' : isBlocked ? 'blocked' : good;
  await setVoucherState(trx, { id, state: good }, to);
  return true;
}
