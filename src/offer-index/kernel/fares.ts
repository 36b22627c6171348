import {
  AIRLINE_CLASSES,
  ALONE_SHIFT,
  ANY_CABIN,
  ARRIVAL_SHIFT,
  BAGGAGE_MASK,
  BAGGAGE_SHIFT,
  BLOCK_DAYS,
  CABIN_SHIFT,
  DAY_MINUTES,
  DAY_STARTS,
  DEPARTURE_MASK,
  ECONOMY,
  FARE_MASK,
  NO_FLIGHT,
  OVERNIGHT_SHIFT,
  SEASON_ADULTS,
  SEASON_CHILDREN,
  SEASON_IS_ANY_AIRLINE,
  SEASON_SEATS,
  SEASON_TARIFFS,
  SEASON_TRIP,
  SEATS_MASK,
  SEATS_SHIFT,
  STOPS_MASK,
  STOPS_SHIFT,
  TRIP_ARRIVES_FROM,
  TRIP_ARRIVES_SPAN,
  TRIP_BAGGAGE,
  TRIP_BLOCKS,
  TRIP_CABIN,
  TRIP_DEPARTS_FROM,
  TRIP_DEPARTS_SPAN,
  TRIP_MAX_STOPS,
  TRIP_NIGHT_FROM,
  TRIP_NIGHT_SPAN,
} from '../memory/layout';
import { byteAt, fourBytesAt, setWord, shortAt, twoWordsAt, unsignedAt, wordAt } from './access';
import {
  cheapestAirline,
  cheapestLeg,
  dayStart,
  flightCarrier,
  flightFare,
  flightId,
  flightTimes,
  flownDays,
  lowestFare,
  routeAirlines,
  routeRows,
  runStart,
} from './tables';

/**
 * Costs of flights for the party of a season: from the table of the days' cheapest flights, four days at a time, and,
 * where that table does not decide, from the flights
 * themselves. Days are counted from the trip's base.
 */

/** The current season, in globals: it stays the same for thousands of days. */
let season: usize = 0;
let trip: usize = 0;
let adults: i32 = 0;
let children: i32 = 0;
let seats: i32 = 0;
let maxStops: i32 = 0;
let baggage: i32 = 0;
let cabin: i32 = 0;
let departsFrom: i32 = 0;
let departsSpan: i32 = 0;
let arrivesFrom: i32 = 0;
let arrivesSpan: i32 = 0;
let nightFrom: i32 = 0;
let nightSpan: i32 = 0;
/** Whether times rule flights out, there and back: the table of cheapest flights has none. */
let isTimedThere: bool = false;
let isTimedBack: bool = false;
let tariffs: usize = 0;
let isAnyAirline: bool = true;

/** Makes a season the one that all functions here are about. Cheap when it is the same as before. @param at its address */
export function chooseSeason(at: usize): void {
  if (season === at) return;
  season = at;
  trip = <usize>wordAt(at, SEASON_TRIP);
  adults = wordAt(at, SEASON_ADULTS);
  children = wordAt(at, SEASON_CHILDREN);
  seats = wordAt(at, SEASON_SEATS);
  tariffs = <usize>wordAt(at, SEASON_TARIFFS);
  met = -1;
  isAnyAirline = wordAt(at, SEASON_IS_ANY_AIRLINE) !== 0;
  maxStops = wordAt(trip, TRIP_MAX_STOPS);
  baggage = wordAt(trip, TRIP_BAGGAGE);
  cabin = wordAt(trip, TRIP_CABIN);
  departsFrom = wordAt(trip, TRIP_DEPARTS_FROM);
  departsSpan = wordAt(trip, TRIP_DEPARTS_SPAN);
  arrivesFrom = wordAt(trip, TRIP_ARRIVES_FROM);
  arrivesSpan = wordAt(trip, TRIP_ARRIVES_SPAN);
  nightFrom = wordAt(trip, TRIP_NIGHT_FROM);
  nightSpan = wordAt(trip, TRIP_NIGHT_SPAN);
  isTimedThere = departsSpan < DAY_MINUTES - 1 || nightSpan >= 0;
  isTimedBack = arrivesSpan < DAY_MINUTES - 1 || nightSpan >= 0;
}

