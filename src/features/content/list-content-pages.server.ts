import type { Pool } from 'pg';

/** Slugs of a brand's pages in alphabetical order, '' for its home. */
export async function listContentPages(pool: Pool, brand: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ slug: string }>(
    `select slug from content_document where brand = $1 and kind = 'page' order by slug`,
    [brand],
  );
  return rows.map(({ slug }) => slug);
}
