import {
  AIRPORTS_PER_SET,
  BLOCK_DAYS,
  FORTNIGHT_TO,
  MOST_LENGTHS,
  NO_AIRPORT,
  NO_FLIGHT,
  SEASON_AIRPORTS,
  SEASON_SETS,
  SEASON_TO,
  SEASON_TRIP,
  TRIP_AIRPORTS,
  TRIP_ARRIVALS,
  TRIP_IS_PACKAGE,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_RETURN_TO,
  TRIP_SETS,
  TRIP_WORDS,
  WEEK_FROM,
  WEEK_TO,
} from '../memory/layout';
import { take, takeEmpty } from './arena';
import { hasBit } from './bits';
import { lowestOf } from './lanes';
import {
  addDays,
  countRoutes,
  firstDayFor,
  LEGS_WORDS,
  listRoutes,
  listRoutesAt,
  lowerByWord,
  lowestBound,
  pairFlights,
} from './legs';
import { airportSet, setWord, shortAt, wordAt } from './tables';

/**
 * What flying there and back costs the party of a season: to an airport, to the cheapest of several, or nothing for hotel-only. Days and
 * prices are reckoned when they are asked for: most lengths never are. Days are those of check-in, counted from the trip's base.
 */
const KIND = 0;
/** No pair of flights costs less; `NO_FLIGHT` where there is none. */
export const LOWEST = 1;
/** Addresses, 0 where not asked yet. */
const ANY = 2;
const BOUNDS = 3;
const PROVEN = 4;
/** By nights more than the fewest. */
const DAYS = 5;
const PRICES = DAYS + MOST_LENGTHS;
const SEASON = PRICES + MOST_LENGTHS;
const AIRPORTS = SEASON + 1;
const FIRST_AIRPORT = AIRPORTS + 1;

const FREE = 0;
const TO_AIRPORT = 1;
const MERGED = 2;

/** Flights of a season to a set of airports. */
export function flightsTo(season: usize, set: i32): usize {
  const sets = tableOf(season, SEASON_SETS, TRIP_SETS);
  const known = <usize>wordAt(sets, set);
  if (known !== 0) return known;
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const made = wordAt(trip, TRIP_IS_PACKAGE) !== 0 ? mergeAirports(season, trip, set) : flyFree(season);
  setWord(sets, set, <i32>made);
  return made;
}

/** A table of addresses, made when it is first looked at: not every question flies. */
function tableOf(season: usize, field: i32, rows: i32): usize {
  const known = <usize>wordAt(season, field);
  if (known !== 0) return known;
  const made = takeEmpty(wordAt(<usize>wordAt(season, SEASON_TRIP), rows));
  setWord(season, field, <i32>made);
  return made;
}

function open(season: usize, kind: i32, words: i32): usize {
  const made = takeEmpty(words);
  setWord(made, KIND, kind);
  setWord(made, SEASON, <i32>season);
  return made;
}

/** Hotel-only: flying costs nothing, and any day will do that the request allows. All hotels are reached alike. */
function flyFree(season: usize): usize {
  const known = <usize>wordAt(season, SEASON_AIRPORTS);
  if (known !== 0) return known;
  const made = open(season, FREE, LEGS_WORDS);
  setWord(season, SEASON_AIRPORTS, <i32>made);
  return made;
}

function mergeAirports(season: usize, trip: usize, set: i32): usize {
  const arrivals = <usize>wordAt(trip, TRIP_ARRIVALS);
  const made = open(season, MERGED, LEGS_WORDS);
  let lowest = NO_FLIGHT;
  let count = 0;
  for (let place = 0; place < AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, set * AIRPORTS_PER_SET + place);
    if (airport === NO_AIRPORT || (arrivals !== 0 && !hasBit(arrivals, airport))) continue;
    const flights = flightsToAirport(season, airport);
    if (wordAt(flights, LOWEST) === NO_FLIGHT) continue;
    setWord(made, FIRST_AIRPORT + count, <i32>flights);
    lowest = min(lowest, wordAt(flights, LOWEST));
    count += 1;
  }
  setWord(made, LOWEST, lowest);
  setWord(made, AIRPORTS, count);
  return count === 1 ? <usize>wordAt(made, FIRST_AIRPORT) : made;
}

/** Each airport is reckoned for itself, for hotels share them in many ways. */
function flightsToAirport(season: usize, airport: i32): usize {
  const airports = tableOf(season, SEASON_AIRPORTS, TRIP_AIRPORTS);
  const known = <usize>wordAt(airports, airport);
  if (known !== 0) return known;
  const made = open(season, TO_AIRPORT, LEGS_WORDS);
  listRoutes(made, season, airport);
  setWord(made, LOWEST, lowestBound(made));
  setWord(airports, airport, <i32>made);
  return made;
}

function tripOf(flights: usize): usize {
  return <usize>wordAt(<usize>wordAt(flights, SEASON), SEASON_TRIP);
}

