import { austrianSchoolHolidays } from './austrian-school-holidays.ts';
import { type DayRange, requireDay } from './calendar-day.ts';
import { germanSchoolHolidays } from './german-school-holidays.ts';
import { type SchoolHoliday, type SchoolHolidayTable, schoolHolidays } from './school-holiday-table.ts';
import { swissHolidayGaps, swissSchoolHolidays } from './swiss-school-holidays.ts';

const known = { ...germanSchoolHolidays, ...austrianSchoolHolidays, ...swissSchoolHolidays } as const;

/** ISO 3166-2 code of a German or Austrian state or a Swiss canton. */
export type SchoolRegion = keyof typeof known | (typeof swissHolidayGaps)[number];

/** The school holidays of a kind, as far ahead as they are known; none where there are no such holidays. */
export function listSchoolHolidays(region: SchoolRegion, holiday: SchoolHoliday): readonly DayRange[] {
  const table: SchoolHolidayTable = known;
  return (table[region]?.[holiday] ?? []).map((dates) => {
    const [from = '', to = ''] = dates.split('/');
    return { from: requireDay(from), to: requireDay(to) };
  });
}

/** True where not all dates are known, though others have published theirs. */
export function isSchoolGap(region: SchoolRegion): boolean {
  return swissHolidayGaps.some((gap) => gap === region);
}

/** A time of school holidays. */
interface SchoolBreak extends DayRange {
  readonly holiday: SchoolHoliday;
}

/** The holidays of a region that lie between two days, in their order; those that reach beyond are cut. */
export function listSchoolBreaks(region: SchoolRegion, { from, to }: DayRange): readonly SchoolBreak[] {
  return schoolHolidays
    .flatMap((holiday) => listSchoolHolidays(region, holiday).map((days) => ({ ...days, holiday })))
    .map((days) => ({ ...days, from: Math.max(days.from, from), to: Math.min(days.to, to) }))
    .filter((days) => days.to > days.from)
    .sort((one, other) => one.from - other.from);
}
