import { z } from 'zod';
import { boards } from '../../domain/search/board.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { hotelSorts } from './hotel-sorts.ts';
import type { SearchParamName } from './trip-search.ts';

const text = (description: string, longest = 100) => z.string().max(longest).optional().describe(description);

/**
 * Parameters of a search, the same for all calls and pages: flat and readable, so that every view can be shared. What
 * they may contain is checked by `readTripSearch`, in one place for calls, pages and browser.
 */
export const searchQuery = z.object({
  destinations: text('Ids of countries, regions, cities, places of interest and hotels, 5 at most'),
  airports: text(
    'Departure airports, 5 at most: codes, German groups (NORTH, SOUTH, WEST, EAST), countries (DE); any; the country of the market unless given',
  ),
  arrival: text('Arrival airports'),
  hotelOnly: text('1 for a stay without flights'),
  departureDate: text('YYYY-MM-DD, tomorrow to 365 days ahead: departure, or the earliest where not exact'),
  returnDate: text('YYYY-MM-DD: return, or the latest where not exact'),
  duration: text(
    'Nights: 7, 5-9 (21 at most), or -1 for any; as long as people usually stay there unless given',
  ),
  exact: text('1 where the two dates are the days of travel'),
  adults: text('1 to 6, 2 unless given'),
  children: text(
    'Birth dates of children and babies, YYYY-MM-DD, or their ages at travel (4,9,13); 4 at most, 9 travellers with the adults',
  ),
  parties: text(
    'Who stays in which room, where the brand sells several at once: 2 to 4 rooms such as 2-4.9,2 (two adults with children of 4 and 9, then two adults), 9 travellers in all; adults and children mean nothing next to it',
    200,
  ),
  stars: text('Any of 1, 1.5, … 5'),
  rating: text('Guests’ rating out of 6, at least'),
  attributes: text('All of these', 600),
  board: text(`Any of ${boards.join(', ')}`, 200),
  rooms: text(`Any of ${roomTypes.join(', ')}`, 200),
  maxPrice: text('Per person in whole units of the charged currency, at most'),
  maxTotal: text('For all travellers together in whole units of the charged currency, at most'),
  stops: text('0 to 3 at most for each flight; 10000 for any'),
  outFrom: text('Whole hour from 0 to 23, local time: the outbound flight departs then or later'),
  outUntil: text('Whole hour from 1 to 23, local time: the outbound flight departs then or earlier'),
  homeBy: text(
    'Whole hour up to 24, local time: the return flight has landed; a landing at night counts to the evening before',
  ),
  night: text('none: neither flight departs or lands at night or flies through it'),
  airlines: text('Any of these codes'),
  baggage: text('At least: carryOn, or baggage'),
  cabin: text('economy, or business'),
  transfer: text('included: the transfer is in the price of the trip'),
  cancel: text('free: can be cancelled free of charge today'),
  sort: text(`${hotelSorts.join(', ')}; the first without it`),
  page: text('From 1'),
} satisfies Record<SearchParamName, z.ZodType>);

export const hotelIdParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the id of a hotel')
  .describe('Giata id');

export const offerId = z.string().min(1).max(100).describe('Id of an offer, as an answer gave it');

/** Whether something is wanted. */
export const yesNo = z.enum(['0', '1']).default('0');
