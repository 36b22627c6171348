import { globSync } from 'node:fs';
import type { Company } from '../../src/companies/company.ts';
import { indexCompanies } from '../../src/companies/index-companies.ts';

/**
 * Every company by id, for programs that run in the project's folder without a build: only a build finds the files by itself.
 * @throws Error for an id of two files
 */
export async function readCompanies(): Promise<ReadonlyMap<string, Company>> {
  const companies = globSync('src/brands/*/company.ts')
    .sort()
    .map(async (file): Promise<[string, Company]> => {
      const { company } = await import(`../../${file}`);
      return [file, company];
    });
  return indexCompanies(await Promise.all(companies));
}
