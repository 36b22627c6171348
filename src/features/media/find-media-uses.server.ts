import type { Pool } from 'pg';
import type { MediaUse } from './media-calls.ts';

interface UseRow {
  readonly document_id: string;
  readonly brand: string;
  readonly kind: string;
  readonly slug: string;
  readonly title: MediaUse['title'];
  readonly states: readonly MediaUse['states'][number][];
}

/** Wherever a body names the key as a value of its own, however deep. */
const names = `jsonb_path_exists(body, '$.** ? (@ == $key)', jsonb_build_object('key', $1::text))`;

/** Documents that show a picture, in any of their states; of documents that are neither published nor drafted nothing is said. */
export async function findMediaUses(
  database: Pick<Pool, 'query'>,
  key: string,
): Promise<readonly MediaUse[]> {
  const { rows } = await database.query<UseRow>(
    `with shown (document_id, state) as (
       select id, 'published' from content_document where ${names}
       union all select document_id, 'draft' from content_draft where ${names}
       union all select document_id, 'scheduled' from content_schedule where ${names}
       union all select document_id, 'version' from content_version earlier where ${names} and not exists (
         select from content_document now where now.id = earlier.document_id and now.version = earlier.version)
     ), document as (
       select document_id, brand, kind, slug, body #> '{meta,title}' as title from content_draft
       union all select id, brand, kind, slug, body #> '{meta,title}' from content_document
         where id not in (select document_id from content_draft)
     )
     select document_id, brand, kind, slug, title, array_agg(distinct state) as states
     from shown join document using (document_id)
     group by 1, 2, 3, 4, 5 order by brand, kind, slug`,
    [key],
  );
  return rows.map(({ document_id, ...row }) => ({ documentId: document_id, ...row }));
}

/** True for a use that would be missed: an earlier version alone keeps no picture. */
export function isHolding({ states }: MediaUse): boolean {
  return states.some((state) => state !== 'version');
}
