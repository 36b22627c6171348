import {
  BLOCK_DAYS,
  DOES_NOT_FIT,
  PLAN_RATE_UNIT,
  PLAN_WORDS,
  SCALE,
  TRIP_BASE,
  TRIP_BOARDS,
  TRIP_BOOKING_DAY,
  TRIP_IS_FREE,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_ROOMS,
  TRIP_WORDS,
} from '../memory/layout';
import { take } from './arena';
import { bitsBetween } from './bits';
import { discountOn, highestDiscountOn } from './discounts';
import {
  choosePlan,
  fetchNights,
  isWantedRoom,
  longestStay,
  readSums,
  startsIn,
  sumOf,
  weightOf,
} from './stays';
import { hotelPlans, planNext, plan as plans, planTraits, setWord, wordAt } from './tables';

/**
 * What the cheapest stay of a hotel costs for each day of check-in and number of nights. What a stay costs does not depend on
 * its flights: whoever joins both looks at one number a day and length, however many plans there are. Stays of a day lie side by side, short
 * ones first; `Infinity` where there is none.
 */
let totals: usize = 0;
let planOf: usize = 0;
/** In the same place: no stay of the day that is as long or longer costs less. */
let least: usize = 0;
let lengths: i32 = 0;
/** What a rate comes to by day of check-in, of the days of a word. */
let factors: usize = 0;

/** Takes room for the stays of a trip. */
export function openStayTable(trip: usize): void {
  lengths = wordAt(trip, TRIP_NIGHTS_TO) - wordAt(trip, TRIP_NIGHTS_FROM) + 1;
  const cells = wordAt(trip, TRIP_WORDS) * BLOCK_DAYS * lengths;
  totals = take(2 * cells);
  least = take(2 * cells);
  planOf = take(cells);
  factors = take(2 * BLOCK_DAYS);
}

export function totalAt(day: i32, longer: i32): f64 {
  return load<f64>(totals + ((<usize>(day * lengths + longer)) << 3));
}

export function leastAt(day: i32, longer: i32): f64 {
  return load<f64>(least + ((<usize>(day * lengths + longer)) << 3));
}

export function planAt(day: i32, longer: i32): i32 {
  return wordAt(planOf, day * lengths + longer);
}

/** Reads a hotel for check-in on days from a first up to a last, counted from the trip's base. */
export function readStays(trip: usize, season: usize, hotel: i32, first: i32, last: i32): void {
  const from = totals + ((<usize>(first * lengths)) << 3);
  const to = totals + ((<usize>((last + 1) * lengths)) << 3);
  for (let at = from; at < to; at += 8) store<f64>(at, Infinity);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  fetchPlans(trip, hotel);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (!isWantedRoom(wordAt(planTraits, plan), rooms, boards)) continue;
    if (weightOf(plan, season) !== DOES_NOT_FIT) takePlan(trip, season, plan, first, last);
  }
  for (let day = first; day <= last; day += 1) noteLeast(day);
}

/** Reads a word of every line of memory with the nights of a hotel's plans: lines come side by side then. */
function fetchPlans(trip: usize, hotel: i32): void {
  const words = wordAt(trip, TRIP_WORDS);
  let read = 0;
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    read |= wordAt(plans, plan * PLAN_WORDS);
    for (let word = 0; word <= words; word += 1) read |= fetchNights(trip, plan, word);
  }
  // Reading what nobody wants would be left out.
  setWord(planOf, 0, read);
}

/** Takes the stays of a plan in where they are cheaper. Plans come by id: the first stays at the same price. */
function takePlan(trip: usize, season: usize, plan: i32, first: i32, last: i32): void {
  const base = wordAt(trip, TRIP_BASE);
  const bookingDay = wordAt(trip, TRIP_BOOKING_DAY);
  const nightsFrom = wordAt(trip, TRIP_NIGHTS_FROM);
  const unitWeight = <f64>weightOf(plan, season) * <f64>wordAt(plans, plan * PLAN_WORDS + PLAN_RATE_UNIT);
  const discount = highestDiscountOn(plan, bookingDay);
  const longest = longestStay(trip, plan);
  choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  for (let word = first >> 5; word <= last >> 5; word += 1) {
    let isRead = false;
    for (let nights = nightsFrom; nights <= longest; nights += 1) {
      const from = max(first, wordAt(trip, TRIP_RETURN_FROM) - nights);
      const to = min(last, wordAt(trip, TRIP_RETURN_TO) - nights);
      let starts = startsIn(word, nights, bitsBetween(word, from, to));
      if (starts === 0) continue;
      if (!isRead) {
        readSums(word, true);
        noteFactors(plan, unitWeight, discount === 0, bookingDay, base + word * BLOCK_DAYS);
        isRead = true;
      }
      for (; starts !== 0; starts &= starts - 1) {
        const place = ctz(starts);
        const price = <f64>sumOf(place, nights) * load<f64>(factors + ((<usize>place) << 3));
        const total = Math.floor((price + SCALE / 2) / SCALE);
        const cell = (word * BLOCK_DAYS + place) * lengths + nights - nightsFrom;
        if (total >= load<f64>(totals + ((<usize>cell) << 3))) continue;
        store<f64>(totals + ((<usize>cell) << 3), total);
        setWord(planOf, cell, plan);
      }
    }
  }
}

/** Notes what a rate comes to in a stay that begins on each of 32 days. */
function noteFactors(plan: i32, unitWeight: f64, isSame: bool, bookingDay: i32, checkIn: i32): void {
  for (let place = 0; place < BLOCK_DAYS; place += 1) {
    const percent = isSame ? 100 : 100 - discountOn(plan, bookingDay, checkIn + place);
    store<f64>(factors + ((<usize>place) << 3), unitWeight * <f64>percent);
  }
}

function noteLeast(day: i32): void {
  let lowest = Infinity;
  for (let longer = lengths - 1; longer >= 0; longer -= 1) {
    const at = (<usize>(day * lengths + longer)) << 3;
    lowest = Math.min(lowest, load<f64>(totals + at));
    store<f64>(least + at, lowest);
  }
}
