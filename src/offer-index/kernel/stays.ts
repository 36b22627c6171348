import {
  ARRIVAL_WORDS,
  ARRIVALS,
  BLOCK_DAYS,
  BOARD_SHIFT,
  BY_ARRIVAL,
  DOES_NOT_FIT,
  FLIGHTS_LOWEST,
  INCLUDED_MASK,
  NEVER_FREE,
  NIGHT_WORDS,
  NO_FLIGHT,
  OCCUPANCY_SHIFT,
  OPEN,
  PLAN_ID,
  PLAN_RATE_UNIT,
  PLAN_WORDS,
  PRICED,
  PRICES_BY_WORD,
  PRICES_LOWEST,
  ROOM_MASK,
  SCALE,
  SCRATCH_ARRIVALS,
  SCRATCH_NIGHTS_OPEN,
  SCRATCH_RATES,
  SCRATCH_ROWS,
  SCRATCH_SUMS,
  SEASON_WEIGHTS,
  STAY_MASK,
  STAY_SHIFT,
  SUMS_BYTES,
  TRIP_BASE,
  TRIP_BLOCKS,
  TRIP_BOARDS,
  TRIP_BOOKING_DAY,
  TRIP_IS_FREE,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_ROOMS,
  TRIP_STATE,
  TRIP_WORDS,
  WEEK,
} from '../memory/layout';
import {
  byteAt,
  eightShortsAt,
  longAt,
  setEightShorts,
  setWord,
  shortAt,
  unsignedAt,
  wordAt,
} from './access';
import { bitsBetween, findRuns } from './bits';
import { findCheapDays } from './cheap-days';
import { discountOn, highestDiscountOn } from './discounts';
import { anyDaysOf, daysOf, leastFor, pricesOf } from './flights';
import { sumBetween } from './rate-sums';
import { fewestPaid, hasStayPays, payableRates } from './stay-pays';
import {
  hotelPlans,
  lowestRates,
  lowestWeeks,
  minStayPlaces,
  nightBits,
  nightPrices,
  planFreeDays,
  planNext,
  planRows,
  plan as plans,
  planTraits,
  refusedArrivals,
} from './tables';

/**
 * Stays of the current plan: on which days they can begin, and what they cost. What was read of the plan is in the
 * thread's page, a word for each block of the trip.
 */
let chosenTrip: usize = 0;
let chosenPlan: i32 = 0;
/** How many words have been read, from the first one on. */
let known: i32 = 0;
/** First day of arrival that counts, from the trip's base. */
let firstArrival: i32 = 0;
/** Nights that are open and days on which guests may arrive, a bit each. */
let nightsOpen: usize = 0;
let arrivals: usize = 0;
/** Rows of the plan's blocks in the tables of blocks. */
let rows: usize = 0;
/** Bound on the sum of rates of a stay that begins in each word, in units of the plan. */
let rates: usize = 0;
/** Running sums of rates of a word's block and of the next one, 16 bits each. */
let sums: usize = 0;

/** Sets where what is read of a plan is stored. @param page address of the thread's page */
export function openStays(page: usize): void {
  nightsOpen = page + SCRATCH_NIGHTS_OPEN;
  arrivals = page + SCRATCH_ARRIVALS;
  rows = page + SCRATCH_ROWS;
  rates = page + SCRATCH_RATES;
  sums = page + SCRATCH_SUMS;
}

/**
 * The best stay so far: its total in minor units, or the highest that counts while there is no stay; its plan, -1 while
 * there is none; check-in from 1970.
 */
export let bestTotal: f64 = 0;
export let bestPlan: i32 = -1;
export let bestCheckIn: i32 = 0;
export let bestNights: i32 = 0;

/** Starts a search: there is no best stay yet. @param most highest total that counts, minor units */
export function startBest(most: f64): void {
  bestTotal = most;
  bestPlan = -1;
}

/** Makes a stay the best one again. */
export function restoreBest(total: f64, plan: i32, checkIn: i32, nights: i32): void {
  bestTotal = total;
  bestPlan = plan;
  bestCheckIn = checkIn;
  bestNights = nights;
}

/**
 * Makes a plan the one that `startsIn`, `readSums` and `sumOf` are about.
 * @param mustBeFree only arrivals that are still free to cancel
 */
export function choosePlan(trip: usize, plan: i32, mustBeFree: bool): void {
  chosenTrip = trip;
  chosenPlan = plan;
  known = 0;
  firstArrival = mustBeFree ? firstFreeDay(trip, plan) : 0;
}

/**
 * First day of arrival on which those who book today can still cancel free of charge; the highest number where they never
 * can.
 */