/** Forgets the season, since the next query reuses addresses. Call it before each query. */
export function forgetSeason(): void {
  season = 0;
}

/** The route whose airlines tariff row 0 is the bound of; -1 for none. */
let met: i32 = -1;

/**
 * Makes the bound of fares (tariff row 0) that of the airlines of a route. Call it before bounds of the route are asked for.
 */
export function meetRoute(route: i32): void {
  if (tariffs === 0 || route === met) return;
  met = route;
  let percent = 100;
  let infants = NO_FLIGHT;
  for (let left = wordAt(routeAirlines, route); left !== 0; left &= left - 1) {
    const least = tariffs - <usize>((AIRLINE_CLASSES - ctz(left)) << 3);
    percent = min(percent, wordAt(least, 0));
    infants = min(infants, wordAt(least, 1));
  }
  setWord(tariffs, 0, percent);
  setWord(tariffs, 1, infants);
}

/** Row of a route's block in the tables of blocks. @param day in the block */
function blockOf(route: i32, day: i32): i32 {
  return wordAt(trip, TRIP_BLOCKS + (day >> 5)) * routeRows + route;
}

/**
 * What the party pays for a fare, in minor units, at most `NO_FLIGHT`.
 * @param fare of an adult
 * @param airline its row plus one; 0 gives the bound for all airlines of the route
 */
function priceFare(fare: i32, airline: i32): i32 {
  if (tariffs === 0) return fare * adults;
  const child = (fare * wordAt(tariffs, airline * 2) + 50) / 100;
  return min(NO_FLIGHT, fare * adults + child * children + wordAt(tariffs, airline * 2 + 1));
}

/**
 * Costs of the cheapest flights of the day looked at last that arrive on the same or on the next day; `NO_FLIGHT` where
 * there is none.
 */
export let same: i32 = NO_FLIGHT;
export let next: i32 = NO_FLIGHT;

/**
 * Prices all flights of a route on a day, and leaves the cheapest ones by day of arrival in `same` and `next`.
 * @param isThere false on the way home
 */
export function lookAtDay(route: i32, day: i32, isThere: bool): void {
  const block = blockOf(route, day);
  const place = block * DAY_STARTS + (day & (BLOCK_DAYS - 1));
  const start = wordAt(runStart, block);
  const end = start + shortAt(dayStart, place + 1);
  same = NO_FLIGHT;
  next = NO_FLIGHT;
  for (let flight = start + shortAt(dayStart, place); flight < end; flight += 1) {
    const word = wordAt(flightFare, flight);
    const cost = priceFlight(flight, word, isThere);
    if (((word >>> OVERNIGHT_SHIFT) & 1) !== 0) next = min(next, cost);
    else same = min(same, cost);
  }
}

/**
 * What a flight costs the party in minor units; `NO_FLIGHT` where it is not wanted.
 * @param flight its row
 * @param word its first word
 * @param isThere false on the way home
 */
function priceFlight(flight: i32, word: i32, isThere: bool): i32 {
  const isWanted =
    ((word >>> SEATS_SHIFT) & SEATS_MASK) >= seats &&
    ((word >>> STOPS_SHIFT) & STOPS_MASK) <= maxStops &&
    ((word >>> BAGGAGE_SHIFT) & BAGGAGE_MASK) >= baggage &&
    (cabin === ANY_CABIN || ((word >>> CABIN_SHIFT) & 1) === cabin) &&
    (!(isThere ? isTimedThere : isTimedBack) || isTimely(flight, word, isThere));
  return isWanted
    ? priceFare(word & FARE_MASK, tariffs === 0 ? 0 : (wordAt(flightCarrier, flight) & 0xff) + 1)
    : NO_FLIGHT;
}

/** Whether the times of a flight are wanted. */
function isTimely(flight: i32, word: i32, isThere: bool): bool {
  const times = wordAt(flightTimes, flight);
  const departure = times & DEPARTURE_MASK;
  const arrival = times >>> ARRIVAL_SHIFT;
  if (
    !isWithin(
      isThere ? departure : arrival,
      isThere ? departsFrom : arrivesFrom,
      isThere ? departsSpan : arrivesSpan,
    )
  )
    return false;
  if (nightSpan < 0) return true;
  return (
    ((word >>> OVERNIGHT_SHIFT) & 1) === 0 &&
    !isWithin(departure, nightFrom, nightSpan) &&
    !isWithin(arrival, nightFrom, nightSpan)
  );
}

