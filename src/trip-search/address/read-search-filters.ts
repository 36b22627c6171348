import { nightFlights, searchLimits } from '../../defaults.ts';
import { boards } from '../../domain/search/board.ts';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { cabins } from '../../domain/search/supply-facts.ts';
import type { ClockRange } from '../../domain/time/clock-range.ts';
import { readChoices } from './read-choices.ts';
import type { SearchFilters, SearchParamName, SearchParams, SearchProblems } from './trip-search.ts';

/** The stops filter that filters nothing (MASK-038). */
export const ANY_STOPS = '10000';

/** The backend's words for baggage (FLIGHT-011) and what they ask for at least. */
export const baggageWords = { carryOn: 'carry_on', baggage: 'checked' } as const;

/** Stars that a search takes, as they are written; categories are stars times ten. */
export const starChoices = ['1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'] as const;

/** The first whole hour after the night by which one can be home. */
const firstHomeBy = Math.ceil((nightFlights.until + 1) / 60) + 1;

/** Reads the filters of a search; a value that no filter has is a problem, not ignored: it would show what was not asked for. */
export function readSearchFilters(params: SearchParams, problems: SearchProblems): SearchFilters {
  const choose = <Value extends string>(field: SearchParamName, allowed: readonly Value[]) =>
    readChoices(params[field], field, allowed, problems);
  return {
    categories: choose('stars', starChoices).map((count) => Math.round(Number(count) * 10)),
    minRating: readRating(params.rating, problems),
    attributes: choose('attributes', hotelAttributes),
    boards: choose('board', boards),
    roomTypes: choose('rooms', roomTypes),
    maxPrice: readAmount(params, 'maxPrice', searchLimits.maxPrice, problems),
    maxTotal: readAmount(params, 'maxTotal', searchLimits.maxTotal, problems),
    maxStops: readStops(params.stops, problems),
    ...readFlightTimes(params, problems),
    airlines: readAirlines(params.airlines, problems),
    baggage: readWord(params.baggage, 'baggage', baggageWords, problems) ?? 'none',
    cabin: readWord(params.cabin, 'cabin', cabinWords, problems) ?? 'economy',
    isFreelyCancellable: readWord(params.cancel, 'cancel', { free: true }, problems) ?? false,
    isTransferIncluded: readWord(params.transfer, 'transfer', { included: true }, problems) ?? false,
  };
}

const cabinWords = Object.fromEntries(cabins.map((cabin) => [cabin, cabin])) as {
  [Cabin in (typeof cabins)[number]]: Cabin;
};

/** 45 as 4.5, 40 as 4. */
export function formatTenths(tenths: number): string {
  return String(tenths / 10);
}

function readWord<Value>(
  text: string | undefined,
  field: SearchParamName,
  words: Readonly<Record<string, Value>>,
  problems: SearchProblems,
): Value | null {
  if (text === undefined || text === '') return null;
  if (Object.hasOwn(words, text)) return words[text] ?? null;
  problems[field] = `must be one of ${Object.keys(words).join(', ')}`;
  return null;
}

/** Out of 6 (HOTEL-016), with at most one decimal. */
function readRating(text: string | undefined, problems: SearchProblems): number | null {
  if (text === undefined || text === '') return null;
  const rating = /^[1-6](?:\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : 0;
  if (rating >= 10 && rating <= 60) return rating;
  problems.rating = 'must be a number from 1 to 6 with at most one decimal';
  return null;
}

/** Whole units, from 1 on. */
function readAmount(
  params: SearchParams,
  field: 'maxPrice' | 'maxTotal',
  most: number,
  problems: SearchProblems,
): number | null {
  const text = params[field] ?? '';
  if (text === '') return null;
  const amount = /^\d{1,8}$/.test(text) ? Number(text) : 0;
  if (amount >= 1 && amount <= most) return amount;
  problems[field] = `must be a whole number from 1 to ${most}`;
  return null;
}

function readStops(text: string | undefined, problems: SearchProblems): number | null {
  if (text === undefined || text === '' || text === ANY_STOPS) return null;
  if (/^[0-3]$/.test(text)) return Number(text);
  problems.stops = `must be 0 to 3, or ${ANY_STOPS} for any`;
  return null;
}

/** A departure from an hour that is after the last one would find nothing for ever. */
function readFlightTimes(
  params: SearchParams,
  problems: SearchProblems,
): Pick<SearchFilters, 'outboundFrom' | 'outboundUntil' | 'homeBy' | 'isWithoutNightFlights'> {
  const outboundFrom = readHour(params, 'outFrom', { from: 0, until: 23 }, problems);
  const outboundUntil = readHour(params, 'outUntil', { from: 1, until: 23 }, problems);
  if (outboundFrom !== null && outboundUntil !== null && outboundFrom > outboundUntil)
    problems.outUntil = 'must not be before outFrom';
  return {
    outboundFrom,
    outboundUntil,
    homeBy: readHour(params, 'homeBy', { from: firstHomeBy, until: 24 }, problems),
    isWithoutNightFlights: readWord(params.night, 'night', { none: true }, problems) ?? false,
  };
}

function readHour(
  params: SearchParams,
  field: SearchParamName,
  { from, until }: ClockRange,
  problems: SearchProblems,
): number | null {
  const text = params[field] ?? '';
  if (text === '') return null;
  const hour = /^\d{1,2}$/.test(text) ? Number(text) : -1;
  if (hour >= from && hour <= until) return hour;
  problems[field] = `must be a whole hour from ${from} to ${until}`;
  return null;
}

function readAirlines(text: string | undefined, problems: SearchProblems): readonly string[] {
  if (text === undefined || text === '') return [];
  const codes = [...new Set(text.toUpperCase().split(','))];
  if (codes.length <= 20 && codes.every((code) => /^[A-Z0-9]{2}$/.test(code))) return codes;
  problems.airlines = 'must be at most 20 codes of two characters, joined by commas';
  return [];
}
