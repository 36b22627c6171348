import { sql } from 'kysely';
import { buildGeneratedKey, buildUploadKey } from '../../../domain/pictures/picture-key.ts';
import type {
  HotelCard,
  HotelMedia,
  HotelProfile,
  HotelReview,
  HotelRoom,
  HotelTextType,
} from '../../../domain/search/catalogue.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { PartlyTranslated } from '../../../domain/words/choose-text.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** True for a row of `shown` with its `file` where either says that a program has generated it. */
const isGenerated = sql<boolean>`(file.is_generated or coalesce((shown.facts ->> 'isGenerated')::boolean, false))`;

/** The key of the main photograph of a hotel on a day, for a query that has the hotel's entry; null where it has none. */
export function mainPhotograph(today: Day) {
  return sql<string | null>`(select case when ${isGenerated} then 'generated.' else 'upload.' end || file_id
    from supplier.hotel_picture as shown inner join supplier.picture_file as file on file.id = shown.file_id
    where shown.hotel_id = hotel_entry.hotel_id and room_code = '' and (valid_until is null or valid_until >= ${today}::integer)
    order by position limit 1)`;
}

/** The card with its main photograph in place of the painted picture. */
export function withMainPhotograph(card: HotelCard, scene: string | null): HotelCard {
  if (scene === null) return card;
  const { hasOnePicture: _, ...others } = card;
  return { ...others, scene, painting: card.scene };
}

/** Texts that feeds have brought, each in the languages that it came in. */
export async function readHotelTexts(db: SupplierDb, hotelId: number): Promise<HotelProfile['texts']> {
  const rows = await db
    .selectFrom('supplier.hotel_text')
    .select(['section', 'language', 'body'])
    .where('hotel_id', '=', hotelId)
    .execute();
  const bySection = new Map<HotelTextType, PartlyTranslated>();
  for (const { section, language, body } of rows)
    bySection.set(section, { ...bySection.get(section), [language]: body });
  return Object.fromEntries(bySection);
}

/** Reviews that feeds have brought. */
export async function readHotelReviews(db: SupplierDb, hotelId: number): Promise<readonly HotelReview[]> {
  const rows = await db
    .selectFrom('supplier.hotel_review')
    .select('facts')
    .where('hotel_id', '=', hotelId)
    .orderBy('id')
    .execute();
  return rows.map(({ facts }) => facts);
}

export interface HotelPhotograph {
  readonly roomCode: string;
  readonly media: HotelMedia;
}

/** Photographs that may be shown on a day: those of the hotel first, then those of its rooms. */
export async function readHotelPhotographs(
  db: SupplierDb,
  hotelId: number,
  today: Day,
): Promise<readonly HotelPhotograph[]> {
  const rows = await db
    .selectFrom('supplier.hotel_picture as shown')
    .innerJoin('supplier.picture_file as file', 'file.id', 'shown.file_id')
    .select(['room_code', 'file_id', 'facts', isGenerated.as('isGenerated')])
    .where('hotel_id', '=', hotelId)
    .where((row) => row.or([row('valid_until', 'is', null), row('valid_until', '>=', today)]))
    .orderBy('room_code')
    .orderBy('position')
    .execute();
  return rows.map(({ room_code, file_id, isGenerated: isMade, facts: { category, credit, alt } }) => ({
    roomCode: room_code,
    media: {
      type: 'image',
      category,
      scene: isMade ? buildGeneratedKey(file_id) : buildUploadKey(file_id),
      caption: alt,
      credit,
    },
  }));
}

/** The profile with photographs in front of the painted pictures, each once. */
export function withPhotographs(
  profile: HotelProfile,
  photographs: readonly HotelPhotograph[],
): HotelProfile {
  if (photographs.length === 0) return profile;
  const main = photographs.find(({ roomCode }) => roomCode === '');
  const scenes = new Set<string>();
  const media = photographs.flatMap(({ media: one }) => {
    if (scenes.has(one.scene)) return [];
    scenes.add(one.scene);
    return [one];
  });
  const { hasOnePicture: _, ...others } = profile;
  return {
    ...others,
    ...(main === undefined ? {} : { scene: main.media.scene, painting: profile.scene }),
    media: [...media, ...profile.media],
  };
}

/** The room with its first photograph in place of the painted picture. */
export function withRoomPhotograph(
  room: HotelRoom,
  code: string | null,
  photographs: readonly HotelPhotograph[],
): HotelRoom {
  const own = photographs.find(({ roomCode }) => roomCode !== '' && roomCode === code);
  return own === undefined ? room : { ...room, scene: own.media.scene };
}
