import type { Company } from './company.ts';

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

/** @throws Error for an id of two files: one company would sell under the name and the numbers of the other */
export function indexCompanies(
  all: readonly (readonly [file: string, company: Company])[],
): ReadonlyMap<string, Company> {
  const places = new Map<string, string>();
  for (const [file, { id }] of all) {
    const other = places.get(id);
    if (other !== undefined) throw new Error(`${other} and ${file} are both of the company '${id}'`);
    places.set(id, file);
  }
  return new Map(all.map(([, company]) => [company.id, company]));
}
