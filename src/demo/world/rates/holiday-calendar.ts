import { type Day, dayOf, requireDay } from '../../../domain/time/calendar-day.ts';

/** Times at which everyone wants to travel: school holidays of the German-speaking markets and the great feasts. */
export type HolidayPeak = 'winter' | 'easter' | 'whitsun' | 'summer' | 'autumn' | 'christmas' | 'new_year';

export interface Holiday {
  readonly peak: HolidayPeak;
  readonly from: Day;
  readonly to: Day;
}

const day = (year: number, monthAndDate: string): Day => requireDay(`${year}-${monthAndDate}`);

/** 1 January of a year. */
export function newYearOf(year: number): Day {
  return dayOf(year, 1, 1);
}

/** Easter Sunday of the Gregorian calendar (Gauss, as corrected by Lichtenberg). */
export function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sunShift = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const seed = (19 * golden + moonShift) % 30;
  const correction = Math.floor((seed + Math.floor(golden / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7);
  return day(year, '03-01') + fullMoon + 7 - ((fullMoon - firstSunday) % 7) - 1;
}

/** Holidays of a year in order; the turn of the year belongs half to each of its years. */
export function holidaysOf(year: number): readonly Holiday[] {
  const easter = easterSunday(year);
  return [
    { peak: 'new_year', from: day(year, '01-01'), to: day(year, '01-05') },
    { peak: 'winter', from: day(year, '02-06'), to: day(year, '02-28') },
    { peak: 'easter', from: easter - 9, to: easter + 8 },
    { peak: 'whitsun', from: easter + 47, to: easter + 58 },
    { peak: 'summer', from: day(year, '07-01'), to: day(year, '08-31') },
    { peak: 'autumn', from: day(year, '10-03'), to: day(year, '10-28') },
    { peak: 'christmas', from: day(year, '12-20'), to: day(year, '12-26') },
    { peak: 'new_year', from: day(year, '12-27'), to: day(year, '12-31') },
  ];
}
