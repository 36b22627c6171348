import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Framing } from '../../domain/pictures/frame-picture.ts';
import { buildUploadKey } from '../../domain/pictures/picture-key.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { findMediaUses, isHolding } from './find-media-uses.server.ts';
import { listUnusable } from './list-unusable.server.ts';
import {
  type AltTexts,
  ITEMS_PER_PAGE,
  LONGEST_NAME,
  type MediaChange,
  type MediaChangeAnswer,
  type MediaDeleteAnswer,
  type MediaItem,
  type MediaList,
  type MediaUse,
  type UnusablePicture,
  type UploadAnswer,
} from './media-calls.ts';
import { type ReadUpload, readUpload } from './read-upload.server.ts';

/** A kept picture and how it is to be cut. */
export interface StoredPicture {
  /** WebP, whole. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Which cut of a picture is shown now; the number changes with it. */
export interface StoredFraming extends Framing {
  readonly framing: number;
}

/** The media library: pictures of editors, kept in the database so that every process has them. */
export interface MediaStore {
  /** Takes a file in. The same file again gives the item it became the first time. */
  add(file: Buffer, name: string, staffId: string): Promise<UploadAnswer>;
  /** @param page from 0 */
  list(choice: { readonly text: string; readonly page: number }): Promise<MediaList>;
  find(id: string): Promise<MediaItem | null>;
  /** Null where there is no such item. */
  change(id: string, change: MediaChange, staffId: string): Promise<MediaChangeAnswer | null>;
  listUses(id: string): Promise<readonly MediaUse[]>;
  /** Refused while a document that is published, scheduled or drafted shows it. Null where there is no such item. */
  remove(id: string): Promise<MediaDeleteAnswer | null>;
  /** Which of the keys no document may name: uploads that are gone or have no alternative text in German. */
  listUnusable(keys: readonly string[]): Promise<readonly UnusablePicture[]>;
  /** Null where there is no such picture. */
  findFraming(id: string): Promise<StoredFraming | null>;
  findPicture(id: string): Promise<StoredPicture | null>;
}

interface MediaRow {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: AltTexts;
  readonly crop_x: number;
  readonly crop_y: number;
  readonly crop_width: number;
  readonly crop_height: number;
  readonly focal_x: number;
  readonly focal_y: number;
  readonly revision: number;
  readonly framing: number;
  readonly uploaded_by: string;
  readonly uploaded_at: Date;
  readonly changed_by: string;
  readonly changed_at: Date;
}

/** Everything but the picture itself. */
const selectItem = `select media_item.id, media_item.name, width, height, alt, crop_x, crop_y, crop_width, crop_height,
    focal_x, focal_y, revision, framing, uploader.name as uploaded_by, uploaded_at, changer.name as changed_by, changed_at
  from media_item join staff uploader on uploader.id = uploaded_by join staff changer on changer.id = changed_by`;

/** @param read makes a file into a picture */
export function createMediaStore(
  pool: Pool,
  clock: Clock,
  read: (file: Buffer) => Promise<ReadUpload> = readUpload,
): MediaStore {
  const find = async (id: string): Promise<MediaItem | null> => {
    const { rows } = await pool.query<MediaRow>(`${selectItem} where media_item.id = $1`, [id]);
    return rows[0] === undefined ? null : mapItem(rows[0]);
  };
  const requireItem = async (id: string): Promise<MediaItem> => {
    const item = await find(id);
    if (item === null) throw new Error(`The picture ${id} is gone`);
    return item;
  };
  async function findByDigest(digest: Buffer): Promise<UploadAnswer | null> {
    const { rows } = await pool.query<{ id: string }>('select id from media_item where digest = $1', [
      digest,
    ]);
    return rows[0] === undefined ? null : { outcome: 'known', item: await requireItem(rows[0].id) };
  }

  return {
    find,
    async add(file, name, staffId) {
      const digest = createHash('sha256').update(file).digest();
      const known = await findByDigest(digest);
      if (known !== null) return known;
      const picture = await read(file);
      if (!picture.ok) return { outcome: 'refused', reason: picture.reason };
      const { rowCount } = await pool.query(
        `insert into media_item (id, name, digest, picture, width, height, uploaded_by, uploaded_at, changed_by, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $7, $8) on conflict (digest) do nothing`,
        [
          ...[picture.id, nameFile(name), digest, picture.data, picture.width, picture.height],
          ...[staffId, clock.now()],
        ],
      );
      if (rowCount === 1) return { outcome: 'added', item: await requireItem(picture.id) };
      const meanwhile = await findByDigest(digest);
      if (meanwhile === null) throw new Error('A picture came and went at the same moment');
      return meanwhile;
    },
    async list({ text, page }) {
      const pattern = `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const matching = `where media_item.name ilike $1 or exists (select from jsonb_each_text(alt) where value ilike $1)`;
      const [{ rows }, counted] = await Promise.all([
        pool.query<MediaRow>(
          `${selectItem} ${matching} order by uploaded_at desc, media_item.id limit $2 offset $3`,
          [pattern, ITEMS_PER_PAGE, page * ITEMS_PER_PAGE],
        ),
        pool.query<{ total: number }>(`select count(*)::int as total from media_item ${matching}`, [pattern]),
      ]);
      return { items: rows.map(mapItem), total: counted.rows[0]?.total ?? 0 };
    },
    async change(id, { revision, name, alt, crop, focal }, staffId) {
      const losesText = alt.de === undefined || alt.de.trim() === '';
      if (losesText && (await findMediaUses(pool, buildUploadKey(id))).some(isHolding))
        return { outcome: 'alt-text-needed' };
      const { rowCount } = await pool.query(
        `update media_item set name = $3, alt = $4, crop_x = $5, crop_y = $6, crop_width = $7, crop_height = $8,
           focal_x = $9, focal_y = $10, changed_by = $11, changed_at = $12, revision = revision + 1,
           framing = framing + case when (crop_x, crop_y, crop_width, crop_height, focal_x, focal_y)
             is distinct from ($5::float8, $6::float8, $7::float8, $8::float8, $9::float8, $10::float8) then 1 else 0 end
         where id = $1 and revision = $2`,
        [
          ...[id, revision, nameFile(name), JSON.stringify(keepWritten(alt))],
          ...[crop.x, crop.y, crop.width, crop.height, focal.x, focal.y, staffId, clock.now()],
        ],
      );
      const item = await find(id);
      return item === null ? null : { outcome: rowCount === 1 ? 'done' : 'conflict', item };
    },
    listUses: (id) => findMediaUses(pool, buildUploadKey(id)),
    remove: (id) => removeUnused(pool, id),
    listUnusable: (keys) => listUnusable(pool, keys),
    async findFraming(id) {
      const { rows } = await pool.query<MediaRow>(
        'select crop_x, crop_y, crop_width, crop_height, focal_x, focal_y, framing from media_item where id = $1',
        [id],
      );
      return rows[0] === undefined ? null : { ...mapFraming(rows[0]), framing: rows[0].framing };
    },
    async findPicture(id) {
      const { rows } = await pool.query<StoredPicture>(
        'select picture, width, height from media_item where id = $1',
        [id],
      );
      return rows[0] ?? null;
    },
  };
}

/** Whoever saves a document holds the pictures it names until it is written: what is asked here is asked after them. */
async function removeUnused(pool: Pool, id: string): Promise<MediaDeleteAnswer | null> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from media_item where id = $1 for update', [id]);
    const uses = (await findMediaUses(client, buildUploadKey(id))).filter(isHolding);
    const { rowCount } = await client.query('delete from media_item where id = $1 and $2', [
      ...[id, uses.length === 0],
    ]);
    await client.query('commit');
    if (uses.length > 0) return { outcome: 'used', uses };
    return rowCount === 1 ? { outcome: 'done' } : null;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** A file's name as a title: without its folder, and something where there is nothing. */
function nameFile(name: string): string {
  const bare =
    name
      .replaceAll(/\p{Cc}/gu, '')
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? '';
  return bare === '' ? '…' : bare.slice(0, LONGEST_NAME);
}

function keepWritten(alt: AltTexts): AltTexts {
  const written = Object.entries(alt).map(([language, text]) => [language, text.trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

const mapFraming = (row: MediaRow): Framing => ({
  crop: { x: row.crop_x, y: row.crop_y, width: row.crop_width, height: row.crop_height },
  focal: { x: row.focal_x, y: row.focal_y },
});

function mapItem(row: MediaRow): MediaItem {
  const { id, name, width, height, alt, revision, framing } = row;
  return {
    ...{ id, key: buildUploadKey(id), name, width, height, alt, revision, framing, ...mapFraming(row) },
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at.toISOString(),
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  };
}
