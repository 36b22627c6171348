import {
  ARRIVAL_WORDS,
  ARRIVALS,
  BLOCK_DAYS,
  BOARD_SHIFT,
  BY_ARRIVAL,
  DOES_NOT_FIT,
  EARLY_BOOKING_WORDS,
  NEVER_FREE,
  NIGHT_WORDS,
  NO_FLIGHT,
  OCCUPANCY_SHIFT,
  OPEN,
  PLAN_CANCELLATION,
  PLAN_EARLY_BOOKINGS,
  PLAN_ID,
  PLAN_RATE_UNIT,
  PLAN_WORDS,
  PRICED,
  SCALE,
  SEASON_WEIGHTS,
  STAY_SHIFT,
  TRIP_BASE,
  TRIP_BLOCKS,
  TRIP_BOOKING_DAY,
  TRIP_IS_FREE,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_STATE,
  TRIP_WORDS,
  WEEK,
} from '../layout';
import { findRuns } from './bits';
import { anyDaysOf, daysOf, LOWEST, leastFor, pricesOf } from './flights';
import {
  byteAt,
  lowestRates,
  lowestWeeks,
  minStayPlaces,
  nightBits,
  nightPrices,
  planRows,
  plan as plans,
  planTraits,
  refusedArrivals,
  setWord,
  shortAt,
  unsignedAt,
  wordAt,
} from './tables';

/**
 * Stays of one plan at a time: on which days they can begin, growing from short to long, and what they cost. The plan that was read last lies in
 * scratch memory, a word for each block of the trip.
 */
const MOST_WORDS = 20;
/** Bits of days from which `runLength` nights can be stayed, and of days of arrival. */
let runs: usize = 0;
let arrivals: usize = 0;
/** Rows of the plan: where its bits and prices are. */
let rows: usize = 0;
/** What the rates of a stay that begins in each word sum up to at least. */
let rates: usize = 0;
let runLength: i32 = 0;
let words: i32 = 0;

export function openStays(at: usize): void {
  runs = at;
  arrivals = runs + MOST_WORDS * 4;
  rows = arrivals + MOST_WORDS * 4;
  rates = rows + MOST_WORDS * 4;
}

/** The best stay so far, and the highest total that still interests; `plan` is -1 where there is none yet. */
export let bestTotal: f64 = 0;
export let bestPlan: i32 = -1;
export let bestCheckIn: i32 = 0;
export let bestNights: i32 = 0;

export function startBest(most: f64): void {
  bestTotal = most;
  bestPlan = -1;
}

/** Goes back to a stay that was the best before. */
export function keepBest(total: f64, plan: i32, checkIn: i32, nights: i32): void {
  bestTotal = total;
  bestPlan = plan;
  bestCheckIn = checkIn;
  bestNights = nights;
}

/** Reads a plan's bits for the days of a trip. @param mustBeFree only arrivals whose cancellation is still free */
export function readNights(trip: usize, plan: i32, mustBeFree: bool): void {
  words = wordAt(trip, TRIP_WORDS);
  const isByArrival = (wordAt(planTraits, plan) & BY_ARRIVAL) !== 0;
  const stateWord = wordAt(trip, TRIP_STATE);
  for (let word = 0; word <= words; word += 1) {
    const row = wordAt(trip, TRIP_BLOCKS + word) * planRows + plan;
    const at = row * NIGHT_WORDS;
    setWord(rows, word, row);
    const state = wordAt(nightBits, at + stateWord);
    const priced = wordAt(nightBits, at + PRICED);
    setWord(runs, word, isByArrival ? priced : priced & state);
    setWord(arrivals, word, isByArrival ? state : -1);
  }
  setWord(runs, words + 1, 0);
  runLength = 1;
  if (mustBeFree) keepFreelyCancellable(trip, plan);
}

/** Leaves only arrivals whose cancellation is still free on the day of booking. */
function keepFreelyCancellable(trip: usize, plan: i32): void {
  const freeDays = wordAt(plans, plan * PLAN_WORDS + PLAN_CANCELLATION) >>> 16;
  const first = wordAt(trip, TRIP_BOOKING_DAY) + freeDays - wordAt(trip, TRIP_BASE);
  for (let word = 0; word < words; word += 1) {
    const skipped = first - word * BLOCK_DAYS;
    if (freeDays === NEVER_FREE || skipped >= BLOCK_DAYS) setWord(arrivals, word, 0);
    else if (skipped > 0) setWord(arrivals, word, wordAt(arrivals, word) & (-1 << skipped));
  }
}

