import type { Pool } from 'pg';
import { readUploadId } from '../../domain/pictures/picture-key.ts';
import type { UnusablePicture } from './media-calls.ts';

/** Which of the keys no document may name: uploads that are gone or have no alternative text in German. */
export async function listUnusable(
  database: Pick<Pool, 'query'>,
  keys: readonly string[],
): Promise<readonly UnusablePicture[]> {
  const ids = new Map(keys.flatMap((key) => [[readUploadId(key), key] as const]));
  ids.delete(null);
  if (ids.size === 0) return [];
  const { rows } = await database.query<{ id: string; has_text: boolean }>(
    `select id, alt ? 'de' as has_text from media_item where id = any($1) for share`,
    [[...ids.keys()]],
  );
  const hasText = new Map(rows.map((row) => [row.id, row.has_text]));
  return [...ids].flatMap(([id, key]): UnusablePicture[] => {
    const known = hasText.get(id ?? '');
    if (known === undefined) return [{ key, reason: 'missing' }];
    return known ? [] : [{ key, reason: 'no-alt-text' }];
  });
}