/** Days with flights for any number of nights. */
export function anyDaysOf(flights: usize): usize {
  const known = <usize>wordAt(flights, ANY);
  if (known !== 0) return known;
  const trip = tripOf(flights);
  const from = wordAt(trip, TRIP_NIGHTS_FROM);
  const to = wordAt(trip, TRIP_NIGHTS_TO);
  const days = from === to ? daysOf(flights, from) : daysBetween(flights, from, to);
  setWord(flights, ANY, <i32>days);
  return days;
}

/** Days with flights for lengths that samples prove: those of a week, then those of a fortnight. */
export function provenDaysOf(flights: usize): usize {
  const known = <usize>wordAt(flights, PROVEN);
  if (known !== 0) return known;
  const trip = tripOf(flights);
  const words = wordAt(trip, TRIP_WORDS);
  const proven = takeEmpty(2 * words);
  const from = wordAt(trip, TRIP_NIGHTS_FROM);
  const to = wordAt(trip, TRIP_NIGHTS_TO);
  writeDays(flights, max(from, WEEK_FROM), min(to, WEEK_TO), proven);
  writeDays(flights, max(from, WEEK_TO), min(to, FORTNIGHT_TO), proven + ((<usize>words) << 2));
  setWord(flights, PROVEN, <i32>proven);
  return proven;
}

function writeDays(flights: usize, from: i32, to: i32, into: usize): void {
  if (from > to) return;
  const days = from === to ? daysOf(flights, from) : daysBetween(flights, from, to);
  memory.copy(into, days, (<usize>wordAt(tripOf(flights), TRIP_WORDS)) << 2);
}

/** A bit for each day with flights for so many nights. @param nights within those of the trip */
export function daysOf(flights: usize, nights: i32): usize {
  const trip = tripOf(flights);
  const fewest = wordAt(trip, TRIP_NIGHTS_FROM);
  const known = <usize>wordAt(flights, DAYS + nights - fewest);
  if (known !== 0) return known;
  // Prices tell days as well, and of a single length they will be asked for anyway.
  const isPriced = fewest === wordAt(trip, TRIP_NIGHTS_TO) || wordAt(flights, PRICES + nights - fewest) !== 0;
  const days = isPriced ? pricedDays(flights, nights) : daysBetween(flights, nights, nights);
  setWord(flights, DAYS + nights - fewest, <i32>days);
  return days;
}

function pricedDays(flights: usize, nights: i32): usize {
  const words = wordAt(tripOf(flights), TRIP_WORDS);
  const days = takeEmpty(words);
  const costs = pricesOf(flights, nights) + ((<usize>(1 + words)) << 2);
  const none = i32x4.splat(NO_FLIGHT);
  for (let day = 0; day < words * BLOCK_DAYS; day += 4) {
    const flown = i32x4.bitmask(i32x4.lt_s(v128.load(costs + ((<usize>day) << 2)), none));
    setWord(days, day >> 5, wordAt(days, day >> 5) | (flown << (day & (BLOCK_DAYS - 1))));
  }
  return days;
}

function daysBetween(flights: usize, from: i32, to: i32): usize {
  const words = wordAt(tripOf(flights), TRIP_WORDS);
  const days = takeEmpty(words);
  const kind = wordAt(flights, KIND);
  if (kind === TO_AIRPORT) addDays(flights, from, to, days);
  else if (kind === FREE) addFreeDays(<usize>wordAt(flights, SEASON), from, to, days);
  else {
    const count = wordAt(flights, AIRPORTS);
    for (let place = 0; place < count; place += 1) {
      const airport = <usize>wordAt(flights, FIRST_AIRPORT + place);
      const own = from === to ? daysOf(airport, from) : daysBetween(airport, from, to);
      for (let word = 0; word < words; word += 1) setWord(days, word, wordAt(days, word) | wordAt(own, word));
    }
  }
  return days;
}

/** Days for which a stay of some length ends on a day of return lie side by side. */
function addFreeDays(season: usize, from: i32, to: i32, days: usize): void {
  const last = lastFreeDay(season, from);
  for (let day = firstDayFor(season, to); day <= last; day += 1) {
    setWord(days, day >> 5, wordAt(days, day >> 5) | (1 << (day & (BLOCK_DAYS - 1))));
  }
}

function lastFreeDay(season: usize, nights: i32): i32 {
  return min(wordAt(season, SEASON_TO), wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_RETURN_TO) - nights);
}

/** What flights cost at their cheapest for a number of nights: the lowest, the lowest by word, and by day. */
export function pricesOf(flights: usize, nights: i32): usize {
  const trip = tripOf(flights);
  const place = PRICES + nights - wordAt(trip, TRIP_NIGHTS_FROM);
  const known = <usize>wordAt(flights, place);
  if (known !== 0) return known;
  const words = wordAt(trip, TRIP_WORDS);
  const prices = take(1 + words + words * BLOCK_DAYS);
  const costs = prices + ((<usize>(1 + words)) << 2);
  for (let day = 0; day < words * BLOCK_DAYS; day += 4)
    v128.store(costs + ((<usize>day) << 2), i32x4.splat(NO_FLIGHT));
  const kind = wordAt(flights, KIND);
  if (kind === TO_AIRPORT) pairFlights(flights, nights, costs);
  else if (kind === FREE) writeFree(<usize>wordAt(flights, SEASON), nights, costs);
  else {
    const count = wordAt(flights, AIRPORTS);
    for (let at = 0; at < count; at += 1) {
      takeLower(
        costs,
        pricesOf(<usize>wordAt(flights, FIRST_AIRPORT + at), nights) + ((<usize>(1 + words)) << 2),
        words,
      );
    }
  }
  sumUp(prices, costs, words);
  setWord(flights, place, <i32>prices);
  return prices;
}

