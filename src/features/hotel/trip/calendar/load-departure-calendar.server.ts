import type { z } from 'zod';
import type { OfferKey } from '../../../../domain/search/offer-query.ts';
import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { answered, invalid, type Outcome } from '../../../../site/outcome.ts';
import {
  readCalendarMonth,
  readMonth,
  requireMonth,
} from '../../../../trip-search/address/calendar-month.ts';
import { earliestDay, latestDay } from '../../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { DateOption } from '../../../../trip-search/offers/date-option.ts';
import {
  atAnyTime,
  type ColumnChoice,
  type FoundOptions,
  listOptions,
  type OptionsQuery,
} from '../../../../trip-search/offers/list-options.server.ts';
import { queryOffer } from '../../../../trip-search/offers/load-shown-offer.server.ts';
import { decodeOfferId } from '../../../../trip-search/offers/offer-id.server.ts';
import { presentDateOption } from '../../../../trip-search/offers/present-date-option.server.ts';
import {
  byIndex,
  presentDetailedOffer,
  presentOffer,
} from '../../../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { calendarSchema } from './calendar-schema.ts';

type Calendar = z.infer<typeof calendarSchema>;

export interface DepartureCalendarQuery extends ColumnChoice {
  /** Any day of the month, `DD-MM-YYYY` (SAPI-022). May be left out on the first load. */
  readonly calendarMonth: string | undefined;
  /** The calendar has just been opened: a month without offers gives way to the next one with offers. */
  readonly isFirstLoad: boolean;
  readonly offerId: string | undefined;
  /** The calendar is for changing this offer: its length of stay and departure airport stay. */
  readonly isBooking: boolean;
}

/** Loads the cheapest offer of each day of departure in a month (SAPI-020, CAL-001). */
export async function loadDepartureCalendar(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  query: DepartureCalendarQuery,
): Promise<Outcome<Calendar>> {
  const key = query.offerId === undefined ? null : decodeOfferId(query.offerId);
  if (key === null && (query.offerId !== undefined || query.isBooking)) {
    return invalid({ offerId: 'is not the id of an offer' });
  }
  const found = await findRequestedMonth(visit, hotelId, params, query, key);
  if (!found.ok) return found;
  const { month, options, party, known } = found.value;
  return answered({
    month,
    days: options.map(({ value, cheapest }) => ({
      date: value,
      offer: presentOffer(visit, cheapest, party, known),
    })),
    offer: key === null ? null : await describeOffer(visit, key, found.value),
  });
}

/** The same for a page that brings a month along: only what is shown. Null for a month out of reach. */
export async function listCalendarDays(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  query: DepartureCalendarQuery,
): Promise<{ readonly month: string; readonly days: readonly DateOption[] } | null> {
  const found = await findRequestedMonth(visit, hotelId, params, query, null);
  if (!found.ok) return null;
  const { month, options, party } = found.value;
  const days = options.map((option) => presentDateOption(visit, option, party));
  return { month, days };
}

async function findRequestedMonth(
  visit: SearchVisit,
  hotelId: number,
  params: SearchParams,
  query: DepartureCalendarQuery,
  key: OfferKey | null,
): Promise<Outcome<FoundMonth>> {
  const month = chooseMonth(visit, query, key);
  if (month === null)
    return invalid({ calendarMonth: 'must be a day of a month of the coming year, DD-MM-YYYY' });
  const choice = query.isBooking && key !== null ? choiceOf(key) : query;
  const options: OptionsQuery = { hotelId, params: atAnyTime(params), choice, by: 'date' };
  return findMonth(visit, options, month, query.isFirstLoad);
}

function choiceOf({ nights, outbound }: OfferKey): ColumnChoice {
  return { los: String(nights), from: outbound?.from };
}

/** Returns the requested month, else that of the offer, else the first available one; null when it is out of range. */
function chooseMonth(
  { today }: SearchVisit,
  query: DepartureCalendarQuery,
  key: OfferKey | null,
): string | null {
  if (query.calendarMonth === undefined && !query.isFirstLoad) return null;
  const departure = key === null ? earliestDay(today) : (key.outbound?.day ?? key.checkIn);
  const month =
    query.calendarMonth === undefined
      ? formatDay(departure).slice(0, 7)
      : readCalendarMonth(query.calendarMonth);
  const days = month === null ? null : readMonth(month);
  return days !== null && days.to >= earliestDay(today) && days.from <= latestDay(today) ? month : null;
}

type FoundMonth = FoundOptions & { readonly month: string };

async function findMonth(
  visit: SearchVisit,
  query: OptionsQuery,
  month: string,
  maySkipEmptyMonth: boolean,
): Promise<Outcome<FoundMonth>> {
  const found = await listOptions(visit, { ...query, departure: requireMonth(month) });
  if (!found.ok) return found;
  const here = answered({ ...found.value, month });
  if (found.value.options.length > 0 || !maySkipEmptyMonth) return here;
  const months = await listOptions(visit, { ...query, by: 'month' });
  if (!months.ok) return months;
  const values = months.value.options.map(({ value }) => value);
  const next = values.find((value) => value > month) ?? values.at(-1);
  return next === undefined ? here : findMonth(visit, query, next, false);
}

async function describeOffer(
  visit: SearchVisit,
  key: OfferKey,
  { party }: FoundOptions,
): Promise<Calendar['offer']> {
  const found = await queryOffer(visit, key, party);
  return found.answer === null ? null : presentDetailedOffer(visit, found.answer, party, byIndex(found));
}
