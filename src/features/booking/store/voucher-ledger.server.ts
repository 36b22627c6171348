import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { buyInCharged } from '../../../domain/money/purchase-currency.ts';
import type { VoucherMovement } from '../../../domain/vouchers/voucher-movement.ts';
import type { LedgerAccount, LedgerTransaction } from '../model/ledger.ts';
import { openBookingTables } from './booking-rows.server.ts';
import { insertVoucherMovement } from './insert-movement.server.ts';

/** What gift vouchers move in the ledger without a booking (`VoucherLedger` of the vouchers). All calls are part of the caller's transaction. */
export const voucherLedger = {
  /** What nobody has redeemed is income. */
  expire: (trx: Db, movement: VoucherMovement) =>
    record(trx, 'voucher-expiry', movement, { voucher: movement.amount, breakage: -movement.amount }),
  /** What staff add, take away or issue without a sale is at the cost of our margin. */
  correct: (trx: Db, movement: VoucherMovement) =>
    record(trx, 'voucher-correction', movement, { voucher: -movement.amount, margin: movement.amount }),
};

/** What a company owes for gift vouchers in one currency. */
export interface VoucherLiability {
  readonly companyId: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/** What was owed for gift vouchers that were not redeemed before a moment, such as the end of a day. */
export async function readVoucherLiability(db: Db, before: Date): Promise<readonly VoucherLiability[]> {
  const rows = await db
    .selectFrom('ledger_transaction')
    .innerJoin('ledger_entry', 'ledger_entry.transaction_id', 'ledger_transaction.id')
    .select(['company_id', 'currency', sql<string>`-sum(amount)`.as('amount')])
    .where('account', '=', 'voucher')
    .where('at', '<', before)
    .groupBy(['company_id', 'currency'])
    .having(sql<boolean>`sum(amount) <> 0`)
    .orderBy('company_id')
    .orderBy('currency')
    .execute();
  return rows.map(({ company_id, currency, amount }) => ({
    companyId: company_id,
    currency,
    amount: Number(amount),
  }));
}

async function record(
  trx: Db,
  kind: LedgerTransaction['kind'],
  { voucherId, currency, at }: VoucherMovement,
  amounts: Partial<Record<LedgerAccount, number>>,
): Promise<void> {
  const { company_id } = await trx
    .selectFrom('voucher')
    .select('company_id')
    .where('id', '=', voucherId)
    .executeTakeFirstOrThrow();
  const entries = (Object.entries(amounts) as [LedgerAccount, number][]).map(([account, amount]) => ({
    account,
    amount,
    purchaseAmount: amount,
  }));
  const movement: LedgerTransaction = {
    id: `${voucherId}-${kind}-${randomUUID()}`,
    companyId: company_id,
    kind,
    document: voucherId,
    currency,
    purchase: buyInCharged(currency),
    entries,
  };
  await insertVoucherMovement(openBookingTables(trx), voucherId, movement, at);
}
