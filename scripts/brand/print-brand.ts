import type { Brand } from '../../src/brands/brand.ts';
import { euroRates } from '../../src/brands/euro-rates.ts';
import { germanSiteMarkets } from '../../src/brands/german-site-markets.ts';
import { threeCardBrands } from '../../src/brands/three-card-brands.ts';

/** Data that all brands of one site share, by the file that holds them. */
const shared = new Map<unknown, readonly [name: string, file: string]>([
  [germanSiteMarkets, ['germanSiteMarkets', '../german-site-markets.ts']],
  [euroRates, ['euroRates', '../euro-rates.ts']],
]);

/** The text of a `brand.ts`, not formatted yet. @param companyFile its company's, as this file imports it */
export function printBrand(brand: Brand, companyFile: string): string {
  const used = new Map<string, string>();
  // The brand names its company, whose data are a file of their own.
  const named = {};
  const print = (value: unknown): string => {
    if (value === named) {
      used.set('company', companyFile);
      return 'company';
    }
    const known = shared.get(value);
    if (known !== undefined) {
      used.set(...known);
      return known[0];
    }
    if (Array.isArray(value)) return `[${value.flatMap(printItem).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    const printed = entries.map(([key, each]) =>
      each === named ? print(each) : `${JSON.stringify(key)}: ${print(each)}`,
    );
    return `{ ${printed.join(', ')} }`;
  };
  const printItem = (item: unknown): string[] => {
    const at = (threeCardBrands as readonly unknown[]).indexOf(item);
    if (at < 0) return [print(item)];
    used.set('threeCardBrands', '../three-card-brands.ts');
    return at === 0 ? ['...threeCardBrands'] : [];
  };
  const body = print({ ...brand, company: named });
  const imports = [...used].map(([name, file]) => `import { ${name} } from '${file}';`);
  return `import type { Brand } from '../brand.ts';\n${imports.join('\n')}\n\nexport const brand: Brand = ${body};\n`;
}
