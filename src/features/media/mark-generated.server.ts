import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { buildGeneratedKey, buildUploadKey } from '../../domain/pictures/picture-key.ts';

/**
 * What a document shows, with the keys of generated pictures in place of those of uploads, so that pages mark them. Documents themselves
 * always name the upload: an editor may find out later what it is.
 */
export async function markGenerated<Body>(db: Db, body: Body): Promise<Body> {
  const text = JSON.stringify(body);
  const ids = new Set([...text.matchAll(/"upload\.([a-z0-9]{24})"/g)].map(([, id]) => id));
  if (ids.size === 0) return body;
  const generated = await db
    .selectFrom('media_item')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .where('is_generated', '=', true)
    .execute();
  if (generated.length === 0) return body;
  const marked = generated.reduce(
    (before, { id }) => before.replaceAll(`"${buildUploadKey(id)}"`, `"${buildGeneratedKey(id)}"`),
    text,
  );
  return JSON.parse(marked);
}
