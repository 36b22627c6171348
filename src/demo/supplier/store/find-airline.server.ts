import type { AirlineFacts } from '../../../domain/search/supply-facts.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** Null for an airline that nothing is known of. @param code IATA */
export async function findAirline(db: SupplierDb, code: string): Promise<AirlineFacts | null> {
  const found = await db
    .selectFrom('supplier.airline')
    .select('facts')
    .where('code', '=', code)
    .executeTakeFirst();
  return found?.facts ?? null;
}