function firstFreeDay(trip: usize, plan: i32): i32 {
  const freeDays = byteAt(planFreeDays, plan);
  return freeDays === NEVER_FREE
    ? i32.MAX_VALUE
    : wordAt(trip, TRIP_BOOKING_DAY) + freeDays - wordAt(trip, TRIP_BASE);
}

/**
 * Touches the lines of memory with bits and prices of a plan in a block.
 * @returns bits of no meaning: store them, or the compiler drops the loads
 */
export function fetchNights(trip: usize, plan: i32, word: i32): i32 {
  const row = wordAt(trip, TRIP_BLOCKS + word) * planRows + plan;
  return wordAt(nightBits, row * NIGHT_WORDS) | shortAt(nightPrices, row * BLOCK_DAYS);
}

/** Reads the bits of the plan at hand up to a word. Reads no further than asked: the first word decides most queries. */
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

/** Whether a plan is of a wanted room and board. @param traits of the plan @param rooms and `boards`: a bit for each */
export function isWantedRoom(traits: i32, rooms: i32, boards: i32): bool {
  return (
    ((rooms >>> (traits & ROOM_MASK)) & (boards >>> ((traits >>> BOARD_SHIFT) & INCLUDED_MASK)) & 1) !== 0
  );
}

/** Days of a word on which the rules of arrival refuse a stay of so many nights, as bits. */
function refusedFor(word: i32, nights: i32): i32 {
  const rules = wordAt(nightBits, wordAt(rows, word) * NIGHT_WORDS + ARRIVALS) * ARRIVAL_WORDS;
  return wordAt(refusedArrivals, rules + byteAt(minStayPlaces, nights));
}

/** Days of a word on which a stay of so many nights can begin, as bits. @param days those that are asked for */
export function startsIn(word: i32, nights: i32, days: i32): i32 {
  readUpTo(word + 1);
  const wanted = wordAt(arrivals, word) & days;
  if (wanted === 0) return 0;
  const open = longAt(nightsOpen, word);
  const starts = <i32>findRuns(open, nights) & wanted;
  return starts === 0 ? 0 : starts & ~refusedFor(word, nights);
}

/** Weight of the party of a season in a plan's room, in per cent of an adult's rate; `DOES_NOT_FIT` where it does not. */
export function weightOf(plan: i32, season: usize): i32 {
  return wordAt(<usize>wordAt(season, SEASON_WEIGHTS), wordAt(planTraits, plan) >>> OCCUPANCY_SHIFT);
}

/** Most nights of a stay that both trip and plan allow. */
export function longestStay(trip: usize, plan: i32): i32 {
  return min(wordAt(trip, TRIP_NIGHTS_TO), (wordAt(planTraits, plan) >>> STAY_SHIFT) & STAY_MASK);
}

/** Whether a plan has any stay with flights, whatever the price. */
export function hasStay(trip: usize, season: usize, plan: i32, flights: usize): bool {
  if (weightOf(plan, season) === DOES_NOT_FIT || wordAt(flights, FLIGHTS_LOWEST) === NO_FLIGHT) return false;
  const longest = longestStay(trip, plan);
  const words = wordAt(trip, TRIP_WORDS);
  const any = anyDaysOf(flights);
  choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  for (let nights = wordAt(trip, TRIP_NIGHTS_FROM); nights <= longest; nights += 1) {
    for (let word = 0; word < words; word += 1) {
      const starts = startsIn(word, nights, wordAt(any, word));
      // Days with flights for a length are computed only once there is a stay.
      if (starts !== 0 && (starts & wordAt(daysOf(flights, nights), word)) !== 0) return true;
    }
  }
  return false;
}

/**
 * For which of some flights a plan has a stay, as bits, whatever the price.
 * @param flights address of their addresses
 * @param wanted bits of those that are asked for; each of them has flights
 * @param mustBeFree only stays that are still free to cancel
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
 * Copies the running sums of a word's block side by side, and those of the next block where stays reach into it: half of
 * them do not, and
 * that line of memory is not read for nothing. The word has been read by `startsIn`.
 */
export function readSums(word: i32, reachesNext: bool): void {
  copySums(word, 0);
  if (reachesNext) copySums(word, 1);
}

/** Copies the running sums of one block. @param block 0 for that of the word, 1 for the next one */
function copySums(word: i32, block: i32): void {
  const from = (<usize>(wordAt(rows, word + block) * BLOCK_DAYS)) << 1;
  const to = <usize>(block * (SUMS_BYTES / 2));
  for (let at: usize = 0; at < <usize>(SUMS_BYTES / 2); at += 16)
    setEightShorts(sums, to + at, eightShortsAt(nightPrices, from + at));
}

