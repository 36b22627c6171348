import type { Db } from '../../database/open-kysely.server.ts';

/** Slugs of a brand's pages in alphabetical order, '' for its home. */
export async function listContentPages(db: Db, brand: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('content_document')
    .select('slug')
    .where('brand', '=', brand)
    .where('kind', '=', 'page')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}
