import {
  BLOCK_DAYS,
  DOES_NOT_FIT,
  PLAN_RATE_UNIT,
  PLAN_WORDS,
  SCALE,
  SEASON_ROOM_SEASONS,
  SEASON_ROOMS,
  TRIP_BASE,
  TRIP_BOARDS,
  TRIP_BOOKING_DAY,
  TRIP_IS_FREE,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_ROOMS,
  TRIP_SEASONS,
  TRIP_WORDS,
} from '../memory/layout';
import { doubleAt, setDouble, setWord, wordAt } from './access';
import { take } from './arena';
import { bitsBetween } from './bits';
import { discountOn, highestDiscountOn } from './discounts';
import { daysOf } from './flights';
import { fewestPaid, hasStayPays } from './stay-pays';
import {
  choosePlan,
  fetchNights,
  isWantedRoom,
  longestStay,
  payableOf,
  readSums,
  startsIn,
  sumOf,
  weightOf,
} from './stays';
import { hotelPlans, planNext, plan as plans, planTraits } from './tables';
import { seasonAt } from './trips';

/**
 * The cheapest stays of a hotel by day of check-in and number of nights. A stay costs the same whatever its flights, so
 * that they are joined with one number for
 * each day and length, however many plans there are. Cells of a day lie side by side, short stays first; totals in minor
 * units, infinite where there is no stay. For a party in several rooms a cell has the sum of their cheapest stays, and the plan of the first.
 */
let totals: usize = 0;
let planOf: usize = 0;
/** In the same cells: the lowest total of stays of the day that are as long or longer. */
let least: usize = 0;
let lengths: i32 = 0;
/** In the same cells: the sum of the other rooms while the first one is read; 0 where the party takes one room. */
let others: usize = 0;
/** What one unit of the plan's rate costs by day of check-in in a word, in ten-thousandths of a minor unit. */
let factors: usize = 0;
/** Flights on whose days the stays at hand begin, 0 for all days. */
let flown: usize = 0;
/** Whether the query at hand has a table. */
let isOpen: bool = false;

/** Forgets the table of the last query. */
export function forgetStayTable(): void {
  isOpen = false;
}

/**
 * Takes the table for a trip: a cell for each day of check-in and number of nights. Call it before `readStays`. All trips of a query share
 * it: they differ in neither.
 */
export function openStayTable(trip: usize): void {
  if (isOpen) return;
  isOpen = true;
  lengths = wordAt(trip, TRIP_NIGHTS_TO) - wordAt(trip, TRIP_NIGHTS_FROM) + 1;
  const cells = wordAt(trip, TRIP_WORDS) * BLOCK_DAYS * lengths;
  totals = take(2 * cells);
  least = take(2 * cells);
  planOf = take(cells);
  const hasRooms = wordAt(trip, TRIP_SEASONS) > 0 && wordAt(seasonAt(trip, 0), SEASON_ROOMS) > 1;
  others = hasRooms ? take(2 * cells) : 0;
  factors = take(2 * BLOCK_DAYS);
}

/**
 * What the cheapest stay costs, in minor units; infinite where there is none.
 * @param day of check-in
 * @param longer nights more than the fewest
 */
export function totalAt(day: i32, longer: i32): f64 {
  return doubleAt(totals, day * lengths + longer);
}

/**
 * The lowest total of the stays from a day that are `longer` or more nights longer than the shortest, minor units; infinite
 * where there is none.
 */
export function leastAt(day: i32, longer: i32): f64 {
  return doubleAt(least, day * lengths + longer);
}

/**
 * Row of the plan of the cheapest stay; undefined where there is none.
 * @param day of check-in
 * @param longer nights more than the fewest
 */
export function planAt(day: i32, longer: i32): i32 {
  return wordAt(planOf, day * lengths + longer);
}

/**
 * Fills the table with the stays of a hotel for check-in on days from a first up to a last one.
 * @param hotel its row
 * @param flights only days with these flights count; 0 for all days
 */
export function readStays(
  trip: usize,
  season: usize,
  hotel: i32,
  first: i32,
  last: i32,
  flights: usize,
): void {
  flown = flights;
  if (others === 0) readRoom(trip, season, hotel, first, last);
  else readRooms(trip, season, hotel, first, last);
  for (let day = first; day <= last; day += 1) calculateLeast(day);
}

/** Adds the rooms of a party up, the first one last: its plans are those that stay. */
function readRooms(trip: usize, season: usize, hotel: i32, first: i32, last: i32): void {
  const end = (last + 1) * lengths;
  const seasons = <usize>wordAt(season, SEASON_ROOM_SEASONS);
  let read: usize = 0;
  for (let cell = first * lengths; cell < end; cell += 1) setDouble(others, cell, 0);
  for (let room = wordAt(season, SEASON_ROOMS) - 1; room >= 0; room -= 1) {
    // Rooms with the same weights share a season.
    if (<usize>wordAt(seasons, room) !== read) {
      read = <usize>wordAt(seasons, room);
      readRoom(trip, read, hotel, first, last);
    }
    const sums = room === 0 ? totals : others;
    for (let cell = first * lengths; cell < end; cell += 1)
      setDouble(sums, cell, doubleAt(others, cell) + doubleAt(totals, cell));
  }
}

