import type { Company } from './company.ts';

const modules = import.meta.glob<{ company: Company }>('./*/company.ts', { eager: true });

/** The data of every company's folder, by id. */
export const companies: ReadonlyMap<string, Company> = new Map(
  Object.values(modules).map(({ company }) => [company.id, company]),
);
