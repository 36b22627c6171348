import { type Day, parseDay } from '../../domain/time/calendar-day.ts';
import { readSwitch } from './read-choices.ts';
import { earliestDay, latestDay, resolveDates } from './travel-days.ts';
import type { SearchParams, SearchProblems, TravelPeriod } from './trip-search.ts';

/**
 * Reads the travel period. Dates lie from tomorrow to 365 days ahead (PERIOD-016, PERIOD-018), the return at least a day
 * after the departure (PERIOD-019); also where one of the two was left open. Exact dates that were left open are filled in:
 * they are what is searched for, and a page must say so (PERIOD-026, PERIOD-027).
 */
export function readTravelPeriod(params: SearchParams, today: Day, problems: SearchProblems): TravelPeriod {
  const period: TravelPeriod = {
    isExact: readSwitch(params, 'exact', problems),
    departure: readDate(params, 'departureDate', today, problems),
    return: readDate(params, 'returnDate', today, problems),
    nights: readDuration(params.duration, problems),
  };
  if (problems.departureDate !== undefined || problems.returnDate !== undefined) return period;
  const { from, to } = resolveDates(period, today);
  const field = params.returnDate ? 'returnDate' : 'departureDate';
  if (to <= from) problems[field] = 'leaves no day between departure and return';
  else if (to > latestDay(today)) problems[field] = 'leaves no return within 365 days';
  return period.isExact ? { ...period, departure: from, return: to } : period;
}

function readDate(
  params: SearchParams,
  field: 'departureDate' | 'returnDate',
  today: Day,
  problems: SearchProblems,
): Day | null {
  const text = params[field];
  if (text === undefined || text === '') return null;
  const day = parseDay(text);
  if (day === null) problems[field] = 'must be a date, YYYY-MM-DD';
  else if (day < earliestDay(today)) problems[field] = 'must be tomorrow or later';
  else if (day > latestDay(today)) problems[field] = 'must be within 365 days';
  return day;
}

/** Left out for the usual length, `-1` for any, a number of nights or a range `5-9`; longer than sold is cut down later (PERIOD-021). */
export function readDuration(text: string | undefined, problems: SearchProblems): TravelPeriod['nights'] {
  if (text === undefined || text === '') return 'usual';
  if (text === '-1') return null;
  const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
  const nights = { from: Number(first), to: Number(last) };
  if (first !== undefined && nights.from >= 1 && nights.to >= nights.from) return nights;
  problems.duration = "must be -1 for any, a number of nights from 1 on, or a range like '5-9'";
  return 'usual';
}
