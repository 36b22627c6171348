import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';

/** The brand of a case, by its number or id; null for none. */
export function createCaseBrands(db: Db) {
  const select = () => db.selectFrom('complaint_case').select('brand');
  const find = async (query: ReturnType<typeof select>) => (await query.executeTakeFirst())?.brand ?? null;
  return {
    caseNumber: (number: string) => find(select().where('number', '=', number)),
    caseId: (id: string) => find(select().where(sql<boolean>`id::text = ${id}`)),
  };
}
