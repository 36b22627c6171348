import { sql } from 'kysely';
import type pg from 'pg';
import type { Brand } from '../brands/brand.ts';
import { findGaps, gapMarks } from '../brands/find-gaps.ts';
import { findCompanyFile } from '../companies/companies.server.ts';
import { openKysely } from '../database/open-kysely.server.ts';
import { isPrivateHost } from '../settings/is-private-host.ts';
import { StartupError } from '../settings/startup-error.ts';
import type { Env } from './settings/env.server.ts';

/**
 * Keeps a brand from the public whose company has not filled the gaps in its data: contracts and imprint would name nobody. A shop that only
 * its own network reaches starts with them.
 * @returns published pages with gaps, as `brand/slug`: an editor fills them while the shop runs, so they keep nothing from starting
 * @throws StartupError with the gaps of each file
 */
export async function requireFinishedBrands(
  pool: pg.Pool,
  { baseUrl }: Pick<Env, 'baseUrl'>,
  brands: ReadonlyMap<string, Brand>,
): Promise<readonly string[]> {
  if (isPrivateHost(new URL(baseUrl).hostname)) return [];
  const faults = listDataFiles([...brands.values()]).flatMap(([file, data]) => {
    const gaps = findGaps(JSON.stringify(data));
    return gaps.length === 0 ? [] : [`${file} still lacks: ${gaps.join(', ')}`];
  });
  if (faults.length > 0)
    throw new StartupError(
      `${baseUrl} is public.\n${faults.join('\n')}\nFill these gaps and build again; npm run brand -- check <key> lists those of a brand.`,
    );
  const documents = await openKysely(pool)
    .selectFrom('content_document')
    .select(['brand', 'slug'])
    .where(sql<boolean>`body::text like ${`%${gapMarks[0]}%`}`)
    .orderBy('brand')
    .orderBy('slug')
    .execute();
  return documents.map(({ brand, slug }) => `${brand}/${slug}`);
}

/** What each file of brands and their companies says; a company has one, whatever number of brands sell for it. */
function listDataFiles(brands: readonly Brand[]): readonly (readonly [file: string, data: object])[] {
  const companies = new Map(brands.map(({ company }) => [company.id, company]));
  return [
    ...brands.map((brand) => [`src/brands/${brand.key}/brand.ts`, { ...brand, company: null }] as const),
    ...[...companies].map(([id, company]) => [findCompanyFile(id) ?? `company '${id}'`, company] as const),
  ];
}
