import { existsSync } from 'node:fs';
import { toBrandKey } from '../../src/brands/to-brand-key.ts';
import type { Company } from '../../src/companies/company.ts';
import { isMarketCode, type MarketCode } from '../../src/domain/places/market.ts';

/** What a new brand is made of; everything but its name has a default. */
export interface BrandWish {
  /** Folder of the brand. */
  readonly key: string;
  /** As visitors read it. */
  readonly name: string;
  /** Who sells under it: one that exists, or the name of a new one. */
  readonly company: Company | string;
  readonly host: string;
  readonly colours: readonly [string, string?];
  readonly market: MarketCode;
  /** Null for one address in all languages. */
  readonly locales: readonly [string, ...string[]] | null;
  /** Brand whose type, layout and pages it starts with. */
  readonly like: string;
  /** The company is invented, so that no page has a gap. */
  readonly isDemo: boolean;
}

/** Options of `npm run brand -- new`, as they were typed. */
export interface BrandOptions {
  readonly company?: string | undefined;
  readonly host?: string | undefined;
  readonly colour?: readonly string[] | undefined;
  readonly market?: string | undefined;
  readonly locales?: string | undefined;
  readonly like?: string | undefined;
  readonly demo?: boolean | undefined;
}

/** Names of parts of the product, whose files a brand of the same name would be mixed up with. */
const reserved = ['brand', 'default', 'new', 'localhost', 'www'];

/**
 * Reads what somebody wants, `Nordlicht` or `Blaue Bucht`. A company that is the id of one that exists is that one.
 * @throws RangeError with one sentence about what is wrong
 */
export function readBrandWish(
  name: string,
  options: BrandOptions,
  companies: ReadonlyMap<string, Company>,
): BrandWish {
  const shown = name.trim();
  if (!/^\p{L}[\p{L}\d ’-]{1,23}$/u.test(shown))
    throw new RangeError(
      `"${name}" is no name of a brand: two to 24 letters, digits, spaces, hyphens and ’, a letter first`,
    );
  const key = toBrandKey(shown);
  if (key.length < 2 || reserved.includes(key))
    throw new RangeError(`"${name}" is no name of a brand: its folder would be "${key}"`);
  if (existsSync(`src/brands/${key}`))
    throw new RangeError(`There is a brand "${key}" already: src/brands/${key}`);

  const { company, host, colour = [], market, locales, like = 'abendmeer', demo = false } = options;
  // It is written into source files as it is.
  if (/['"`\\$]/.test(company ?? ''))
    throw new RangeError(`"${company}" cannot be written: leave out quotation marks, backslash and dollar`);
  const [first = '#0f6b6b', second, ...more] = colour;
  if (more.length > 0) throw new RangeError('A palette is derived from one or two colours');
  if (!existsSync(`src/brands/${like}/brand.ts`))
    throw new RangeError(`There is no brand "${like}" to start from`);
  const sold = market ?? (demo ? 'ch' : 'de');
  if (!isMarketCode(sold)) throw new RangeError(`"${sold}" is no market`);
  const shownHost = host ?? `www.${key}.example`;
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(shownHost))
    throw new RangeError(`"${shownHost}" is no host: write it without protocol and port, as www.example.com`);
  const listed = locales?.split(',').map((each) => each.trim()) ?? [];
  const [firstLocale, ...otherLocales] = listed;
  return {
    key,
    name: shown,
    company: companies.get(company ?? '') ?? company ?? (demo ? `${shown} Reisen AG` : `${shown} GmbH`),
    host: shownHost,
    colours: second === undefined ? [first] : [first, second],
    market: sold,
    locales: firstLocale === undefined ? null : [firstLocale, ...otherLocales],
    like,
    isDemo: demo,
  };
}
