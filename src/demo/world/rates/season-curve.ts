import type { HolidayKind } from '../../../domain/search/catalogue.ts';
import { type Day, splitDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { type HolidayPeak, holidaysOf, newYearOf } from './holiday-calendar.ts';

/** What demand for a place follows over the year. */
export interface SeasonProfile {
  readonly kind: HolidayKind;
  /** Months, 1 to 12, in which most people come. */
  readonly highSeason: readonly number[];
  /** `flat`: resorts, the same all week. `weekend`: short breaks. `business`: full when offices are. */
  readonly weekdays: keyof typeof weekdayFactors;
}

/** How far high season rises above the mean of the year, and low season falls below it by half of that. */
const amplitudes: Record<HolidayKind, number> = {
  beach: 0.48,
  city: 0.16,
  mountains: 0.32,
  countryside: 0.24,
};

/** Per cent that holidays add. */
const holidayLifts: Record<HolidayKind, Record<HolidayPeak, number>> = {
  beach: { winter: 4, easter: 14, whitsun: 12, summer: 14, autumn: 14, christmas: 12, new_year: 25 },
  city: { winter: 0, easter: 18, whitsun: 10, summer: 4, autumn: 6, christmas: 5, new_year: 45 },
  mountains: { winter: 25, easter: 12, whitsun: 5, summer: 10, autumn: 4, christmas: 30, new_year: 60 },
  countryside: { winter: 3, easter: 15, whitsun: 12, summer: 12, autumn: 6, christmas: 10, new_year: 25 },
};

/** By night from Monday to Sunday. */
const weekdayFactors = {
  flat: [1, 1, 1, 1, 1, 1, 1],
  weekend: [0.93, 0.93, 0.94, 0.98, 1.16, 1.2, 0.96],
  business: [1.04, 1.14, 1.15, 1.06, 0.9, 0.88, 0.86],
} as const;

/** Months between a month and the nearest one of high season, around the year; 0 in high season and where there is none. */
export function monthsFromSeason(month: number, highSeason: readonly number[]): number {
  const distances = highSeason.map((high) => Math.min((month - high + 12) % 12, (high - month + 12) % 12));
  return distances.length === 0 ? 0 : Math.min(...distances);
}

function levelOfMonth(month: number, profile: SeasonProfile): number {
  const amplitude = amplitudes[profile.kind];
  const distance = monthsFromSeason(month, profile.highSeason);
  if (distance === 0) return 1 + amplitude;
  return distance === 1 ? 1 + amplitude * 0.3 : 1 - amplitude * 0.55;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** From the middle of a month to that of the next the level moves evenly from one to the other. */
function levelOfDay(day: Day, levels: readonly number[]): number {
  const { month, date } = splitDay(day);
  const isLate = date >= 15;
  const here = month - 1;
  const neighbour = (here + (isLate ? 1 : 11)) % 12;
  const share = Math.abs(date - 15) / (monthLengths[isLate ? here : neighbour] ?? 30);
  return (levels[here] ?? 1) * (1 - share) + (levels[neighbour] ?? 1) * share;
}

function calculateCurve(profile: SeasonProfile, year: number): Float64Array {
  const newYear = newYearOf(year);
  const levels = Array.from({ length: 12 }, (_, index) => levelOfMonth(index + 1, profile));
  const factors = weekdayFactors[profile.weekdays];
  const curve = Float64Array.from(
    { length: 366 },
    (_, index) => levelOfDay(newYear + index, levels) * (factors[weekdayOf(newYear + index)] ?? 1),
  );
  for (const { peak, from, to } of holidaysOf(year)) {
    const lift = 1 + holidayLifts[profile.kind][peak] / 100;
    for (let day = from; day <= to; day += 1) curve[day - newYear] = (curve[day - newYear] ?? 1) * lift;
  }
  return curve;
}

const drawn = new Map<string, Float64Array>();

/**
 * Price level by day of a year, from index 0 for 1 January; about 1 on average. Drawn once for each profile and year, of
 * which a world has some hundreds, since every one of its prices is read from it.
 */
export function seasonCurve(profile: SeasonProfile, year: number): Float64Array {
  const key = `${profile.kind} ${profile.highSeason} ${profile.weekdays} ${year}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const curve = calculateCurve(profile, year);
  drawn.set(key, curve);
  return curve;
}
