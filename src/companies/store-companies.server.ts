import type { Db } from '../database/open-kysely.server.ts';
import type { Company } from './company.ts';
import { findCompanyFaults } from './find-company-faults.ts';

/**
 * Fills the table `company` from the data.
 * @returns every company that has ever sold, by id: also those whose data is gone, as they were last
 * @throws Error with every number that a company would share with another one, where that one is no longer data, too
 */
export async function storeCompanies(
  db: Db,
  companies: ReadonlyMap<string, Company>,
): Promise<ReadonlyMap<string, Company>> {
  const stored = await db
    .selectFrom('company')
    .select(['id', 'facts'])
    .where('facts', 'is not', null)
    .execute();
  // Only this function writes facts.
  const former = stored.map(({ id, facts }): [string, Company] => [id, facts as unknown as Company]);
  const all = new Map([...former, ...companies]);
  const faults = findCompanyFaults([...all.values()], []);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const company of companies.values()) {
    const { id, name, numbers } = company;
    const row = {
      name,
      facts: JSON.stringify(company),
      booking_start: numbers.bookings,
      document_prefix: numbers.documents,
    };
    await db
      .insertInto('company')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  return all;
}