/** No pair of flights costs less for a number of nights, as far as is known without reckoning. */
export function leastFor(flights: usize, nights: i32): i32 {
  const place = PRICES + nights - wordAt(tripOf(flights), TRIP_NIGHTS_FROM);
  const known = <usize>wordAt(flights, place);
  return known === 0 ? wordAt(flights, LOWEST) : wordAt(known, 0);
}

function writeFree(season: usize, nights: i32, costs: usize): void {
  const last = lastFreeDay(season, nights);
  for (let day = firstDayFor(season, nights); day <= last; day += 1) setWord(costs, day, 0);
}

function takeLower(costs: usize, others: usize, words: i32): void {
  const end = (<usize>(words * BLOCK_DAYS)) << 2;
  for (let at: usize = 0; at < end; at += 16) {
    v128.store(costs + at, i32x4.min_s(v128.load(costs + at), v128.load(others + at)));
  }
}

function sumUp(prices: usize, costs: usize, words: i32): void {
  let lowest = NO_FLIGHT;
  for (let word = 0; word < words; word += 1) {
    let low = i32x4.splat(NO_FLIGHT);
    for (let day = word * BLOCK_DAYS; day < (word + 1) * BLOCK_DAYS; day += 4) {
      low = i32x4.min_s(low, v128.load(costs + ((<usize>day) << 2)));
    }
    const least = lowestOf(low);
    setWord(prices, 1 + word, least);
    lowest = min(lowest, least);
  }
  setWord(prices, 0, lowest);
}

/** What flights cost at least on the days of each word: with the shortest stay what they do cost, and then with longer ones. */
export function boundsOf(flights: usize): usize {
  const known = <usize>wordAt(flights, BOUNDS);
  if (known !== 0) return known;
  const trip = tripOf(flights);
  const words = wordAt(trip, TRIP_WORDS);
  const from = wordAt(trip, TRIP_NIGHTS_FROM);
  const bounds = take(2 * words);
  const longer = bounds + ((<usize>words) << 2);
  memory.copy(bounds, pricesOf(flights, from) + 4, (<usize>words) << 2);
  // After the shortest: what was looked at for it says more of the others.
  if (from !== wordAt(trip, TRIP_NIGHTS_TO)) {
    for (let word = 0; word < words; word += 1) setWord(longer, word, NO_FLIGHT);
    lower(flights, words, longer);
  }
  setWord(flights, BOUNDS, <i32>bounds);
  return bounds;
}

function lower(flights: usize, words: i32, least: usize): void {
  const kind = wordAt(flights, KIND);
  if (kind === TO_AIRPORT) lowerByWord(flights, least);
  else if (kind === FREE) memory.fill(least, 0, (<usize>words) << 2);
  else {
    const count = wordAt(flights, AIRPORTS);
    for (let at = 0; at < count; at += 1) {
      const airport = <usize>wordAt(flights, FIRST_AIRPORT + at);
      const own = boundsOf(airport) + ((<usize>words) << 2);
      for (let word = 0; word < words; word += 1)
        setWord(least, word, min(wordAt(least, word), wordAt(own, word)));
    }
  }
}

/** Outbound routes with which a stay is flown at the lowest cost. @returns address of how many there are, and behind it the routes */
export function cheapestRoutes(season: usize, set: i32, day: i32, nights: i32): usize {
  const flights = flightsTo(season, set);
  const kind = wordAt(flights, KIND);
  if (kind === FREE) return takeEmpty(1);
  if (kind === TO_AIRPORT) {
    const routes = take(1 + countRoutes(flights));
    setWord(routes, 0, listRoutesAt(flights, day, nights, costOn(flights, day, nights), routes + 4));
    return routes;
  }
  const count = wordAt(flights, AIRPORTS);
  let most = 1;
  for (let at = 0; at < count; at += 1) most += countRoutes(<usize>wordAt(flights, FIRST_AIRPORT + at));
  const routes = take(most);
  const cost = costOn(flights, day, nights);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const airport = <usize>wordAt(flights, FIRST_AIRPORT + at);
    if (costOn(airport, day, nights) !== cost) continue;
    found += listRoutesAt(airport, day, nights, cost, routes + ((<usize>(1 + found)) << 2));
  }
  setWord(routes, 0, found);
  return routes;
}

function costOn(flights: usize, day: i32, nights: i32): i32 {
  return wordAt(pricesOf(flights, nights), 1 + wordAt(tripOf(flights), TRIP_WORDS) + day);
}