/**
 * Sum of the rates of a stay in units of the plan; sums are stored modulo 65,536.
 * @param day in the word whose sums were read
 */
export function sumOf(day: i32, nights: i32): i32 {
  return sumBetween(sums, day, day + nights);
}

/**
 * What of a stay's rates is paid after early booking and stay-pay offers, in units of the plan times per cent.
 * @param day in the word whose sums were read, `checkIn` the same day from 1970
 */
export function payableOf(plan: i32, bookingDay: i32, checkIn: i32, nights: i32, day: i32): i32 {
  const percent = 100 - discountOn(plan, bookingDay, checkIn);
  return payableRates(plan, bookingDay, checkIn, nights, sums, day, percent);
}

/** A bound on the rate of any night of a plan on the days of the trip, in units of the plan. */
function lowestRate(trip: usize, plan: i32): i32 {
  const count = wordAt(trip, TRIP_WORDS);
  let lowest = i32.MAX_VALUE;
  for (let word = 0; word <= count; word += 1) {
    lowest = min(lowest, shortAt(lowestRates, wordAt(trip, TRIP_BLOCKS + word) * planRows + plan));
  }
  return lowest;
}

/**
 * Writes a bound on the sum of rates of a stay for each word in which it may begin, in units of the plan.
 * @param paid nights that are paid for, at least: where it is fewer than `nights`, the free ones may be the most expensive, and no week is a bound
 * @returns the lowest of all words
 */
