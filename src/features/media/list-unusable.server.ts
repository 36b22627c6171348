import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { parseUploadId } from '../../domain/pictures/picture-key.ts';
import type { UnusablePicture } from './media-calls.ts';

/** Which of the keys no document may name: uploads that are gone or have no alternative text in German. */
export async function listUnusable(db: Db, keys: readonly string[]): Promise<readonly UnusablePicture[]> {
  const ids = new Map(keys.flatMap((key) => [[parseUploadId(key), key] as const]));
  ids.delete(null);
  if (ids.size === 0) return [];
  const rows = await db
    .selectFrom('media_item')
    .select((eb) => ['id', sql<boolean>`${eb.ref('alt')} ? 'de'`.as('has_text')])
    .where('id', '=', sql<string>`any(${[...ids.keys()]})`)
    .forShare()
    .execute();
  const hasText = new Map(rows.map((row) => [row.id, row.has_text]));
  return [...ids].flatMap(([id, key]): UnusablePicture[] => {
    const known = hasText.get(id ?? '');
    if (known === undefined) return [{ key, reason: 'missing' }];
    return known ? [] : [{ key, reason: 'no-alt-text' }];
  });
}