/** Whether a plan, by its traits, is of a room and board that are asked for. */
export function isWantedRoom(traits: i32, rooms: i32, boards: i32): bool {
  return ((rooms >>> (traits & 15)) & (boards >>> ((traits >>> BOARD_SHIFT) & 7)) & 1) !== 0;
}

function refusedFor(word: i32, nights: i32): i32 {
  const rules = wordAt(nightBits, wordAt(rows, word) * NIGHT_WORDS + ARRIVALS) * ARRIVAL_WORDS;
  return wordAt(refusedArrivals, rules + byteAt(minStayPlaces, nights));
}

/**
 * Leaves only days of arrival on which stays of up to a longest may begin, out of some days: most plans that have nothing are told by
 * that.
 */
function keepArrivals(wanted: usize, longest: i32): void {
  for (let word = 0; word < words; word += 1) {
    const days = wordAt(arrivals, word) & wordAt(wanted, word);
    setWord(arrivals, word, days === 0 ? 0 : days & ~refusedFor(word, longest));
  }
}

/** Goes on to longer stays: days from which so many nights can be stayed. False where there are none, nor for any longer. */
export function growTo(nights: i32): bool {
  let any = 1;
  while (runLength < nights && any !== 0) {
    const step = min(runLength, nights - runLength);
    any = 0;
    for (let word = 0; word <= words; word += 1) {
      const days = wordAt(runs, word);
      const grown = days & ((days >>> step) | (wordAt(runs, word + 1) << (BLOCK_DAYS - step)));
      setWord(runs, word, grown);
      any |= grown;
    }
    runLength += step;
  }
  return any !== 0;
}

/** Of some days of a word those on which a stay can begin; it has been grown to its length. */
export function startsIn(word: i32, nights: i32, days: i32): i32 {
  const open = wordAt(runs, word) & wordAt(arrivals, word) & days;
  return open === 0 ? 0 : open & ~refusedFor(word, nights);
}

function canStart(nights: i32): bool {
  for (let word = 0; word < words; word += 1) if (startsIn(word, nights, -1) !== 0) return true;
  return false;
}

export function weightOf(plan: i32, season: usize): i32 {
  return wordAt(<usize>wordAt(season, SEASON_WEIGHTS), wordAt(planTraits, plan) >>> OCCUPANCY_SHIFT);
}

export function longestStay(trip: usize, plan: i32): i32 {
  return min(wordAt(trip, TRIP_NIGHTS_TO), (wordAt(planTraits, plan) >>> STAY_SHIFT) & 31);
}

/** Whether a plan has any stay with flights; prices do not matter. */
export function hasStay(trip: usize, season: usize, plan: i32, flights: usize): bool {
  if (weightOf(plan, season) === DOES_NOT_FIT || wordAt(flights, LOWEST) === NO_FLIGHT) return false;
  const longest = longestStay(trip, plan);
  // First: what is asked for meanwhile may ask for stays itself.
  const any = anyDaysOf(flights);
  readNights(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  keepArrivals(any, longest);
  for (let nights = wordAt(trip, TRIP_NIGHTS_FROM); nights <= longest; nights += 1) {
    if (!growTo(nights)) return false;
    // Which days have flights for a length is not asked before there is a stay.
    if (!canStart(nights)) continue;
    const flown = daysOf(flights, nights);
    for (let word = 0; word < words; word += 1) {
      if (startsIn(word, nights, wordAt(flown, word)) !== 0) return true;
    }
  }
  return false;
}

/**
 * Which of up to three sets of flights have a stay in a plan, as bits; prices do not matter.
 * @param mustBeFree only stays whose cancellation is still free
 */
export function whichExist(
  trip: usize,
  season: usize,
  plan: i32,
  flights: usize,
  count: i32,
  mustBeFree: bool,
): i32 {
  if (weightOf(plan, season) === DOES_NOT_FIT) return 0;
  const wanted = (1 << count) - 1;
  let found = 0;
  readNights(trip, plan, mustBeFree);
  const longest = longestStay(trip, plan);
  for (let nights = wordAt(trip, TRIP_NIGHTS_FROM); nights <= longest; nights += 1) {
    if (!growTo(nights)) return found;
    for (let one = 0; one < count; one += 1) {
      const flown = <usize>wordAt(flights, one);
      if (((found >>> one) & 1) !== 0 || wordAt(flown, LOWEST) === NO_FLIGHT) continue;
      const days = daysOf(flown, nights);
      for (let word = 0; word < words; word += 1) {
        if (startsIn(word, nights, wordAt(days, word)) === 0) continue;
        found |= 1 << one;
        break;
      }
    }
    if (found === wanted) return found;
  }
  return found;
}

/** Best percentage off a plan for a day of arrival. */
export function discountOn(plan: i32, bookingDay: i32, checkIn: i32): i32 {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + PLAN_EARLY_BOOKINGS; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
    if (
      wordAt(plans, at) > percent &&
      bookingDay <= wordAt(plans, at + 1) &&
      checkIn - bookingDay >= wordAt(plans, at + 2) &&
      checkIn >= wordAt(plans, at + 3) &&
      checkIn <= wordAt(plans, at + 4)
    ) {
      percent = wordAt(plans, at);
    }
  }
  return percent;
}

