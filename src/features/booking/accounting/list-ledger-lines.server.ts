import { sql } from 'kysely';
import { isOneOf } from '../../../database/is-one-of.server.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { officeLists } from '../../../defaults.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { BrandScope } from '../../../domain/staff/brand-scope.ts';
import { brandOfBooking } from '../store/booking-rows.server.ts';
import type { LedgerLine } from './ledger-line.ts';

/** Which lines of the ledger. Months that are over do not change, so that parts that are read one after the other fit together. */
export interface LedgerSelection {
  readonly from: Date;
  /** Excluded. */
  readonly to: Date;
  readonly brands: BrandScope;
  /** Null for every company. */
  readonly companyId: string | null;
}

/**
 * Lists what the ledger has moved, in parts, the oldest movement first; a movement is never divided.
 * @param atOnce movements of a part
 */
export async function* listLedgerLines(
  db: Db,
  { atOnce = officeLists.exported, ...selection }: LedgerSelection & { readonly atOnce?: number },
): AsyncGenerator<readonly LedgerLine[]> {
  let last: string | null = null;
  for (;;) {
    const movements = await selectMovements(db, selection)
      .$if(last !== null, (query) => query.where(isAfter(last)))
      .orderBy('movement.at')
      .orderBy('movement.id')
      .limit(atOnce)
      .execute();
    if (movements.length === 0) return;
    const entries = await db
      .selectFrom('ledger_entry')
      .selectAll()
      .where(
        'transaction_id',
        'in',
        movements.map(({ id }) => id),
      )
      .orderBy('account')
      .execute();
    const byMovement = Map.groupBy(entries, ({ transaction_id }) => transaction_id);
    yield movements.flatMap((movement) =>
      (byMovement.get(movement.id) ?? []).map(
        (entry): LedgerLine => ({
          movement: movement.id,
          at: movement.at,
          company: movement.company_id,
          brand: movement.brand,
          booking: movement.booking_number,
          invoice: movement.invoice_number,
          kind: movement.kind,
          document: movement.document,
          account: entry.account,
          currency: movement.currency as CurrencyCode,
          amount: Number(entry.amount),
          purchaseCurrency: entry.purchase_currency as CurrencyCode,
          purchaseAmount: Number(entry.purchase_amount),
          rate: entry.exchange_rate,
          rateDay: entry.exchange_rate_day,
        }),
      ),
    );
    last = movements.at(-1)?.id ?? last;
  }
}

/** By the index of time and id. Clocks of databases count finer than ours, so that the database compares its own instant. */
function isAfter(id: string | null) {
  return sql<boolean>`(movement.at, movement.id) > ((select at from ledger_transaction where id = ${id}), ${id})`;
}

function selectMovements(db: Db, { from, to, brands, companyId }: LedgerSelection) {
  const brand = sql<string>`coalesce(${brandOfBooking}, voucher.brand)`;
  return db
    .selectFrom('ledger_transaction as movement')
    .leftJoin('booking', 'booking.id', 'movement.booking_id')
    .leftJoin('voucher', 'voucher.id', 'movement.voucher_id')
    .select([
      'movement.id',
      'movement.at',
      'movement.company_id',
      'movement.kind',
      'movement.document',
      'movement.currency',
      'booking.booking_number',
      'booking.invoice_number',
      brand.as('brand'),
    ])
    .where('movement.at', '>=', from)
    .where('movement.at', '<', to)
    .where(isOneOf(brand, brands))
    .where(isOneOf(sql.ref('movement.company_id'), companyId === null ? null : [companyId]));
}
