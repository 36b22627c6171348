import { readdir } from 'node:fs/promises';
import type { Company } from '../../src/companies/company.ts';

/** Every company by id, for programs that run in the project's folder without a build: only a build finds the folders by itself. */
export async function readCompanies(): Promise<ReadonlyMap<string, Company>> {
  const entries = await readdir('src/companies', { withFileTypes: true });
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const companies = ids.map(async (id): Promise<[string, Company]> => {
    const { company } = await import(`../../src/companies/${id}/company.ts`);
    return [id, company];
  });
  return new Map(await Promise.all(companies));
}