/** Fills the table with the stays of one room. @param season has its weights */
function readRoom(trip: usize, season: usize, hotel: i32, first: i32, last: i32): void {
  const end = (last + 1) * lengths;
  for (let cell = first * lengths; cell < end; cell += 1) setDouble(totals, cell, Infinity);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  fetchPlans(trip, hotel);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (!isWantedRoom(wordAt(planTraits, plan), rooms, boards)) continue;
    if (weightOf(plan, season) !== DOES_NOT_FIT) takePlan(trip, season, plan, first, last);
  }
}

/**
 * Touches every line of memory with the nights of a hotel's plans, so that the processor loads them side by side and not one
 * after another.
 */
function fetchPlans(trip: usize, hotel: i32): void {
  const words = wordAt(trip, TRIP_WORDS);
  let read = 0;
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    read |= wordAt(plans, plan * PLAN_WORDS);
    for (let word = 0; word <= words; word += 1) read |= fetchNights(trip, plan, word);
  }
  // The compiler drops loads whose result is not stored.
  setWord(planOf, 0, read);
}

/**
 * Writes the stays of a plan into the cells in which they are cheaper. Plans come in the order of their ids: of equal totals
 * the first one stays.
 */
function takePlan(trip: usize, season: usize, plan: i32, first: i32, last: i32): void {
  const base = wordAt(trip, TRIP_BASE);
  const bookingDay = wordAt(trip, TRIP_BOOKING_DAY);
  const nightsFrom = wordAt(trip, TRIP_NIGHTS_FROM);
  const unitWeight = <f64>weightOf(plan, season) * <f64>wordAt(plans, plan * PLAN_WORDS + PLAN_RATE_UNIT);
  const discount = highestDiscountOn(plan, bookingDay);
  const isReduced = hasStayPays(plan, bookingDay);
  const longest = longestStay(trip, plan);
  choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  for (let word = first >> 5; word <= last >> 5; word += 1) {
    let isRead = false;
    for (let nights = nightsFrom; nights <= longest; nights += 1) {
      const from = max(first, wordAt(trip, TRIP_RETURN_FROM) - nights);
      const to = min(last, wordAt(trip, TRIP_RETURN_TO) - nights);
      const days = flown === 0 ? -1 : wordAt(daysOf(flown, nights), word);
      let starts = startsIn(word, nights, bitsBetween(word, from, to) & days);
      if (starts === 0) continue;
      if (!isRead) {
        readSums(word, true);
        calculateFactors(plan, unitWeight, discount === 0, bookingDay, base + word * BLOCK_DAYS);
        isRead = true;
      }
      const hasFreeNights = isReduced && fewestPaid(plan, bookingDay, nights) < nights;
      for (; starts !== 0; starts &= starts - 1) {
        const place = ctz(starts);
        const price = hasFreeNights
          ? unitWeight * <f64>payableOf(plan, bookingDay, base + word * BLOCK_DAYS + place, nights, place)
          : <f64>sumOf(place, nights) * doubleAt(factors, place);
        const total = Math.floor((price + SCALE / 2) / SCALE);
        const cell = (word * BLOCK_DAYS + place) * lengths + nights - nightsFrom;
        if (total >= doubleAt(totals, cell)) continue;
        setDouble(totals, cell, total);
        setWord(planOf, cell, plan);
      }
    }
  }
}

/**
 * Writes for each of 32 days of check-in what one unit of the plan's rate costs the party, in ten-thousandths of a minor
 * unit.
 * @param unitWeight unit of the rate times weight of the party in per cent
 * @param isSame the plan has no early-booking discount
 * @param checkIn first of the days, from 1970
 */
function calculateFactors(plan: i32, unitWeight: f64, isSame: bool, bookingDay: i32, checkIn: i32): void {
  for (let place = 0; place < BLOCK_DAYS; place += 1) {
    const percent = isSame ? 100 : 100 - discountOn(plan, bookingDay, checkIn + place);
    setDouble(factors, place, unitWeight * <f64>percent);
  }
}

/** Writes the lowest totals by length of a day, from the longest stay to the shortest. @param day of check-in */
function calculateLeast(day: i32): void {
  let lowest = Infinity;
  for (let longer = lengths - 1; longer >= 0; longer -= 1) {
    const cell = day * lengths + longer;
    lowest = Math.min(lowest, doubleAt(totals, cell));
    setDouble(least, cell, lowest);
  }
}