/** No arrival has more off for those who book on a day. */
export function highestDiscountOn(plan: i32, bookingDay: i32): i32 {
  const record = plan * PLAN_WORDS;
  let percent = 0;
  for (let at = record + PLAN_EARLY_BOOKINGS; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
    if (bookingDay <= wordAt(plans, at + 1)) percent = max(percent, wordAt(plans, at));
  }
  return percent;
}

function sumUpTo(day: i32): i32 {
  return shortAt(nightPrices, wordAt(rows, day >> 5) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1)));
}

/** Sum of rates from a day on, both counted from the trip's base; its nights have been read. */
export function staySum(day: i32, nights: i32): i32 {
  return (sumUpTo(day + nights) - sumUpTo(day)) & 0xffff;
}

/** No night of a plan costs less. */
function lowestRate(trip: usize, plan: i32): i32 {
  const count = wordAt(trip, TRIP_WORDS);
  let lowest = i32.MAX_VALUE;
  for (let word = 0; word <= count; word += 1) {
    lowest = min(lowest, shortAt(lowestRates, wordAt(trip, TRIP_BLOCKS + word) * planRows + plan));
  }
  return lowest;
}

/**
 * Notes what the rates of so many nights sum up to at least, for stays that begin in each word.
 * @returns the least of all words
 */
function noteRates(trip: usize, plan: i32, nights: i32): i32 {
  const count = wordAt(trip, TRIP_WORDS);
  const weeks = nights / WEEK;
  const single = nights - weeks * WEEK;
  let least = i32.MAX_VALUE;
  let row = wordAt(trip, TRIP_BLOCKS) * planRows + plan;
  let rate = single === 0 ? 0 : shortAt(lowestRates, row);
  let week = weeks === 0 ? 0 : shortAt(lowestWeeks, row);
  for (let word = 0; word < count; word += 1) {
    row = wordAt(trip, TRIP_BLOCKS + word + 1) * planRows + plan;
    const nextRate = single === 0 ? 0 : shortAt(lowestRates, row);
    // A single week that begins after the last word is none of the trip's.
    const hasNext = weeks > 1 || (weeks === 1 && word + 1 < count);
    const nextWeek = hasNext ? shortAt(lowestWeeks, row) : 0;
    // The first week begins in the word, whatever follows it may begin in the next one.
    let sum = single * min(rate, nextRate) + week;
    if (weeks > 1) sum += (weeks - 1) * min(week, nextWeek);
    setWord(rates, word, sum);
    least = min(least, sum);
    rate = nextRate;
    week = nextWeek;
  }
  return least;
}

/**
 * Takes the cheapest stay of a plan as the best where it beats it.
 * @param mustBeFree only stays whose cancellation is still free
 */
