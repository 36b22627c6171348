import type { Language } from '../../../domain/words/language.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { HotelStyle, WorldHotel } from '../model/world-hotel.ts';
import type { WorldPlaces } from '../model/world-places.ts';
import { fillPhrase } from './fill-phrase.ts';
import { formatLocative } from './format-locative.ts';
import type { PhraseValues, RoomValues } from './hotel-phrases.ts';
import { hotelTexts } from './hotel-texts.ts';
import { measures, phraseDistance } from './phrase-measures.ts';
import { measureMetres } from './place-hotel.ts';
import { findAirport, requirePlace } from './require-place.ts';

/** Rooms of a whole house, from and to. */
const houseSizes: Readonly<Record<HotelStyle, readonly [least: number, most: number]>> = {
  beach_resort: [90, 420],
  family_resort: [110, 460],
  club: [140, 520],
  boutique: [9, 34],
  city_hotel: [36, 240],
  apartments: [14, 120],
  country_house: [8, 38],
  spa_hotel: [48, 160],
  alpine_hotel: [22, 90],
};

/** What the sentences about a hotel need to know, as a language writes it. */
export function describeForPhrases(hotel: WorldHotel, places: WorldPlaces, language: Language): PhraseValues {
  const { name, cityId } = hotel.card;
  const city = requirePlace(places, cityId);
  return {
    name,
    inCity: formatLocative(city.name[language], language),
    region: findSurroundingsName(hotel, places, language),
    beach: phraseDistance(hotel.metresToBeach ?? 0, language),
    centre: phraseDistance(measureMetres(hotel.card, city), language),
    ...describeAirport(hotel, places, language),
    ...describeHotelDetails(hotel, language),
    roomList: listRooms(hotel, language),
    persons: measures[language].persons(largestFamilyRoom(hotel)),
  };
}

/** The region, or the country where the region is called like the city. */
function findSurroundingsName({ card }: WorldHotel, places: WorldPlaces, language: Language): string {
  const city = requirePlace(places, card.cityId).name[language];
  const region = requirePlace(places, card.regionId).name[language];
  return region === city ? requirePlace(places, card.countryId).name[language] : region;
}

function describeAirport(
  hotel: WorldHotel,
  places: WorldPlaces,
  language: Language,
): Pick<PhraseValues, 'airport' | 'airportDistance'> {
  const airport = findAirport(places, hotel.airports[0]);
  if (airport === null) return { airport: '', airportDistance: '' };
  return {
    airport: `${airport.city[language]}, ${airport.code}`,
    airportDistance: phraseDistance(measureMetres(hotel.card, airport), language),
  };
}

function describeHotelDetails(
  { card, style }: WorldHotel,
  language: Language,
): Pick<PhraseValues, 'rooms' | 'floors' | 'checkIn' | 'checkOut'> {
  const random = seededRandom(mixSeed('house', card.id));
  const { floors, hour } = measures[language];
  const [least, most] = houseSizes[style];
  return {
    rooms: String(random.between(least, most)),
    floors: floors(card.attributes.includes('lift') ? random.between(3, 8) : random.between(1, 3)),
    checkIn: hour(random.between(14, 16)),
    checkOut: hour(random.between(10, 11)),
  };
}

function listRooms({ rooms }: WorldHotel, language: Language): string {
  const [phrase] = hotelTexts[language].room.one;
  return rooms
    .map((room): RoomValues => {
      const size = `${room.squareMetres} m²`;
      return { room: room.name[language], size, persons: measures[language].persons(room.maxPersons) };
    })
    .map((values) => fillPhrase(phrase, values))
    .join('; ');
}

function largestFamilyRoom({ rooms }: WorldHotel): number {
  return Math.max(...rooms.filter((room) => room.type === 'family').map((room) => room.maxPersons), 2);
}
