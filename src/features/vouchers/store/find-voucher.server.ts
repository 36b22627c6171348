import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { VoucherCode } from '../../../domain/vouchers/voucher-code.ts';
import type { VoucherRecord } from '../model/voucher-record.ts';
import type { VoucherDigests } from './voucher-digests.server.ts';
import { readVoucherRow, selectVouchers } from './voucher-rows.server.ts';

/** Finds the voucher of a code; null for a code that was never made, or was replaced by another one. */
export async function findVoucher(
  db: Db,
  digests: VoucherDigests,
  code: VoucherCode,
): Promise<VoucherRecord | null> {
  const digest = digests.code(code);
  const row = await selectVouchers(db).where('code_digest', '=', digest).executeTakeFirst();
  // The index compares as fast as it can; what it compares is a digest that nobody without the key can aim at.
  if (row?.code_digest == null || !timingSafeEqual(row.code_digest, digest)) return null;
  return readVoucherRow(row);
}

/** The vouchers of an order as they are now, in the order of their ids. */
export async function listVouchers(db: Db, ids: readonly string[]): Promise<readonly VoucherRecord[]> {
  if (ids.length === 0) return [];
  const rows = await selectVouchers(db).where('id', 'in', ids).orderBy('id').execute();
  return rows.map(readVoucherRow);
}
