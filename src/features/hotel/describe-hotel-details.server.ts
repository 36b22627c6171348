import type { z } from 'zod';
import { descriptionLengths } from '../../defaults.ts';
import type { SceneLight } from '../../domain/pictures/scene.ts';
import { countryName } from '../../domain/places/country-name.ts';
import type { Language } from '../../domain/words/language.ts';
import { lightScene } from '../../trip-search/catalogue/light-scene.ts';
import { orderMedia } from '../../trip-search/pictures/hotel-media.ts';
import { shortenText } from './description/shorten-text.ts';
import type { hotelInfoSchema } from './load-hotel-details.server.ts';
import { groupAmenities } from './model/group-amenities.ts';
import type { HotelDetails } from './model/hotel-page-props.ts';
import { pickRoomFacts } from './trip/rooms/list-room-facts.ts';

type HotelInfo = z.infer<typeof hotelInfoSchema>;

/** What the page says of the house, of all that is known of it. */
export function describeHotelDetails(info: HotelInfo, language: Language, light: SceneLight): HotelDetails {
  return {
    ...summarize(info, language),
    texts: info.texts,
    address: formatAddress(info.address, language),
    ...(info.times === undefined ? {} : { times: info.times }),
    ...(info.certificate === undefined ? {} : { certificate: info.certificate }),
    amenities: groupAmenities(info.hotel.features.map(({ name }) => name)),
    rooms: info.rooms.map(({ id, name, squareMetres, maxPersons, scene, ...facts }) => ({
      id,
      name,
      squareMetres,
      maxPersons,
      ...pickRoomFacts(facts),
      scene: lightScene(scene, light),
    })),
    boards: info.boards,
    media: orderMedia(
      info.media.map(({ type, category, link, caption, captionLanguage, credit }) => ({
        type,
        category,
        scene: lightScene(link, light),
        caption,
        captionLanguage,
        credit,
      })),
    ),
    accessibility: info.accessibility,
  };
}

/** HOTEL-033: the introduction, or else the hotel's first text. */
function summarize(
  { texts }: HotelInfo,
  language: Language,
): Pick<HotelDetails, 'summary' | 'summaryLanguage'> {
  const source = texts.find(({ type }) => type === 'intro') ?? texts[0];
  if (source === undefined) return { summary: '' };
  const summary = shortenText(source.text, descriptionLengths.summary, source.language ?? language);
  return { summary, summaryLanguage: source.language };
}

function formatAddress(
  { street, zip, city, countryCode, phone }: HotelInfo['address'],
  language: Language,
): HotelDetails['address'] {
  const country = countryName(countryCode, language);
  return { street, zip, city, country, ...(phone === undefined ? {} : { phone }) };
}
