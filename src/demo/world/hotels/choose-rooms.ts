import type { SceneHour } from '../../../domain/pictures/scene.ts';
import type { HotelRoom } from '../../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../../domain/search/hotel-attribute.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import type { ScenePainter } from './hotel-scenes.ts';
import { type RoomKind, type RoomKindKey, roomKinds } from './room-names.ts';

/** Cheapest first; the first is always there. */
const roomsByStyle: Readonly<Record<HotelStyle, readonly RoomKindKey[]>> = {
  beach_resort: [
    'double',
    'single',
    'doubleSea',
    'superior',
    'superiorSea',
    'family',
    'bungalow',
    'juniorSuite',
    'suite',
  ],
  family_resort: ['double', 'doubleBalcony', 'doubleSea', 'family', 'familyTwo', 'bungalow', 'suite'],
  club: ['double', 'single', 'doubleBalcony', 'doubleSea', 'family', 'bungalow', 'familyTwo', 'juniorSuite'],
  boutique: ['double', 'doubleBalcony', 'doubleSea', 'superior', 'superiorSea', 'juniorSuite', 'suite'],
  city_hotel: ['double', 'single', 'superior', 'family', 'juniorSuite', 'suite'],
  apartments: ['studio', 'apartmentOne', 'apartmentTwo'],
  country_house: ['double', 'single', 'doubleBalcony', 'superior', 'family', 'apartmentOne', 'juniorSuite'],
  spa_hotel: ['double', 'single', 'doubleBalcony', 'superior', 'superiorSea', 'juniorSuite', 'suite'],
  alpine_hotel: [
    'double',
    'single',
    'doubleBalcony',
    'doubleMountain',
    'family',
    'apartmentOne',
    'juniorSuite',
  ],
};

const forFamilies: ReadonlySet<RoomKindKey> = new Set(['family', 'familyTwo']);
const forStars: ReadonlySet<RoomKindKey> = new Set(['superior', 'superiorSea', 'juniorSuite', 'suite']);
const hours: readonly SceneHour[] = ['noon', 'golden', 'dawn', 'dusk', 'noon', 'golden'];
const mostRooms = 6;

export interface RoomHost {
  readonly style: HotelStyle;
  readonly category: number;
  readonly attributes: readonly HotelAttribute[];
}

/**
 * 2 to 6 rooms, cheapest first, the first of them for two; a view or a family room only where the hotel has it, and a room for wheelchairs wherever the hotel
 * calls itself accessible. A superior room is never smaller than a double.
 */
export function chooseRooms(
  random: SeededRandom,
  hotel: RoomHost,
  paint: ScenePainter,
): readonly HotelRoom[] {
  const roomier = 1 + Math.max(0, hotel.category - 30) / 60;
  let largestDouble = 0;
  return chooseKinds(random, hotel).map((key, at) => {
    const { size, needs: _, ...kind }: RoomKind = roomKinds[key];
    const own = Math.round(random.between(...size) * roomier);
    if (kind.type === 'double') largestDouble = Math.max(largestDouble, own);
    const squareMetres = kind.type === 'superior' ? Math.max(own, largestDouble) : own;
    const cots = countCots(hotel, squareMetres);
    return {
      ...kind,
      id: at + 1,
      squareMetres,
      ...(cots > 0 && { cots }),
      scene: paint('room', hours[at] ?? 'noon', at === 0 ? undefined : `r${at + 1}`),
    };
  });
}

/** Houses for families have cots for rooms that are large enough; the others say nothing of them. */
function countCots({ attributes }: RoomHost, squareMetres: number): number {
  if (!attributes.includes('family_friendly') || squareMetres < 20) return 0;
  return squareMetres < 40 ? 1 : 2;
}

function chooseKinds(random: SeededRandom, hotel: RoomHost): readonly RoomKindKey[] {
  const [first = 'double', ...others] = roomsByStyle[hotel.style];
  const possible = others.filter((key) => isPossible(key, hotel));
  const wanted = random.between(1, Math.min(mostRooms - 1, possible.length));
  const chosen = new Set(pickSome(random, possible, wanted));
  const accessible: RoomKindKey = first === 'studio' ? 'studioAccessible' : 'doubleAccessible';
  const always: readonly RoomKindKey[] = isPossible(accessible, hotel) ? [first, accessible] : [first];
  return [...always, ...possible.filter((key) => chosen.has(key))].slice(0, mostRooms);
}

function isPossible(key: RoomKindKey, hotel: RoomHost): boolean {
  const { needs }: RoomKind = roomKinds[key];
  if (needs !== undefined && !hotel.attributes.includes(needs)) return false;
  if (forFamilies.has(key) && hotel.attributes.includes('adults_only')) return false;
  return !forStars.has(key) || hotel.category >= 30;
}

function pickSome<Item>(random: SeededRandom, items: readonly Item[], wanted: number): Item[] {
  const left = [...items];
  const picked: Item[] = [];
  while (picked.length < wanted && left.length > 0)
    picked.push(...left.splice(random.between(0, left.length - 1), 1));
  return picked;
}
