import { sql } from 'kysely';
import { feedLimits } from '../../../defaults.ts';
import { refuse } from '../../../ports/supply/feeds/records/feed-record.ts';
import type {
  ContentItem,
  ContentKey,
  FeedPicture,
} from '../../../ports/supply/feeds/records/hotel-content.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Writes what a record says of hotels for people. Files that nothing shows any more are left to `deleteUnshownPictures`. */
export async function saveHotelContent(db: SupplierDb, items: readonly ContentItem[]): Promise<void> {
  for (const item of items) {
    switch (item.type) {
      case 'text':
        await sql`insert into supplier.hotel_text (hotel_id, section, language, body)
          values (${item.hotelId}, ${item.section}, ${item.language}, ${item.body})
          on conflict (hotel_id, section, language) do update set body = excluded.body`.execute(db);
        break;
      case 'review':
        await saveReview(db, item);
        break;
      case 'picture':
        await savePicture(db, item);
        break;
      case 'gone':
        await deleteContent(db, item.key);
        break;
      case 'rest-gone':
        await sql`delete from supplier.hotel_picture
          where hotel_id = ${item.hotelId} and room_code = '' and position > ${item.after}`.execute(db);
        break;
      case 'all-gone':
        await sql`delete from ${sql.table(`supplier.hotel_${item.kind}`)} where hotel_id = ${item.hotelId}`.execute(
          db,
        );
    }
  }
}

/** @throws FeedError where the hotel has as many reviews as a hotel may have, and this is another one */
async function saveReview(
  db: SupplierDb,
  { hotelId, id, review }: Extract<ContentItem, { type: 'review' }>,
): Promise<void> {
  const { others } = await db
    .selectFrom('supplier.hotel_review')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('hotel_id', '=', hotelId)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  const most = feedLimits.maxReviewsPerHotel;
  if (Number(others) >= most)
    refuse(`review_id '${id}': hotel '${hotelId}' has ${most} reviews already, the most it may have`);
  await sql`insert into supplier.hotel_review (hotel_id, id, facts)
    values (${hotelId}, ${id}, ${JSON.stringify(review)}::jsonb)
    on conflict (hotel_id, id) do update set facts = excluded.facts`.execute(db);
}

async function savePicture(db: SupplierDb, picture: FeedPicture): Promise<void> {
  const { hotelId, roomCode, position, url, etag, validUntil } = picture;
  const { category, isGenerated, credit, rightsHolder, licence, alt } = picture;
  const fileId = await saveFile(db, picture.file);
  const facts = JSON.stringify({ category, isGenerated, credit, rightsHolder, licence, alt });
  await sql`insert into supplier.hotel_picture
      (hotel_id, room_code, position, file_id, url, etag, facts, valid_until)
    values (${hotelId}, ${roomCode}, ${position}, ${fileId}, ${url}, ${etag}, ${facts}::jsonb, ${validUntil})
    on conflict (hotel_id, room_code, position) do update set file_id = excluded.file_id, url = excluded.url,
      etag = excluded.etag, facts = excluded.facts, valid_until = excluded.valid_until`.execute(db);
}

/** The id of the file: that of the same file where it is stored already, so that its address stays. */
async function saveFile(db: SupplierDb, file: FeedPicture['file']): Promise<string> {
  if (file.isKnown) {
    // A file from before the mark was read has none.
    if (file.isGenerated)
      await db
        .updateTable('supplier.picture_file')
        .set({ is_generated: true })
        .where('id', '=', file.id)
        .where('is_generated', '=', false)
        .execute();
    const known = await db
      .selectFrom('supplier.picture_file')
      .select('id')
      .where('id', '=', file.id)
      .executeTakeFirst();
    return known?.id ?? refuse('the picture was removed meanwhile, send it again');
  }
  const { id, digest, data, width, height, isGenerated } = file.picture;
  await sql`insert into supplier.picture_file (id, digest, picture, width, height, is_generated)
    values (${id}, ${digest}, ${data}, ${width}, ${height}, ${isGenerated})
    on conflict (digest) do update set is_generated = picture_file.is_generated or excluded.is_generated`.execute(
    db,
  );
  const stored = await db
    .selectFrom('supplier.picture_file')
    .select('id')
    .where('digest', '=', Buffer.from(digest))
    .executeTakeFirstOrThrow();
  return stored.id;
}

async function deleteContent(db: SupplierDb, key: ContentKey): Promise<void> {
  switch (key.type) {
    case 'text':
      await sql`delete from supplier.hotel_text
        where (hotel_id, section, language) = (${key.hotelId}::integer, ${key.section}, ${key.language})`.execute(
        db,
      );
      break;
    case 'review':
      await sql`delete from supplier.hotel_review where (hotel_id, id) = (${key.hotelId}::integer, ${key.id})`.execute(
        db,
      );
      break;
    case 'picture':
      await sql`delete from supplier.hotel_picture
        where (hotel_id, room_code, position) = (${key.hotelId}::integer, ${key.roomCode}, ${key.position}::integer)`.execute(
        db,
      );
  }
}
