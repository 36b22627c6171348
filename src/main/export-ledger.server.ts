import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openKysely } from '../database/open-kysely.server.ts';
import { formatDecimalAmount } from '../domain/money/format-decimal-amount.ts';
import { money } from '../domain/money/money.ts';
import { everyBrand } from '../domain/staff/brand-scope.ts';
import { formatLedgerExport } from '../features/booking/accounting/format-ledger-export.ts';
import { listLedgerBalances } from '../features/booking/accounting/list-ledger-balances.server.ts';
import { listLedgerLines } from '../features/booking/accounting/list-ledger-lines.server.ts';
import { parseShopMonth } from '../features/vouchers/office/shop-month.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import { StartupError } from '../settings/startup-error.ts';
import { openShopDatabase } from './open-shop-database.server.ts';

/**
 * Prints the ledger of a company and a month as CSV, then its balances to the other stream. Ends the process, with an error where those
 * of a currency do not sum to zero.
 * @param month `YYYY-MM`
 */
export async function exportLedger(companyId: string, month: string): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const range = parseShopMonth(month);
    if (range === null) throw new StartupError(`"${month}" is no month: YYYY-MM.`);
    const db = openKysely(await openShopDatabase(lifecycle));
    const known = await db.selectFrom('company').select('id').orderBy('id').execute();
    if (known.every(({ id }) => id !== companyId))
      throw new StartupError(
        `There is no company "${companyId}", only ${known.map(({ id }) => id).join(', ')}.`,
      );
    const lines = listLedgerLines(db, { ...range, brands: everyBrand, companyId });
    await pipeline(Readable.from(formatLedgerExport(lines)), process.stdout, { end: false });
    const sums = new Map<string, number>();
    for (const { account, currency, moved, balance } of await listLedgerBalances(db, companyId, range)) {
      sums.set(currency, (sums.get(currency) ?? 0) + balance);
      const [inMonth, atEnd] = [moved, balance].map((amount) => formatDecimalAmount(money(amount, currency)));
      console.error(`${companyId} ${month} ${account} ${currency}: moved ${inMonth}, balance ${atEnd}`);
    }
    const open = [...sums].find(([, sum]) => sum !== 0);
    if (open !== undefined) throw new Error(`The ledger of ${companyId} does not close in ${open[0]}.`);
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
