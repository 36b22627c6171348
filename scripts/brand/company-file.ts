import { globSync, readFileSync } from 'node:fs';

/** Where the data of a company are: in the folder of the brand that was first to sell for it. @throws RangeError for an id that no file has */
export function companyFile(id: string): string {
  const files = globSync('src/brands/*/company.ts').sort();
  const found = files.find((file) => new RegExp(`\\bid: '${id}'`).test(readFileSync(file, 'utf8')));
  if (found === undefined) throw new RangeError(`No company.ts in src/brands is that of "${id}"`);
  return found;
}
