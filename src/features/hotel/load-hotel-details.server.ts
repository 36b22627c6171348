import { z } from 'zod';
import { boards } from '../../domain/search/board.ts';
import { type HotelProfile, hotelTextTypes } from '../../domain/search/catalogue.ts';
import { offersBoard } from '../../domain/search/range/offers-board.ts';
import { bedKinds, roomViews } from '../../domain/search/room-facts.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import { type ChosenText, chooseText } from '../../domain/words/choose-text.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { answered, notFound, type Outcome } from '../../site/outcome.ts';
import { hotelSchema } from '../../trip-search/hotels/hotel-schema.ts';
import { presentHotel } from '../../trip-search/hotels/present-hotel.server.ts';
import { type HotelMediaAnswer, hotelMediaSchema } from '../../trip-search/pictures/hotel-media-schema.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';

const textsSchema = z
  .array(
    z.object({
      type: z.enum(hotelTextTypes),
      text: z.string(),
      language: z.enum(LANGUAGES).optional().describe('Where it is not the language of the visit'),
    }),
  )
  .describe('In the order in which they are shown (HOTEL-030)');

const roomSchema = z.object({
  id: z.int(),
  type: z.enum(roomTypes),
  name: z.string(),
  squareMetres: z.number(),
  maxPersons: z.int(),
  beds: z
    .array(z.object({ kind: z.enum(bedKinds), count: z.int() }))
    .readonly()
    .optional()
    .describe('Missing where it is not known, as the view'),
  view: z.enum(roomViews).optional(),
  cots: z.int().optional().describe('Cots that the hotel puts up in it'),
  isAccessible: z.literal(true).optional().describe('Every room of the kind suits a wheelchair'),
  scene: z.string(),
});

const accessibilitySchema = z.object({
  stepFreeEntrance: z.boolean().nullable(),
  lift: z.boolean().nullable(),
  doorWidth: z.number().nullable().describe('Centimetres'),
  accessibleBathroom: z.boolean().nullable(),
  accessibleRooms: z.int().nullable(),
});

export const hotelInfoSchema = z.object({
  hotel: hotelSchema,
  address: z.object({
    street: z.string(),
    zip: z.string(),
    city: z.string(),
    countryCode: z.string(),
    phone: z.string().exactOptional().describe('Of the reception; missing where it is not known'),
  }),
  times: z
    .object({ checkInFrom: z.string(), checkOutUntil: z.string() })
    .readonly()
    .exactOptional()
    .describe('`HH:mm` at the hotel; missing where they are not known'),
  certificate: z
    .object({ name: z.string(), issuer: z.string(), validUntil: z.iso.date() })
    .readonly()
    .exactOptional()
    .describe('What the attribute `sustainable` rests on, while it is valid'),
  texts: textsSchema,
  rooms: z.array(roomSchema),
  boards: z.array(z.enum(boards)),
  ...hotelMediaSchema.shape,
  accessibility: accessibilitySchema
    .nullable()
    .describe('Null where the hotel has given nothing (HOTEL-032)'),
});

/** Loads what the hotel page shows about the hotel itself (SAPI-014). */
export async function loadHotelDetails(
  visit: SearchVisit,
  hotelId: number,
): Promise<Outcome<z.infer<typeof hotelInfoSchema>>> {
  const profile = await visit.hotels.findProfile(hotelId);
  if (profile === null) return notFound('hotel');
  const { language, range } = visit;
  const certificate = findValidCertificate(visit, profile);
  const hotel = presentHotel(visit, profile);
  return answered({
    // Nothing is called sustainable without a certificate (Directive (EU) 2024/825).
    hotel:
      certificate === undefined
        ? { ...hotel, features: hotel.features.filter(({ name }) => name !== 'sustainable') }
        : hotel,
    ...(certificate === undefined ? {} : { certificate: { ...certificate } }),
    address: { ...profile.address },
    ...(profile.times === undefined ? {} : { times: { ...profile.times } }),
    texts: listTexts(visit, profile),
    rooms: profile.rooms.map((room) => ({ ...room, name: room.name[language] })),
    boards: profile.boards.filter((board) => offersBoard(range, board)),
    media: profile.media.map(({ type, category, scene, caption, credit }) => ({
      link: scene,
      type,
      category,
      ...nameCaption(chooseText(caption, language)),
      credit,
    })),
    accessibility: profile.accessibility === null ? null : { ...profile.accessibility },
  });
}

function findValidCertificate(
  { today }: SearchVisit,
  { certificate }: HotelProfile,
): HotelProfile['certificate'] {
  return certificate !== undefined && certificate.validUntil >= formatDay(today) ? certificate : undefined;
}

export const operatorContentSchema = z.object({
  hotelId: z.int(),
  tourOperator: z.string().describe('Who puts the package together and answers for it'),
  texts: textsSchema,
});

/** Loads the tour operator's own description of a hotel (SAPI-029), which becomes part of the contract. */
export async function loadOperatorContent(
  visit: SearchVisit,
  hotelId: number,
): Promise<Outcome<z.infer<typeof operatorContentSchema>>> {
  const profile = await visit.hotels.findProfile(hotelId);
  if (profile === null) return notFound('hotel');
  return answered({ hotelId, tourOperator: visit.brandName, texts: listTexts(visit, profile) });
}

/**
 * HOTEL-029, HOTEL-030; parts of the address are no texts (HOTEL-031). What a hotel writes about its boards is one text for all of them: a
 * brand that does not offer each of them leaves it out.
 */
function listTexts(
  { language, range }: SearchVisit,
  { texts, boards }: HotelProfile,
): z.infer<typeof textsSchema> {
  const offersAll = boards.every((board) => offersBoard(range, board));
  const types = offersAll ? hotelTextTypes : hotelTextTypes.filter((type) => type !== 'board');
  return types.flatMap((type) => {
    const chosen = chooseText(texts[type] ?? {}, language);
    return chosen === null ? [] : [{ type, ...chosen }];
  });
}

function nameCaption(
  chosen: ChosenText | null,
): Pick<HotelMediaAnswer['media'][number], 'caption' | 'captionLanguage'> {
  return { caption: chosen?.text ?? '', captionLanguage: chosen?.language };
}