/** Whether a minute of the day is the first of a range or one of those that follow it. */
function isWithin(minute: i32, first: i32, span: i32): bool {
  return (minute - first + DAY_MINUTES) % DAY_MINUTES <= span;
}

/** Cost of the flight that `cheapestFlight` found last, in minor units. */
export let lowestCost: i32 = NO_FLIGHT;

/**
 * The cheapest flight of a route on a day, of equal ones the first by id. Leaves its cost in `lowestCost`.
 * @param except arrivals that do not count: 0 on the day of departure, 1 on the next day, -1 for none
 * @param isThere false on the way home
 * @returns its row; -1 where there is none
 */
export function cheapestFlight(route: i32, day: i32, except: i32, isThere: bool): i32 {
  const block = blockOf(route, day);
  const place = block * DAY_STARTS + (day & (BLOCK_DAYS - 1));
  const start = wordAt(runStart, block);
  const end = start + shortAt(dayStart, place + 1);
  let cheapest = -1;
  lowestCost = NO_FLIGHT;
  for (let flight = start + shortAt(dayStart, place); flight < end; flight += 1) {
    const word = wordAt(flightFare, flight);
    const cost = priceFlight(flight, word, isThere);
    if (cost >= lowestCost || ((word >>> OVERNIGHT_SHIFT) & 1) === except) continue;
    lowestCost = cost;
    cheapest = flight;
  }
  return cheapest;
}

/**
 * Findings of `priceFour` on its four days, a bit each. `bounded`: the cost is only a bound, the flights themselves
 * decide. `uncertain`: days of `bounded` on which
 * perhaps no wanted flight departs. `mixed`: flights arrive on the day and on the next one.
 */
export let bounded: i32 = 0;
export let uncertain: i32 = 0;
export let mixed: i32 = 0;

/**
 * What the cheapest flights of four days cost the party, in minor units; `NO_FLIGHT` where nothing flies. Where the table of
 * cheapest flights
 * does not decide, the cost is a bound and the day is in `bounded`; see there.
 * @param words first words of the days' cheapest flights
 * @param cell place of the first day in the table of cheapest flights
 * @param isThere on the way there the day of arrival matters, on the way back it does not
 */
