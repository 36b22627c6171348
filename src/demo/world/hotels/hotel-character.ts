import type { HolidayKind } from '../../../domain/search/catalogue.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import type { HotelStyle } from '../model/world-hotel.ts';
import { pickWeighted } from './pick-weighted.ts';

type Weighted<Item> = readonly (readonly [item: Item, weight: number])[];

const stylesByKind: Readonly<Record<HolidayKind, Weighted<HotelStyle>>> = {
  beach: [
    ['beach_resort', 34],
    ['family_resort', 16],
    ['apartments', 16],
    ['club', 10],
    ['boutique', 10],
    ['city_hotel', 6],
    ['spa_hotel', 5],
    ['country_house', 3],
  ],
  city: [
    ['city_hotel', 66],
    ['boutique', 20],
    ['apartments', 10],
    ['spa_hotel', 4],
  ],
  mountains: [
    ['alpine_hotel', 52],
    ['spa_hotel', 16],
    ['apartments', 14],
    ['country_house', 10],
    ['family_resort', 8],
  ],
  countryside: [
    ['country_house', 46],
    ['boutique', 15],
    ['spa_hotel', 15],
    ['apartments', 15],
    ['family_resort', 9],
  ],
};

/** Stars times ten with weights; 0 is a house without stars. */
const categoriesByStyle: Readonly<Record<HotelStyle, Weighted<number>>> = {
  beach_resort: [
    [30, 14],
    [35, 14],
    [40, 38],
    [45, 16],
    [50, 18],
  ],
  family_resort: [
    [30, 20],
    [35, 20],
    [40, 42],
    [45, 12],
    [50, 6],
  ],
  club: [
    [30, 12],
    [35, 20],
    [40, 42],
    [45, 16],
    [50, 10],
  ],
  boutique: [
    [30, 16],
    [35, 18],
    [40, 36],
    [45, 16],
    [50, 14],
  ],
  city_hotel: [
    [10, 2],
    [20, 12],
    [25, 6],
    [30, 34],
    [35, 10],
    [40, 26],
    [45, 4],
    [50, 6],
  ],
  apartments: [
    [0, 14],
    [20, 22],
    [25, 12],
    [30, 34],
    [35, 8],
    [40, 10],
  ],
  country_house: [
    [0, 12],
    [20, 12],
    [30, 34],
    [35, 14],
    [40, 22],
    [50, 6],
  ],
  spa_hotel: [
    [40, 52],
    [45, 26],
    [50, 22],
  ],
  alpine_hotel: [
    [20, 6],
    [30, 38],
    [35, 18],
    [40, 28],
    [45, 6],
    [50, 4],
  ],
};

/** What a hotel lives from, by what people come to the place for. */
export function chooseStyle(random: SeededRandom, kind: HolidayKind): HotelStyle {
  return pickWeighted(random, stylesByKind[kind]);
}

/** Stars times ten, as in `HotelFacts.category`. */
export function chooseCategory(random: SeededRandom, style: HotelStyle): number {
  return pickWeighted(random, categoriesByStyle[style]);
}

/**
 * Rating times ten and number of reviews. More stars please more guests, with exceptions on both sides;
 * a house without reviews is unrated (rating 0).
 */
export function chooseRating(
  random: SeededRandom,
  category: number,
): { readonly rating: number; readonly reviewCount: number } {
  const reviewCount = random.chance(0.04) ? 0 : Math.max(1, Math.floor(41 * random.next() ** 1.2));
  const expected = 46 + ((category || 30) - 30) * 0.32;
  const deviation = (random.next() + random.next() + random.next() - 1.5) * 10;
  const rating = Math.min(60, Math.max(18, Math.round(expected + deviation)));
  return { rating: reviewCount === 0 ? 0 : rating, reviewCount };
}
