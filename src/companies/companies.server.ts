import type { Company } from './company.ts';
import { indexCompanies } from './index-companies.ts';

const modules = import.meta.glob<{ company: Company }>('../brands/*/company.ts', { eager: true });

const files = Object.entries(modules).map(
  ([path, { company }]) => [path.replace('..', 'src'), company] as const,
);

/** Every company by id: the data of each are in the folder of the brand that was first to sell for it. */
export const companies: ReadonlyMap<string, Company> = indexCompanies(files);

/** The file of a company's data; null for one that sells no more. */
export function findCompanyFile(id: string): string | null {
  return files.find(([, company]) => company.id === id)?.[0] ?? null;
}