export function priceFour(words: v128, cell: i32, isThere: bool): v128 {
  const none = i32x4.splat(NO_FLIGHT);
  if (cabin !== ECONOMY) {
    // The table has flights in economy only: every day with a flight has to be looked at.
    const isFlown = i32x4.ne(i32x4.shr_u(words, SEATS_SHIFT), i32x4.splat(0));
    uncertain = i32x4.bitmask(isFlown);
    bounded = uncertain;
    mixed = uncertain;
    return v128.andnot(none, isFlown);
  }
  const fares = v128.and(words, i32x4.splat(FARE_MASK));
  const free = v128.and(i32x4.shr_u(words, SEATS_SHIFT), i32x4.splat(SEATS_MASK));
  const isTaken = v128.and(
    i32x4.ge_s(free, i32x4.splat(seats)),
    v128.and(
      i32x4.le_s(v128.and(i32x4.shr_u(words, STOPS_SHIFT), i32x4.splat(STOPS_MASK)), i32x4.splat(maxStops)),
      i32x4.ge_s(
        v128.and(i32x4.shr_u(words, BAGGAGE_SHIFT), i32x4.splat(BAGGAGE_MASK)),
        i32x4.splat(baggage),
      ),
    ),
  );
  const isAlone = i32x4.shr_s(i32x4.shl(words, 31 - ALONE_SHIFT), 31);
  // No other flight, or none at all.
  const isClosed = v128.or(i32x4.eq(free, i32x4.splat(0)), v128.andnot(isAlone, isTaken));
  const isMixed = isThere ? v128.andnot(i32x4.shr_s(words, 31), isClosed) : i32x4.splat(0);
  let isUncertain = (isThere ? isTimedThere : isTimedBack)
    ? v128.not(isClosed)
    : v128.or(isMixed, v128.not(v128.or(isTaken, isClosed)));
  let isBounded = isUncertain;
  let costs = i32x4.mul(fares, i32x4.splat(adults));
  if (tariffs !== 0) {
    // The other flights of a day may be of any airline.
    const rows = fourBytesAt(cheapestAirline, cell) & ~i32x4.extract_lane(narrow(isUncertain), 0);
    const one = tariffAt(rows & 0xff);
    const two = tariffAt((rows >>> 8) & 0xff);
    const three = tariffAt((rows >>> 16) & 0xff);
    const four = tariffAt(rows >>> 24);
    const low = v128.shuffle<i32>(one, two, 0, 4, 1, 5);
    const high = v128.shuffle<i32>(three, four, 0, 4, 1, 5);
    const percents = v128.shuffle<i64>(low, high, 0, 2);
    const infants = v128.shuffle<i64>(low, high, 1, 3);
    const child = divideByHundred(i32x4.add(i32x4.mul(fares, percents), i32x4.splat(50)));
    costs = i32x4.add(costs, i32x4.add(i32x4.mul(child, i32x4.splat(children)), infants));
    costs = i32x4.min_s(costs, none);
    const airlines = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(i32x4.splat(rows)));
    isBounded = v128.andnot(i32x4.eq(airlines, i32x4.splat(0)), isClosed);
    if (!isAnyAirline) isUncertain = isBounded;
  }
  bounded = i32x4.bitmask(isBounded);
  uncertain = i32x4.bitmask(isUncertain);
  mixed = i32x4.bitmask(isMixed);
  return v128.bitselect(none, costs, isClosed);
}

/**
 * Packs four lanes into the bytes of the first lane: lanes of all ones become 0xff.
 * @param bits lanes of all zeros or all ones
 */
function narrow(bits: v128): v128 {
  const shorts = i16x8.narrow_i32x4_s(bits, bits);
  return i8x16.narrow_i16x8_s(shorts, shorts);
}

/**
 * What an airline asks, as two words in the low half: per cent of a fare for a child, minor units for all infants.
 * @param airline its row plus one
 */
function tariffAt(airline: u32): v128 {
  return twoWordsAt(tariffs, (<i32>airline) << 1);
}

/** Divides four numbers by 100, rounded down: exact for every unsigned number of 32 bits. */
function divideByHundred(numbers: v128): v128 {
  const factor = i32x4.splat(0x51eb_851f);
  const low = i64x2.shr_u(i64x2.extmul_low_i32x4_u(numbers, factor), 37);
  const high = i64x2.shr_u(i64x2.extmul_high_i32x4_u(numbers, factor), 37);
  return v128.shuffle<i32>(low, high, 0, 2, 4, 6);
}

/**
 * A bound on the cost of any flight of a route for the party, on days from a first up to a last one; `NO_FLIGHT` where
 * nothing flies.
 */
export function boundRoute(route: i32, from: i32, to: i32): i32 {
  meetRoute(route);
  let lowest: u32 = u32.MAX_VALUE;
  let days = 0;
  for (let word = from >> 5; word <= to >> 5; word += 1) {
    const block = wordAt(trip, TRIP_BLOCKS + word) * routeRows + route;
    lowest = min(lowest, unsignedAt(lowestFare, block));
    days |= wordAt(flownDays, block);
  }
  return days === 0 ? NO_FLIGHT : boundFare(lowest);
}

/**
 * A bound on the cost of any flight for the party where no fare in economy is lower.
 * @param fare 2³² - 1 where there is none
 */
function boundFare(fare: u32): i32 {
  if (cabin !== ECONOMY) return 0;
  return fare === u32.MAX_VALUE ? NO_FLIGHT : priceFare(<i32>fare, 0);
}

const LOOK_CLOSER = -1;

/**
 * What the cheapest flight of a day costs the party; `NO_FLIGHT` where nothing flies, `LOOK_CLOSER` where only the flights
 * themselves decide.
 * The same rules as in `priceFour`.
 * @param word first word of the day's cheapest flight
 * @param cell its place in the table of cheapest flights
 */
