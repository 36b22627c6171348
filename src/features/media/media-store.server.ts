import { createHash } from 'node:crypto';
import { type ExpressionBuilder, type InferResult, sql } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import { type NarrowedColumns, narrowColumns } from '../../database/narrow-columns.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { mediaLimits } from '../../defaults.ts';
import type { Framing } from '../../domain/pictures/frame-picture.ts';
import { buildUploadKey } from '../../domain/pictures/picture-key.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { findMediaUses, isHolding, namesPicture } from './find-media-uses.server.ts';
import { listUnusable } from './list-unusable.server.ts';
import type {
  AltTexts,
  MediaChange,
  MediaChangeAnswer,
  MediaDeleteAnswer,
  MediaItem,
  MediaList,
  MediaUse,
  UnusablePicture,
  UploadAnswer,
} from './media-calls.ts';
import { type ReadUpload, readUpload } from './read-upload.server.ts';

/** A stored picture with its size in pixels. */
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

/** The media library: editors' pictures, stored in the database so that every process has them. */
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

interface MediaTables {
  media_item: NarrowedColumns<'media_item', { alt: AltTexts }>;
}

const framingColumns = [
  'media_item.crop_x',
  'media_item.crop_y',
  'media_item.crop_width',
  'media_item.crop_height',
  'media_item.focal_x',
  'media_item.focal_y',
  'media_item.framing',
] as const;

/** Everything but the picture itself. */
const selectItems = (db: Db) =>
  narrowColumns<MediaTables>(db)
    .selectFrom('media_item')
    .innerJoin('staff as uploader', 'uploader.id', 'media_item.uploaded_by')
    .innerJoin('staff as changer', 'changer.id', 'media_item.changed_by')
    .select([
      'media_item.id',
      'media_item.name',
      'media_item.width',
      'media_item.height',
      'media_item.alt',
      'media_item.is_generated',
      ...framingColumns,
      'media_item.revision',
      'uploader.name as uploaded_by',
      'media_item.uploaded_at',
      'changer.name as changed_by',
      'media_item.changed_at',
    ]);

type MediaRow = InferResult<ReturnType<typeof selectItems>>[number];
type FramingRow = Pick<MediaRow, `crop_${'x' | 'y' | 'width' | 'height'}` | `focal_${'x' | 'y'}`>;

