import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { LedgerAccount } from '../model/ledger.ts';

/** What an account of a company holds in one currency. Minor units. */
export interface LedgerBalance {
  readonly account: LedgerAccount;
  readonly currency: CurrencyCode;
  /** Moved in the range. */
  readonly moved: number;
  /** At its end, everything before it included; of the account `voucher` what is owed for gift vouchers, negative. */
  readonly balance: number;
}

/**
 * Lists what the accounts of a company hold; those of a currency sum to zero.
 * @param range its end is excluded
 */
export async function listLedgerBalances(
  db: Db,
  companyId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly LedgerBalance[]> {
  const rows = await db
    .selectFrom('ledger_transaction as movement')
    .innerJoin('ledger_entry as entry', 'entry.transaction_id', 'movement.id')
    .select([
      'entry.account',
      'movement.currency',
      sql<string>`coalesce(sum(entry.amount) filter (where movement.at >= ${from}), 0)`.as('moved'),
      sql<string>`sum(entry.amount)`.as('balance'),
    ])
    .where('movement.company_id', '=', companyId)
    .where('movement.at', '<', to)
    .groupBy(['entry.account', 'movement.currency'])
    .orderBy('movement.currency')
    .orderBy('entry.account')
    .execute();
  return rows.map(({ account, currency, moved, balance }) => ({
    account,
    currency: currency as CurrencyCode,
    moved: Number(moved),
    balance: Number(balance),
  }));
}