function priceOne(word: i32, cell: i32, isThere: bool): i32 {
  if (cabin !== ECONOMY) return word >>> SEATS_SHIFT === 0 ? NO_FLIGHT : LOOK_CLOSER;
  const free = (word >>> SEATS_SHIFT) & SEATS_MASK;
  if (free === 0) return NO_FLIGHT;
  const isTaken =
    free >= seats &&
    ((word >>> STOPS_SHIFT) & STOPS_MASK) <= maxStops &&
    ((word >>> BAGGAGE_SHIFT) & BAGGAGE_MASK) >= baggage;
  if (!isTaken) return ((word >>> ALONE_SHIFT) & 1) !== 0 ? NO_FLIGHT : LOOK_CLOSER;
  if (isThere ? isTimedThere || word < 0 : isTimedBack) return LOOK_CLOSER;
  const airline = tariffs === 0 ? 0 : byteAt(cheapestAirline, cell);
  return tariffs !== 0 && airline === 0 ? LOOK_CLOSER : priceFare(word & FARE_MASK, airline);
}

/** Days whose first words share a line of memory (64 bytes) in the table of cheapest flights. */
const LINE_DAYS = 16;

/**
 * Touches every line of memory with the cheapest flights of some days.
 * @returns bits of no meaning: store them, or the compiler drops the loads
 */
export function fetchLegs(route: i32, from: i32, to: i32): i32 {
  let read = 0;
  for (let day = from & ~(LINE_DAYS - 1); day <= to; day += LINE_DAYS) {
    read |= wordAt(cheapestLeg, blockOf(route, day) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1)));
  }
  return read;
}

/**
 * Touches every line of memory with the first flight of a day.
 * @returns bits of no meaning: store them, or the compiler drops the loads
 */
export function fetchFlights(route: i32, day: i32): i32 {
  const block = blockOf(route, day);
  const flight = wordAt(runStart, block) + shortAt(dayStart, block * DAY_STARTS + (day & (BLOCK_DAYS - 1)));
  return wordAt(flightFare, flight) | wordAt(flightId, flight) | wordAt(flightTimes, flight);
}

/** Days of a word on which a flight of a route departs, as bits. */
export function flownOn(route: i32, word: i32): i32 {
  return wordAt(flownDays, wordAt(trip, TRIP_BLOCKS + word) * routeRows + route);
}

/** A bound on the cost of any flight of a route on the days of a word for the party, in minor units. */
export function boundWord(route: i32, word: i32): i32 {
  meetRoute(route);
  return boundFare(unsignedAt(lowestFare, wordAt(trip, TRIP_BLOCKS + word) * routeRows + route));
}

/**
 * Leaves the cheapest flights of a route on a day in `same` and `next`. Looks at the flights themselves only where these may
 * cost no more than `most`;
 * otherwise both are `NO_FLIGHT`.
 * @param most minor units
 */
export function priceThere(route: i32, day: i32, most: f64): void {
  meetRoute(route);
  const cell = blockOf(route, day) * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
  const word = wordAt(cheapestLeg, cell);
  const cost = priceOne(word, cell, true);
  if (cost === LOOK_CLOSER && <f64>boundFare(word & FARE_MASK) <= most) {
    lookAtDay(route, day, true);
    return;
  }
  const isNext = ((word >>> OVERNIGHT_SHIFT) & 1) !== 0;
  same = cost === LOOK_CLOSER || isNext ? NO_FLIGHT : cost;
  next = cost === LOOK_CLOSER || !isNext ? NO_FLIGHT : cost;
}

/**
 * What the cheapest flight home on a day costs the party, whenever it arrives; `NO_FLIGHT` where nothing flies.
 * @param route the one that leads home
 */
export function priceBack(route: i32, day: i32): i32 {
  const block = blockOf(route, day);
  if (((wordAt(flownDays, block) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0) return NO_FLIGHT;
  const cell = block * BLOCK_DAYS + (day & (BLOCK_DAYS - 1));
  const cost = priceOne(wordAt(cheapestLeg, cell), cell, false);
  if (cost !== LOOK_CLOSER) return cost;
  lookAtDay(route, day, false);
  return min(same, next);
}
