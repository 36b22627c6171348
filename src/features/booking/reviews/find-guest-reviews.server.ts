import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { buildUploadKey } from '../../../domain/pictures/picture-key.ts';
import type { HotelReview } from '../../../domain/search/catalogue.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { openReviewTables, shownPicturesOf } from './review-store.server.ts';

/** The published reviews of a brand's own guests, the latest stay first, as a hotel's page shows them (SDATA-028). */
export async function findGuestReviews(
  db: Db,
  brand: string,
  hotelId: number,
): Promise<readonly HotelReview[]> {
  const rows = await openReviewTables(db)
    .selectFrom('guest_review')
    .select([
      'id',
      'language',
      'content',
      sql<string>`to_char(stayed_until, 'YYYY-MM-DD')`.as('day'),
      shownPicturesOf.as('pictures'),
    ])
    .where('hotel_id', '=', hotelId)
    .where('brand', '=', brand)
    .where('state', '=', 'published')
    .orderBy('stayed_until', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, language, content, day, pictures }) => {
    const { rating, party, title, text, name, scores } = content;
    // A review has both before staff see it.
    if (rating === null || party === null) return [];
    const [scene = null, ...further] = pictures.map((picture) => buildUploadKey(picture));
    return {
      id,
      language,
      title,
      text,
      rating: rating * 10,
      day: requireDay(day),
      userName: name,
      scene,
      stay: { party, scores, pictures: further },
    };
  });
}
