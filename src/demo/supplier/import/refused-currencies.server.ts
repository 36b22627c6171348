import { sql } from 'kysely';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';
import { isPlanChange, planOf } from './change-plan.ts';

interface RefusedCurrency {
  readonly file: string;
  readonly line: number;
  readonly currency: string;
  readonly hotelCode: string;
}

/** Remembers a refused price of a hotel; of several the last one. A code that is no number of a hotel is of none. */
export async function saveRefusedCurrency(
  db: SupplierDb,
  { file, line, currency, hotelCode }: RefusedCurrency,
  at: Date,
): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(hotelCode)) return;
  const row = { currency, file, line, refused_at: at };
  await db
    .insertInto('supplier.refused_currency')
    .values({ hotel_id: Number(hotelCode), ...row })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet(row))
    .execute();
}

/** Whether any hotel has a refused price. */
export async function hasRefusedCurrencies(db: SupplierDb): Promise<boolean> {
  const found = await db
    .selectFrom('supplier.refused_currency')
    .select('hotel_id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets the refused prices of hotels of which a record brings plans or nights. */
export async function forgetRefusedCurrency(db: SupplierDb, changes: readonly SupplyChange[]): Promise<void> {
  const planChanges = changes.filter(isPlanChange);
  if (planChanges.length === 0) return;
  const hotels = planChanges.flatMap((change) => (change.kind === 'plan' ? [change.plan.hotelId] : []));
  const plans = planChanges.map(planOf);
  await sql`delete from supplier.refused_currency where hotel_id = any(${hotels}::integer[])
    or hotel_id in (select hotel_id from supplier.plan where id = any(${plans}::bigint[]))`.execute(db);
}
