import type { Db } from '../../database/open-kysely.server.ts';

/** A page that editors have made. */
export interface ListedPage {
  /** '' for the home page. */
  readonly slug: string;
  readonly changedAt: Date;
}

/** A brand's pages in alphabetical order. */
export async function listContentPages(db: Db, brand: string): Promise<readonly ListedPage[]> {
  const rows = await db
    .selectFrom('content_document')
    .select(['slug', 'updated_at'])
    .where('brand', '=', brand)
    .where('kind', '=', 'page')
    .orderBy('slug')
    .execute();
  return rows.map(({ slug, updated_at }) => ({ slug, changedAt: updated_at }));
}
