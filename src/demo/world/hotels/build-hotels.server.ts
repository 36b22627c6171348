import type { HotelCard } from '../../../domain/search/catalogue.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import type { WorldCity, WorldPlaces } from '../model/world-places.ts';
import { addressHotel } from './address-hotel.ts';
import { buildHotelSlug } from './build-hotel-slug.ts';
import { chooseAttributes } from './choose-attributes.ts';
import { chooseBoards } from './choose-boards.ts';
import { chooseRooms } from './choose-rooms.ts';
import { createCityChooser } from './city-chooser.ts';
import { generateHotelName, type NamesTaken } from './generate-hotel-name.ts';
import { chooseCategory, chooseRating, chooseStyle } from './hotel-character.ts';
import { chooseMainPicture, paintHotelScenes } from './hotel-scenes.ts';
import { placeHotel } from './place-hotel.ts';

const firstGiataId = 1_000_001;
/** Ids ascend with the hotel's number by 1 to 13: irregular as in the trade's catalogue, and unique. */
const idStep = 7;

/**
 * Invents the hotels of the world, in ascending order of id. A hotel of a number is the same however many there are:
 * a smaller world is the beginning of a larger one. From as many hotels as there are regions on, every region has one.
 * @param count 0 or more
 */
export function* buildHotels(places: WorldPlaces, count: number, seed: number): Generator<WorldHotel> {
  const chooseCity = createCityChooser(places.cities, seed);
  const namesByCity = new Map<number, NamesTaken>();
  for (let number = 0; number < count; number += 1) {
    const city = chooseCity(number);
    const taken = namesByCity.get(city.destination.id) ?? new Map<string, number>();
    namesByCity.set(city.destination.id, taken);
    yield buildHotel(number, city, taken, seed);
  }
}

function buildHotel(number: number, city: WorldCity, taken: NamesTaken, seed: number): WorldHotel {
  const random = seededRandom(mixSeed('hotel', seed, number));
  const id = firstGiataId + number * idStep + random.between(0, idStep - 1);
  const style = chooseStyle(random, city.kind);
  const spot = placeHotel(random, city, style);
  const { latitude, longitude } = spot;
  const { countryCode } = city.destination;
  const { metresToBeach } = spot;
  const boards = chooseBoards(random, style, countryCode);
  const category = chooseCategory(random, style);
  const outline = { style, kind: city.kind, category, boards, spot, hasSandyBeach: hasSandyBeach(city) };
  const attributes = chooseAttributes(random, outline);
  const house = { place: city.destination, kind: city.kind, style, category, ...spot };
  const name = generateHotelName(random, house, taken);
  const paint = paintHotelScenes({ id, style, category }, city);
  const card: HotelCard = {
    id,
    name,
    slug: buildHotelSlug(name),
    category,
    attributes,
    latitude,
    longitude,
    ...(metresToBeach !== null && { metresToBeach }),
    cityId: city.destination.id,
    regionId: city.regionId,
    countryId: city.countryId,
    ...chooseRating(random, category),
    scene: paint(...chooseMainPicture(id, attributes, metresToBeach)),
  };
  const rooms = chooseRooms(random, { style, category, attributes }, paint);
  const { airports, highSeason } = city;
  const address = addressHotel(random, city);
  return {
    number,
    style,
    kind: city.kind,
    card,
    rooms,
    boards,
    airports,
    highSeason,
    ...address,
    countryCode,
    metresToBeach,
  };
}

/** All hotels of a city share its beach. */
function hasSandyBeach(city: WorldCity): boolean {
  return city.kind === 'beach' && seededRandom(mixSeed('beach', city.destination.id)).chance(0.72);
}
