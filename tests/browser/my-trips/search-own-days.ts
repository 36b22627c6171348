import { dayAt, formatDay } from '../../../src/domain/time/calendar-day.ts';
import type { TripSearch } from '../support/checkout-calls.ts';
import { test } from '../support/shop.ts';

/** Tours that lose their hotel. */
const tours = 4;
/** A week, with some days to choose from. */
const daysOfTour = 9;
const firstDay = 45;
const lastDay = 345;

/** The position in the list of what a tour books on days of its own: for a better hotel fewer others would be as good. */
export const theCheapest = 0;

/**
 * A week on an island with many hotels, the cheapest first, so that others are at least as good; on days that neither another tour nor a
 * repetition of this one books: what is left to choose from depends on nobody else.
 * @param tour 0 to 3, another one for each tour
 */
export function searchOwnDays(tour: number): TripSearch {
  const { repeatEachIndex, retry } = test.info();
  const turn = (repeatEachIndex * 2 + retry) * tours + tour;
  const from = dayAt(new Date()) + firstDay + ((turn * daysOfTour) % (lastDay - firstDay));
  return {
    destinations: '1001',
    duration: '7',
    sort: 'price',
    departureDate: formatDay(from),
    returnDate: formatDay(from + daysOfTour),
  };
}
