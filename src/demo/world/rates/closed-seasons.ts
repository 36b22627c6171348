import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { HotelStyle, WorldHotel } from '../model/world-hotel.ts';
import { monthsFromSeason } from './season-curve.ts';

/** Days of the year, 0 to 365, on which a house is shut; the first may lie behind the last, then it is over New Year. */
export interface ClosedSeason {
  readonly from: number;
  readonly to: number;
}

const closingShares: Readonly<Record<HotelStyle, number>> = {
  beach_resort: 0.65,
  family_resort: 0.65,
  club: 0.75,
  boutique: 0.35,
  city_hotel: 0,
  apartments: 0.6,
  country_house: 0.3,
  spa_hotel: 0.2,
  alpine_hotel: 0.5,
};

const DAYS_PER_MONTH = 30.5;

/** By the sea: the months that lie three or more from every month of high season. */
function seasideWinter(highSeason: readonly number[]): readonly ClosedSeason[] {
  const isQuiet = (month: number): boolean => monthsFromSeason(((month + 11) % 12) + 1, highSeason) >= 3;
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const first = months.find((month) => isQuiet(month) && !isQuiet(month - 1));
  const last = months.find((month) => isQuiet(month) && !isQuiet(month + 1));
  if (first === undefined || last === undefined) return [];
  return [{ from: Math.round((first - 1) * DAYS_PER_MONTH), to: Math.round(last * DAYS_PER_MONTH) - 1 }];
}

/** In the Alps: between hiking and skiing, twice a year. */
const alpineBreaks: readonly ClosedSeason[] = [
  { from: 106, to: 134 },
  { from: 306, to: 342 },
];

function usualBreaks(hotel: WorldHotel): readonly ClosedSeason[] {
  if (hotel.kind === 'mountains') return hotel.card.latitude > 0 ? alpineBreaks : [];
  return hotel.kind === 'beach' ? seasideWinter(hotel.highSeason) : [];
}

/** When a house is shut: never, or about as usual where it is, give or take two weeks. */
export function closedSeasonsOf(hotel: WorldHotel, seed: number): readonly ClosedSeason[] {
  const random = seededRandom(mixSeed('season', seed, hotel.card.id));
  if (!random.chance(closingShares[hotel.style])) return [];
  const shift = (day: number): number => (day + random.between(-12, 12) + 366) % 366;
  return usualBreaks(hotel).map(({ from, to }) => ({ from: shift(from), to: shift(to) }));
}

/** @param dayOfYear 0 for 1 January */
export function isClosedOn(seasons: readonly ClosedSeason[], dayOfYear: number): boolean {
  return seasons.some(({ from, to }) =>
    from <= to ? dayOfYear >= from && dayOfYear <= to : dayOfYear >= from || dayOfYear <= to,
  );
}