export function priceStays(trip: usize, season: usize, plan: i32, flights: usize, mustBeFree: bool): void {
  const weight = weightOf(plan, season);
  const lowestFlight = wordAt(flights, LOWEST);
  if (weight === DOES_NOT_FIT || lowestFlight === NO_FLIGHT) return;
  const bookingDay = wordAt(trip, TRIP_BOOKING_DAY);
  const unitWeight = <f64>weight * <f64>wordAt(plans, plan * PLAN_WORDS + PLAN_RATE_UNIT);
  const discount = highestDiscountOn(plan, bookingDay);
  const leastFactor = unitWeight * <f64>(100 - discount);
  const base = wordAt(trip, TRIP_BASE);
  const count = wordAt(trip, TRIP_WORDS);
  let limit = bestTotal * SCALE + (SCALE / 2 - 1);
  const longest = longestStay(trip, plan);
  const shortest = wordAt(trip, TRIP_NIGHTS_FROM);
  const lowestNight = shortest === longest ? 0 : <f64>lowestRate(trip, plan) * leastFactor;
  let isRead = false;
  for (let nights = shortest; nights <= longest; nights += 1) {
    if (<f64>lowestFlight * SCALE + lowestNight * <f64>nights > limit) return;
    if (<f64>leastFor(flights, nights) * SCALE + lowestNight * <f64>nights > limit) continue;
    const lowest = <f64>noteRates(trip, plan, nights) * leastFactor;
    if (<f64>lowestFlight * SCALE + lowest > limit) continue;
    const prices = pricesOf(flights, nights);
    if (<f64>wordAt(prices, 0) * SCALE + lowest > limit) continue;
    const flown = daysOf(flights, nights);
    if (!isRead) readNights(trip, plan, mustBeFree);
    isRead = true;
    if (!growTo(nights)) return;
    for (let word = 0; word < count; word += 1) {
      const least = <f64>wordAt(rates, word) * leastFactor;
      if (<f64>wordAt(prices, 1 + word) * SCALE + least > limit) continue;
      let starts = startsIn(word, nights, wordAt(flown, word));
      for (; starts !== 0; starts &= starts - 1) {
        const day = word * BLOCK_DAYS + ctz(starts);
        const flightCost = <f64>wordAt(prices, 1 + count + day) * SCALE;
        if (flightCost + least > limit) continue;
        const checkIn = base + day;
        const percent = discount === 0 ? 100 : 100 - discountOn(plan, bookingDay, checkIn);
        const price = flightCost + <f64>staySum(day, nights) * (unitWeight * <f64>percent);
        if (price > limit) continue;
        takeStay(price, plan, checkIn, nights);
        limit = bestTotal * SCALE + (SCALE / 2 - 1);
      }
    }
  }
}

/** Takes a stay that is not dearer than the best, unless another one comes first at the same total. */
function takeStay(price: f64, plan: i32, checkIn: i32, nights: i32): void {
  const total = Math.floor((price + SCALE / 2) / SCALE);
  if (total === bestTotal && bestPlan >= 0 && !comesFirst(plan, checkIn, nights)) return;
  bestTotal = total;
  bestPlan = plan;
  bestCheckIn = checkIn;
  bestNights = nights;
}

/** Among stays of one hotel at one price the lower plan id comes first, then the earlier check-in, then the shorter stay. */
function comesFirst(plan: i32, checkIn: i32, nights: i32): bool {
  if (plan !== bestPlan)
    return (
      unsignedAt(plans, plan * PLAN_WORDS + PLAN_ID) < unsignedAt(plans, bestPlan * PLAN_WORDS + PLAN_ID)
    );
  return checkIn < bestCheckIn || (checkIn === bestCheckIn && nights < bestNights);
}

/** What a stay costs the party of a season; it must be one that can be stayed. */
export function priceStay(trip: usize, season: usize, plan: i32, checkIn: i32, nights: i32): f64 {
  readNights(trip, plan, false);
  const unit = wordAt(plans, plan * PLAN_WORDS + PLAN_RATE_UNIT);
  const percent = 100 - discountOn(plan, wordAt(trip, TRIP_BOOKING_DAY), checkIn);
  const sum = <f64>staySum(checkIn - wordAt(trip, TRIP_BASE), nights);
  const scaled = sum * <f64>unit * <f64>weightOf(plan, season) * <f64>percent;
  return Math.floor((scaled + SCALE / 2) / SCALE);
}

/**
 * Whether the hotel has to agree to a stay first: a night of it, or of allotment by arrival that of check-in, is on request.
 * @param day that of check-in, counted from the trip's base
 */
export function isOnRequest(trip: usize, plan: i32, day: i32, nights: i32): bool {
  const blocks = trip + TRIP_BLOCKS * 4 + <usize>((day >> 5) << 2);
  const open = openNights(wordAt(blocks, 0), plan);
  const later = openNights(wordAt(blocks, 1), plan);
  const judged = (wordAt(planTraits, plan) & BY_ARRIVAL) !== 0 ? 1 : nights;
  return ((findRuns(open, later, judged) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0;
}

function openNights(block: i32, plan: i32): i32 {
  return wordAt(nightBits, (block * planRows + plan) * NIGHT_WORDS + OPEN);
}

/** Whether a stay of a plan can begin on a day, flights and party apart. */
export function canStay(trip: usize, plan: i32, checkIn: i32, nights: i32): bool {
  if (nights > longestStay(trip, plan)) return false;
  readNights(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  const day = checkIn - wordAt(trip, TRIP_BASE);
  if (day < 0 || day >= words * BLOCK_DAYS || !growTo(nights)) return false;
  return startsIn(day >> 5, nights, 1 << (day & (BLOCK_DAYS - 1))) !== 0;
}
