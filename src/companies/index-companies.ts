import type { Company } from './company.ts';

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