/** @param read makes a file into a picture */
export function createMediaStore(
  db: Db,
  clock: Clock,
  read: (file: Buffer) => Promise<ReadUpload> = readUpload,
): MediaStore {
  const find = async (id: string): Promise<MediaItem | null> => {
    const row = await selectItems(db).where('media_item.id', '=', id).executeTakeFirst();
    return row === undefined ? null : mapItem(row);
  };
  const requireItem = async (id: string): Promise<MediaItem> => {
    const item = await find(id);
    if (item === null) throw new Error(`The picture ${id} is gone`);
    return item;
  };
  async function findByDigest(digest: Buffer): Promise<UploadAnswer | null> {
    const row = await db
      .selectFrom('media_item')
      .select('id')
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row === undefined ? null : { outcome: 'known', item: await requireItem(row.id) };
  }

  return {
    find,
    async add(file, name, staffId) {
      const digest = createHash('sha256').update(file).digest();
      const known = await findByDigest(digest);
      if (known !== null) return known;
      const picture = await read(file);
      if (!picture.ok) return { outcome: 'refused', reason: picture.reason };
      const now = clock.now();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('media_item')
        .values({
          id: picture.id,
          name: toFileName(name),
          digest,
          picture: picture.data,
          width: picture.width,
          height: picture.height,
          is_generated: picture.isGenerated,
          uploaded_by: staffId,
          uploaded_at: now,
          changed_by: staffId,
          changed_at: now,
        })
        .onConflict((conflict) => conflict.column('digest').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return { outcome: 'added', item: await requireItem(picture.id) };
      const meanwhile = await findByDigest(digest);
      if (meanwhile === null) throw new Error('A picture came and went at the same moment');
      return meanwhile;
    },
    async list({ text, page }) {
      const pattern = `%${text.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
      const isMatching = (eb: ExpressionBuilder<Database, 'media_item'>) =>
        eb.or([
          eb('media_item.name', 'ilike', pattern),
          sql<boolean>`exists (select from jsonb_each_text(${eb.ref('media_item.alt')}) where value ilike ${pattern})`,
        ]);
      const [rows, { total }] = await Promise.all([
        selectItems(db)
          .where(isMatching)
          .orderBy('media_item.uploaded_at', 'desc')
          .orderBy('media_item.id')
          .limit(mediaLimits.itemsPerPage)
          .offset(page * mediaLimits.itemsPerPage)
          .execute(),
        db
          .selectFrom('media_item')
          .select((eb) => eb.fn.countAll().as('total'))
          .where(isMatching)
          .executeTakeFirstOrThrow(),
      ]);
      return { items: rows.map(mapItem), total: Number(total) };
    },
    async change(id, { revision, name, alt, isGenerated, crop, focal }, staffId) {
      const losesText = alt.de === undefined || alt.de.trim() === '';
      if (losesText && (await findMediaUses(db, buildUploadKey(id))).some(isHolding))
        return { outcome: 'alt-text-needed' };
      const cut = {
        crop_x: crop.x,
        crop_y: crop.y,
        crop_width: crop.width,
        crop_height: crop.height,
        focal_x: focal.x,
        focal_y: focal.y,
      };
      const numUpdatedRows = await db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('media_item')
          .select('is_generated')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        const { numUpdatedRows: updated } = await trx
          .updateTable('media_item')
          .set((eb) => ({
            ...cut,
            name: toFileName(name),
            alt: JSON.stringify(dropEmptyAltTexts(alt)),
            ...(isGenerated === undefined ? {} : { is_generated: isGenerated }),
            changed_by: staffId,
            changed_at: clock.now(),
            revision: eb('revision', '+', 1),
            framing: eb
              .case()
              .when(
                eb.or([
                  eb('crop_x', 'is distinct from', cut.crop_x),
                  eb('crop_y', 'is distinct from', cut.crop_y),
                  eb('crop_width', 'is distinct from', cut.crop_width),
                  eb('crop_height', 'is distinct from', cut.crop_height),
                  eb('focal_x', 'is distinct from', cut.focal_x),
                  eb('focal_y', 'is distinct from', cut.focal_y),
                ]),
              )
              .then(eb('framing', '+', 1))
              .else(eb.ref('framing'))
              .end(),
          }))
          .where('id', '=', id)
          .where('revision', '=', revision)
          .executeTakeFirstOrThrow();
        const isOther = isGenerated !== undefined && isGenerated !== before?.is_generated;
        if (updated === 1n && isOther) await reloadPages(trx, id);
        return updated;
      });
      const item = await find(id);
      return item === null ? null : { outcome: numUpdatedRows === 1n ? 'done' : 'conflict', item };
    },
    listUses: (id) => findMediaUses(db, buildUploadKey(id)),
    remove: (id) => removeUnused(db, id),
    listUnusable: (keys) => listUnusable(db, keys),
    async findFraming(id) {
      const row = await db
        .selectFrom('media_item')
        .select(framingColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : { ...mapFraming(row), framing: row.framing };
    },
    async findPicture(id) {
      const row = await db
        .selectFrom('media_item')
        .select(['picture', 'width', 'height'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },
  };
}

/** Has every process read the published documents again that show a picture, once what has changed is committed. */
async function reloadPages(db: Db, id: string): Promise<void> {
  await db
    .selectFrom('content_document')
    .select(sql`pg_notify('content_changed', json_build_array(brand, kind, slug)::text)`.as('notified'))
    .where((eb) => namesPicture(eb.ref('body'), buildUploadKey(id)))
    .execute();
}

/**
 * Deletes a picture that no document uses. Saving a document locks its pictures until it commits, so this lock waits
 * and then sees the new uses.
 */
function removeUnused(db: Db, id: string): Promise<MediaDeleteAnswer | null> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('media_item').select('id').where('id', '=', id).forUpdate().execute();
    const uses = (await findMediaUses(trx, buildUploadKey(id))).filter(isHolding);
    if (uses.length > 0) return { outcome: 'used', uses };
    const { numDeletedRows } = await trx
      .deleteFrom('media_item')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n ? { outcome: 'done' } : null;
  });
}

/** A file's name as a title: without its folder, and something where there is nothing. */
function toFileName(name: string): string {
  const baseName =
    name
      .replaceAll(/\p{Cc}/gu, '')
      .split(/[\\/]/)
      .at(-1)
      ?.trim() ?? '';
  return baseName === '' ? '…' : baseName.slice(0, mediaLimits.maxNameLength);
}

function dropEmptyAltTexts(alt: AltTexts): AltTexts {
  const written = Object.entries(alt).map(([language, text]) => [language, text.trim()] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

const mapFraming = (row: FramingRow): Framing => ({
  crop: { x: row.crop_x, y: row.crop_y, width: row.crop_width, height: row.crop_height },
  focal: { x: row.focal_x, y: row.focal_y },
});

function mapItem(row: MediaRow): MediaItem {
  const { id, name, width, height, alt, revision, framing } = row;
  return {
    id,
    key: buildUploadKey(id),
    name,
    width,
    height,
    alt,
    isGenerated: row.is_generated,
    revision,
    framing,
    ...mapFraming(row),
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at.toISOString(),
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  };
}
