import { formatPlace, type ParsedSource } from './parse-source.ts';

/** Days of a moment that are not the seller's: those of UTC, and those of whatever zone the machine has. */
const days =
  /\.toISOString\(\)\s*\.slice\(0, 10\)|\.get(?:UTC)?(?:FullYear|Month|Date|Day)\(|\.setUTCHours\(0|'UTC'\)|(?:Date\.now\(\)|\bnow) \/ 86_400_000/g;

/** The end of a stay or trip less its begin. */
const nights = /\b(?:checkOut|back|return(?:Day|Date)?) - \(?(?:\w+\.)?(?:checkIn|departure(?:Day|Date)?)\b/g;

/** Files that calculate with days of the calendar or with clocks of other places. */
const exempt = ['src/domain/time/calendar-day.ts', 'src/editor/fields/market-time.ts'];

/**
 * A moment becomes a day by `dayAt` alone, in the seller's time zone: at midnight every other way is a day off. The nights of a stay are counted
 * by `nightsBetween` alone.
 */
export function findDayFaults(source: ParsedSource): string[] {
  if (!source.path.startsWith('src/') || source.path.includes('.test.') || exempt.includes(source.path))
    return [];
  const find = (pattern: RegExp, advice: string) =>
    [...source.text.matchAll(pattern)].map(({ index }) => `${formatPlace(source, index)}: ${advice}`);
  return [
    ...find(days, 'make a day of a moment with dayAt'),
    ...find(nights, 'count nights with nightsBetween'),
  ];
}
