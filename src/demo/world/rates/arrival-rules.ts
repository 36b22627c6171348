import { splitDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { mixSeed, seededRandom } from '../model/seeded-random.ts';
import type { WorldHotel } from '../model/world-hotel.ts';
import { newYearOf } from './holiday-calendar.ts';
import { monthsFromSeason } from './season-curve.ts';

/** Nights that guests who arrive must stay at least, by time of the year. */
interface ArrivalPolicy {
  readonly high: number;
  readonly shoulder: number;
  readonly low: number;
  /** For arrivals on Friday or Saturday. */
  readonly weekend: number;
  readonly newYear: number;
  /** True where in high season guests come and go on Saturdays only. */
  readonly isSaturdayOnly: boolean;
}

const policies = {
  city: { high: 1, shoulder: 1, low: 1, weekend: 1, newYear: 3, isSaturdayOnly: false },
  cityBreak: { high: 1, shoulder: 1, low: 1, weekend: 2, newYear: 3, isSaturdayOnly: false },
  easy: { high: 3, shoulder: 2, low: 1, weekend: 1, newYear: 3, isSaturdayOnly: false },
  resort: { high: 5, shoulder: 3, low: 2, weekend: 1, newYear: 5, isSaturdayOnly: false },
  week: { high: 7, shoulder: 4, low: 3, weekend: 1, newYear: 7, isSaturdayOnly: false },
  saturdays: { high: 7, shoulder: 3, low: 2, weekend: 1, newYear: 7, isSaturdayOnly: true },
} as const satisfies Record<string, ArrivalPolicy>;
type PolicyName = keyof typeof policies;

/** Rules of a year from index 0 for 1 January. */
interface YearOfArrivals {
  readonly minStays: readonly number[];
  readonly closedToArrival: readonly boolean[];
}

function choosePolicy(hotel: WorldHotel, seed: number): PolicyName {
  const random = seededRandom(mixSeed('arrivals', seed, hotel.card.id));
  if (hotel.kind === 'city' || hotel.style === 'city_hotel') return random.chance(0.7) ? 'city' : 'cityBreak';
  if (hotel.style === 'apartments' && random.chance(0.35)) return 'saturdays';
  if (hotel.style === 'alpine_hotel' && random.chance(0.15)) return 'saturdays';
  if (hotel.kind === 'beach') return random.pick(['easy', 'resort', 'week', 'week'] as const);
  return random.pick(['easy', 'easy', 'cityBreak', 'resort'] as const);
}

function minStayOn(
  policy: ArrivalPolicy,
  distance: number,
  month: number,
  date: number,
  weekday: number,
): number {
  const isNewYear = month === 12 && date >= 28;
  const season = distance === 0 ? policy.high : distance === 1 ? policy.shoulder : policy.low;
  const isWeekend = weekday === 4 || weekday === 5;
  return Math.max(season, isNewYear ? policy.newYear : 1, isWeekend ? policy.weekend : 1);
}

function buildArrivalYear(
  policy: ArrivalPolicy,
  highSeason: readonly number[],
  year: number,
): YearOfArrivals {
  const minStays: number[] = [];
  const closedToArrival: boolean[] = [];
  for (let index = 0, newYear = newYearOf(year); index < 366; index += 1) {
    const { month, date } = splitDay(newYear + index);
    const weekday = weekdayOf(newYear + index);
    const distance = monthsFromSeason(month, highSeason);
    minStays.push(minStayOn(policy, distance, month, date, weekday));
    closedToArrival.push(policy.isSaturdayOnly && distance === 0 && weekday !== 5);
  }
  return { minStays, closedToArrival };
}

const written = new Map<string, YearOfArrivals>();

/** When guests may arrive and how long they must stay. Houses of one policy and season share what is written once a year. */
export function arrivalRulesOf(hotel: WorldHotel, seed: number): (year: number) => YearOfArrivals {
  const name = choosePolicy(hotel, seed);
  return (year) => {
    const key = `${name} ${hotel.highSeason} ${year}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const rules = buildArrivalYear(policies[name], hotel.highSeason, year);
    written.set(key, rules);
    return rules;
  };
}
