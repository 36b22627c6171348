import {
  ARRIVAL_WORDS,
  ARRIVALS,
  BLOCK_DAYS,
  BOARD_SHIFT,
  BY_ARRIVAL,
  DOES_NOT_FIT,
  NEVER_FREE,
  NIGHT_WORDS,
  NO_FLIGHT,
  OCCUPANCY_SHIFT,
  OPEN,
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
} from '../memory/layout';
import { bitsBetween, findRuns } from './bits';
import { keepCheap } from './cheap-days';
import { discountOn, highestDiscountOn } from './discounts';
import { anyDaysOf, daysOf, LOWEST, leastFor, pricesOf } from './flights';
import {
  byteAt,
  lowestRates,
  lowestWeeks,
  minStayPlaces,
  nightBits,
  nightPrices,
  planFreeDays,
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
 * Stays of one plan at a time: on which days they can begin, and what they cost. What was read of the plan lies in scratch memory, a word for
 * each block of the trip.
 */
const MOST_WORDS = 20;
let chosenTrip: usize = 0;
let chosenPlan: i32 = 0;
/** So many words have been read, from the first on. */
let known: i32 = 0;
/** First day of arrival that counts, from the trip's base on. */
let firstArrival: i32 = 0;
/** Bits of nights that can be stayed, and of days of arrival. */
let nightsOpen: usize = 0;
let arrivals: usize = 0;
/** Rows of the plan: where its bits and prices are. */
let rows: usize = 0;
/** What the rates of a stay that begins in each word sum up to at least. */
let rates: usize = 0;
/** Running sums of rates of a word's days and of the next word's, side by side. */
let sums: usize = 0;

export function openStays(at: usize): void {
  nightsOpen = at;
  arrivals = nightsOpen + MOST_WORDS * 4;
  rows = arrivals + MOST_WORDS * 4;
  rates = rows + MOST_WORDS * 4;
  sums = rates + MOST_WORDS * 4;
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

/** Looks at a plan from now on. @param mustBeFree only arrivals whose cancellation is still free */
export function choosePlan(trip: usize, plan: i32, mustBeFree: bool): void {
  chosenTrip = trip;
  chosenPlan = plan;
  known = 0;
  firstArrival = mustBeFree ? firstFreeDay(trip, plan) : 0;
}

/** The first day of arrival on which those who book today can still cancel free of charge. */
function firstFreeDay(trip: usize, plan: i32): i32 {
  const freeDays = byteAt(planFreeDays, plan);
  return freeDays === NEVER_FREE
    ? i32.MAX_VALUE
    : wordAt(trip, TRIP_BOOKING_DAY) + freeDays - wordAt(trip, TRIP_BASE);
}

/** Reads a word of each line with a plan's bits and prices of a word's days. */
export function fetchNights(trip: usize, plan: i32, word: i32): i32 {
  const row = wordAt(trip, TRIP_BLOCKS + word) * planRows + plan;
  return wordAt(nightBits, row * NIGHT_WORDS) | shortAt(nightPrices, row * BLOCK_DAYS);
}

/** Reads the plan's bits up to a word: most of what is asked is told by the first. */
function readUpTo(word: i32): void {
  const isByArrival = (wordAt(planTraits, chosenPlan) & BY_ARRIVAL) !== 0;
  const stateWord = wordAt(chosenTrip, TRIP_STATE);
  for (; known <= word; known += 1) {
    const row = wordAt(chosenTrip, TRIP_BLOCKS + known) * planRows + chosenPlan;
    const at = row * NIGHT_WORDS;
    const state = wordAt(nightBits, at + stateWord);
    const priced = wordAt(nightBits, at + PRICED);
    setWord(rows, known, row);
    setWord(nightsOpen, known, isByArrival ? priced : priced & state);
    const inTime = bitsBetween(known, firstArrival, i32.MAX_VALUE);
    setWord(arrivals, known, isByArrival ? state & inTime : inTime);
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

/** Of some days of a word those on which a stay of so many nights can begin. */
export function startsIn(word: i32, nights: i32, days: i32): i32 {
  readUpTo(word + 1);
  const wanted = wordAt(arrivals, word) & days;
  if (wanted === 0) return 0;
  const open = load<u64>(nightsOpen + ((<usize>word) << 2));
  const starts = <i32>findRuns(open, nights) & wanted;
  return starts === 0 ? 0 : starts & ~refusedFor(word, nights);
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
  const words = wordAt(trip, TRIP_WORDS);
  const any = anyDaysOf(flights);
  choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  for (let nights = wordAt(trip, TRIP_NIGHTS_FROM); nights <= longest; nights += 1) {
    for (let word = 0; word < words; word += 1) {
      const starts = startsIn(word, nights, wordAt(any, word));
      // Which days have flights for a length is not asked before there is a stay.
      if (starts !== 0 && (starts & wordAt(daysOf(flights, nights), word)) !== 0) return true;
    }
  }
  return false;
}

/**
 * Which of some sets of flights have a stay in a plan, as bits; prices do not matter.
 * @param flights their addresses
 * @param wanted those that are asked for; each has flights
 * @param mustBeFree only stays whose cancellation is still free
 */
export function whichExist(
  trip: usize,
  season: usize,
  plan: i32,
  flights: usize,
  wanted: i32,
  mustBeFree: bool,
): i32 {
  if (wanted === 0 || weightOf(plan, season) === DOES_NOT_FIT) return 0;
  const longest = longestStay(trip, plan);
  const words = wordAt(trip, TRIP_WORDS);
  let missing = wanted;
  choosePlan(trip, plan, mustBeFree);
  for (let nights = wordAt(trip, TRIP_NIGHTS_FROM); nights <= longest; nights += 1) {
    for (let word = 0; word < words; word += 1) {
      const starts = startsIn(word, nights, -1);
      if (starts === 0) continue;
      for (let left = missing; left !== 0; left &= left - 1) {
        const days = daysOf(<usize>wordAt(flights, ctz(left)), nights);
        if ((starts & wordAt(days, word)) !== 0) missing &= ~(left & -left);
      }
      if (missing === 0) return wanted;
    }
  }
  return wanted & ~missing;
}

/**
 * Lays the running sums of a word's days side by side, which has been read, and behind them those of the next word where stays reach into it:
 * half of them do not, and that line of memory is not read for nothing.
 */
export function readSums(word: i32, reachesNext: bool): void {
  copySums(word, 0);
  if (reachesNext) copySums(word, 1);
}

function copySums(word: i32, block: i32): void {
  const from = nightPrices + ((<usize>(wordAt(rows, word + block) * BLOCK_DAYS)) << 1);
  const to = sums + ((<usize>(block * BLOCK_DAYS)) << 1);
  for (let at: usize = 0; at < 64; at += 16) v128.store(to + at, v128.load(from + at));
}

/** Sum of rates of a stay that begins on a day of the word whose sums were read. */
export function sumOf(day: i32, nights: i32): i32 {
  return (shortAt(sums, day + nights) - shortAt(sums, day)) & 0xffff;
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
  choosePlan(trip, plan, mustBeFree);
  for (let nights = shortest; nights <= longest; nights += 1) {
    if (<f64>lowestFlight * SCALE + lowestNight * <f64>nights > limit) return;
    if (<f64>leastFor(flights, nights) * SCALE + lowestNight * <f64>nights > limit) continue;
    const lowest = <f64>noteRates(trip, plan, nights) * leastFactor;
    if (<f64>lowestFlight * SCALE + lowest > limit) continue;
    const prices = pricesOf(flights, nights);
    if (<f64>wordAt(prices, 0) * SCALE + lowest > limit) continue;
    const flown = daysOf(flights, nights);
    for (let word = 0; word < count; word += 1) {
      const least = <f64>wordAt(rates, word) * leastFactor;
      if (<f64>wordAt(prices, 1 + word) * SCALE + least > limit) continue;
      const starts = startsIn(word, nights, wordAt(flown, word));
      if (starts === 0) continue;
      readSums(word, starts >>> (BLOCK_DAYS - nights) !== 0);
      const costs = prices + ((<usize>(1 + count + word * BLOCK_DAYS)) << 2);
      for (let first = 0; first < BLOCK_DAYS; first += 8) {
        const eight = (starts >>> first) & 0xff;
        if (eight === 0) continue;
        const cheap = eight & keepCheap(sums, first, nights, costs, leastFactor, limit);
        for (let left = cheap; left !== 0; left &= left - 1) {
          const day = first + ctz(left);
          const checkIn = base + word * BLOCK_DAYS + day;
          const percent = discount === 0 ? 100 : 100 - discountOn(plan, bookingDay, checkIn);
          const price =
            <f64>wordAt(costs, day) * SCALE + <f64>sumOf(day, nights) * (unitWeight * <f64>percent);
          if (price > limit) continue;
          takeStay(price, plan, checkIn, nights);
          limit = bestTotal * SCALE + (SCALE / 2 - 1);
        }
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
  const day = checkIn - wordAt(trip, TRIP_BASE);
  choosePlan(trip, plan, false);
  readUpTo((day >> 5) + 1);
  readSums(day >> 5, (day & (BLOCK_DAYS - 1)) + nights >= BLOCK_DAYS);
  const unit = wordAt(plans, plan * PLAN_WORDS + PLAN_RATE_UNIT);
  const percent = 100 - discountOn(plan, wordAt(trip, TRIP_BOOKING_DAY), checkIn);
  const sum = <f64>sumOf(day & (BLOCK_DAYS - 1), nights);
  const scaled = sum * <f64>unit * <f64>weightOf(plan, season) * <f64>percent;
  return Math.floor((scaled + SCALE / 2) / SCALE);
}

/**
 * Whether the hotel has to agree to a stay first: a night of it, or of allotment by arrival that of check-in, is on request.
 * @param day that of check-in, counted from the trip's base
 */
export function isOnRequest(trip: usize, plan: i32, day: i32, nights: i32): bool {
  const blocks = trip + TRIP_BLOCKS * 4 + <usize>((day >> 5) << 2);
  const open = openNights(wordAt(blocks, 0), plan) | (openNights(wordAt(blocks, 1), plan) << 32);
  const judged = (wordAt(planTraits, plan) & BY_ARRIVAL) !== 0 ? 1 : nights;
  return ((findRuns(open, judged) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0;
}

function openNights(block: i32, plan: i32): u64 {
  return <u64>unsignedAt(nightBits, (block * planRows + plan) * NIGHT_WORDS + OPEN);
}

/** Whether a stay of a plan can begin on a day, flights and party apart. */
export function canStay(trip: usize, plan: i32, checkIn: i32, nights: i32): bool {
  if (nights > longestStay(trip, plan)) return false;
  const day = checkIn - wordAt(trip, TRIP_BASE);
  if (day < 0 || day >= wordAt(trip, TRIP_WORDS) * BLOCK_DAYS) return false;
  choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  return startsIn(day >> 5, nights, 1 << (day & (BLOCK_DAYS - 1))) !== 0;
}