function boundRates(trip: usize, plan: i32, nights: i32, paid: i32): i32 {
  const count = wordAt(trip, TRIP_WORDS);
  const weeks = paid < nights ? 0 : nights / WEEK;
  const single = paid - weeks * WEEK;
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
 * Compares the cheapest stay of a plan in a season with the best stay so far and keeps the cheaper one. Bounds come first:
 * on the plan, on the number of
 * nights, on each word; only what is left is priced exactly.
 * @param mustBeFree only stays that are still free to cancel
 */
export function priceStays(trip: usize, season: usize, plan: i32, flights: usize, mustBeFree: bool): void {
  const weight = weightOf(plan, season);
  const lowestFlight = wordAt(flights, FLIGHTS_LOWEST);
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
  const isReduced = hasStayPays(plan, bookingDay);
  const lowestNight = shortest === longest ? 0 : <f64>lowestRate(trip, plan) * leastFactor;
  choosePlan(trip, plan, mustBeFree);
  for (let nights = shortest; nights <= longest; nights += 1) {
    const paid = isReduced ? fewestPaid(plan, bookingDay, nights) : nights;
    const bound = lowestNight * <f64>paid;
    if (<f64>lowestFlight * SCALE + bound > limit) {
      // Longer stays may pay for fewer nights.
      if (isReduced) continue;
      return;
    }
    if (<f64>leastFor(flights, nights) * SCALE + bound > limit) continue;
    const lowest = <f64>boundRates(trip, plan, nights, paid) * leastFactor;
    if (<f64>lowestFlight * SCALE + lowest > limit) continue;
    const prices = pricesOf(flights, nights);
    if (<f64>wordAt(prices, PRICES_LOWEST) * SCALE + lowest > limit) continue;
    const flown = daysOf(flights, nights);
    for (let word = 0; word < count; word += 1) {
      const least = <f64>wordAt(rates, word) * leastFactor;
      if (<f64>wordAt(prices, PRICES_BY_WORD + word) * SCALE + least > limit) continue;
      const starts = startsIn(word, nights, wordAt(flown, word));
      if (starts === 0) continue;
      readSums(word, starts >>> (BLOCK_DAYS - nights) !== 0);
      const costs = prices + ((<usize>(PRICES_BY_WORD + count + word * BLOCK_DAYS)) << 2);
      for (let first = 0; first < BLOCK_DAYS; first += 8) {
        const eight = (starts >>> first) & 0xff;
        if (eight === 0) continue;
        const cheap =
          paid < nights ? eight : eight & findCheapDays(sums, first, nights, costs, leastFactor, limit);
        for (let left = cheap; left !== 0; left &= left - 1) {
          const day = first + ctz(left);
          const checkIn = base + word * BLOCK_DAYS + day;
          const payable =
            paid < nights || discount !== 0
              ? payableOf(plan, bookingDay, checkIn, nights, day)
              : sumOf(day, nights) * 100;
          const price = <f64>wordAt(costs, day) * SCALE + unitWeight * <f64>payable;
          if (price > limit) continue;
          takeStay(price, plan, checkIn, nights);
          limit = bestTotal * SCALE + (SCALE / 2 - 1);
        }
      }
    }
  }
}

/**
 * Makes a stay the best one, unless the best one costs as much and comes first.
 * @param price ten-thousandths of a minor unit, not above the best total
 */
function takeStay(price: f64, plan: i32, checkIn: i32, nights: i32): void {
  takeTotal(Math.floor((price + SCALE / 2) / SCALE), plan, checkIn, nights);
}

/** The same by its total in minor units, not above the best one. */
export function takeTotal(total: f64, plan: i32, checkIn: i32, nights: i32): void {
  if (total === bestTotal && bestPlan >= 0 && !comesFirst(plan, checkIn, nights)) return;
  bestTotal = total;
  bestPlan = plan;
  bestCheckIn = checkIn;
  bestNights = nights;
}

/** Whether a stay comes before the best one at the same total, both of one hotel: by plan id, check-in, nights. */
function comesFirst(plan: i32, checkIn: i32, nights: i32): bool {
  if (plan !== bestPlan)
    return (
      unsignedAt(plans, plan * PLAN_WORDS + PLAN_ID) < unsignedAt(plans, bestPlan * PLAN_WORDS + PLAN_ID)
    );
  return checkIn < bestCheckIn || (checkIn === bestCheckIn && nights < bestNights);
}

/**
 * What a stay costs the party of a season, in minor units. It has to be one that `canStay` allows and that takes the party.
 * @param checkIn day from 1970
 */
export function priceStay(trip: usize, season: usize, plan: i32, checkIn: i32, nights: i32): f64 {
  const day = checkIn - wordAt(trip, TRIP_BASE);
  choosePlan(trip, plan, false);
  readUpTo((day >> 5) + 1);
  readSums(day >> 5, (day & (BLOCK_DAYS - 1)) + nights >= BLOCK_DAYS);
  const unit = wordAt(plans, plan * PLAN_WORDS + PLAN_RATE_UNIT);
  const bookingDay = wordAt(trip, TRIP_BOOKING_DAY);
  const payable = payableOf(plan, bookingDay, checkIn, nights, day & (BLOCK_DAYS - 1));
  const scaled = <f64>payable * <f64>unit * <f64>weightOf(plan, season);
  return Math.floor((scaled + SCALE / 2) / SCALE);
}

/**
 * Whether the hotel has to confirm a stay first: a night of it, or with allotment by arrival the first night, is on request.
 * @param day of check-in, counted from the trip's base
 */
export function isOnRequest(trip: usize, plan: i32, day: i32, nights: i32): bool {
  const blocks = trip + TRIP_BLOCKS * 4 + <usize>((day >> 5) << 2);
  const open = openNights(wordAt(blocks, 0), plan) | (openNights(wordAt(blocks, 1), plan) << 32);
  const judged = (wordAt(planTraits, plan) & BY_ARRIVAL) !== 0 ? 1 : nights;
  return ((findRuns(open, judged) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0;
}

/** Nights of a plan that are for sale without request, as the bits of a block. @param block its place in the ring */
function openNights(block: i32, plan: i32): u64 {
  return <u64>unsignedAt(nightBits, (block * planRows + plan) * NIGHT_WORDS + OPEN);
}

/**
 * The cheapest stay of a hotel for one room, of equal ones that of the plan with the lowest id: `bestTotal` is what it costs and `bestPlan` its plan, -1 where there is
 * none.
 * @param season has the weights of the room
 * @param checkIn day from 1970
 */
export function findRoom(trip: usize, season: usize, hotel: i32, checkIn: i32, nights: i32): void {
  startBest(Infinity);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (!isWantedRoom(wordAt(planTraits, plan), rooms, boards) || weightOf(plan, season) === DOES_NOT_FIT)
      continue;
    if (!canStay(trip, plan, checkIn, nights)) continue;
    const total = priceStay(trip, season, plan, checkIn, nights);
    if (total < bestTotal) restoreBest(total, plan, checkIn, nights);
  }
}

/** Whether a stay of a plan can begin on a day, whatever flights and party. @param checkIn day from 1970 */
export function canStay(trip: usize, plan: i32, checkIn: i32, nights: i32): bool {
  if (nights > longestStay(trip, plan)) return false;
  const day = checkIn - wordAt(trip, TRIP_BASE);
  if (day < 0 || day >= wordAt(trip, TRIP_WORDS) * BLOCK_DAYS) return false;
  choosePlan(trip, plan, wordAt(trip, TRIP_IS_FREE) !== 0);
  return startsIn(day >> 5, nights, 1 << (day & (BLOCK_DAYS - 1))) !== 0;
}
