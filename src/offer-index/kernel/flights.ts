import {
  AIRPORTS_PER_SET,
  BLOCK_DAYS,
  FLIGHTS_AIRPORTS,
  FLIGHTS_ANY,
  FLIGHTS_BOUNDS,
  FLIGHTS_DAYS,
  FLIGHTS_FIRST_AIRPORT,
  FLIGHTS_KIND,
  FLIGHTS_LOWEST,
  FLIGHTS_PRICES,
  FLIGHTS_PROVEN,
  FLIGHTS_SEASON,
  FLIGHTS_WORDS,
  FORTNIGHT_TO,
  KIND_FREE,
  KIND_MERGED,
  KIND_TO_AIRPORT,
  NO_AIRPORT,
  NO_FLIGHT,
  PRICES_BY_WORD,
  PRICES_LOWEST,
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
import { copyWords, fillWords, fourWordsAt, setFourWords, setWord, shortAt, wordAt } from './access';
import { take, takeEmpty } from './arena';
import { hasBit } from './bits';
import { lowestOf } from './lanes';
import {
  addDays,
  countRoutes,
  firstDayFor,
  listRoutes,
  listRoutesAt,
  lowerByWord,
  lowestBound,
  pairFlights,
} from './legs';
import { airportSet } from './tables';

/**
 * Costs of flying there and back for the party of a season: to one airport, to the cheapest of several, or nothing for
 * hotel-only. Days and prices are computed when
 * they are first asked for: most lengths never are. Days are days of check-in, counted from the trip's base.
 */

/**
 * Flights of a season to a set of airports; found when first asked for.
 * @param set its row
 * @returns address of `FLIGHTS_WORDS` words
 */
export function flightsTo(season: usize, set: i32): usize {
  const sets = tableOf(season, SEASON_SETS, TRIP_SETS);
  const known = <usize>wordAt(sets, set);
  if (known !== 0) return known;
  const trip = <usize>wordAt(season, SEASON_TRIP);
  const made = wordAt(trip, TRIP_IS_PACKAGE) !== 0 ? mergeAirports(season, trip, set) : flyFree(season);
  setWord(sets, set, <i32>made);
  return made;
}

/**
 * A table of addresses of a season, all 0 when it is first asked for.
 * @param field word of the season with its address
 * @param rows word of the trip with its length
 */
function tableOf(season: usize, field: i32, rows: i32): usize {
  const known = <usize>wordAt(season, field);
  if (known !== 0) return known;
  const made = takeEmpty(wordAt(<usize>wordAt(season, SEASON_TRIP), rows));
  setWord(season, field, <i32>made);
  return made;
}

/** Takes the words of flights and writes kind and season. @param kind one of `KIND_…` */
function open(season: usize, kind: i32, words: i32): usize {
  const made = takeEmpty(words);
  setWord(made, FLIGHTS_KIND, kind);
  setWord(made, FLIGHTS_SEASON, <i32>season);
  return made;
}

/** Flights of a hotel-only trip: they cost nothing, and every day of the season is flown. All hotels share them. */
function flyFree(season: usize): usize {
  const known = <usize>wordAt(season, SEASON_AIRPORTS);
  if (known !== 0) return known;
  const made = open(season, KIND_FREE, FLIGHTS_WORDS);
  setWord(season, SEASON_AIRPORTS, <i32>made);
  return made;
}

/** Flights to the wanted airports of a set. A set with a single flown airport has that airport's own flights. */
function mergeAirports(season: usize, trip: usize, set: i32): usize {
  const arrivals = <usize>wordAt(trip, TRIP_ARRIVALS);
  const made = open(season, KIND_MERGED, FLIGHTS_WORDS);
  let lowest = NO_FLIGHT;
  let count = 0;
  for (let place = 0; place < AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, set * AIRPORTS_PER_SET + place);
    if (airport === NO_AIRPORT || (arrivals !== 0 && !hasBit(arrivals, airport))) continue;
    const flights = flightsToAirport(season, airport);
    if (wordAt(flights, FLIGHTS_LOWEST) === NO_FLIGHT) continue;
    setWord(made, FLIGHTS_FIRST_AIRPORT + count, <i32>flights);
    lowest = min(lowest, wordAt(flights, FLIGHTS_LOWEST));
    count += 1;
  }
  setWord(made, FLIGHTS_LOWEST, lowest);
  setWord(made, FLIGHTS_AIRPORTS, count);
  return count === 1 ? <usize>wordAt(made, FLIGHTS_FIRST_AIRPORT) : made;
}

/** Flights to one airport, for any set that has it; found when first asked for. @param airport its row */
function flightsToAirport(season: usize, airport: i32): usize {
  const airports = tableOf(season, SEASON_AIRPORTS, TRIP_AIRPORTS);
  const known = <usize>wordAt(airports, airport);
  if (known !== 0) return known;
  const made = open(season, KIND_TO_AIRPORT, FLIGHTS_WORDS);
  listRoutes(made, season, airport);
  setWord(made, FLIGHTS_LOWEST, lowestBound(made));
  setWord(airports, airport, <i32>made);
  return made;
}

/** Address of the trip that flights belong to. */
function tripOf(flights: usize): usize {
  return <usize>wordAt(<usize>wordAt(flights, FLIGHTS_SEASON), SEASON_TRIP);
}

/** Days of check-in with flights for any of the trip's lengths, a bit each; found when first asked for. */
export function anyDaysOf(flights: usize): usize {
  const known = <usize>wordAt(flights, FLIGHTS_ANY);
  if (known !== 0) return known;
  const trip = tripOf(flights);
  const from = wordAt(trip, TRIP_NIGHTS_FROM);
  const to = wordAt(trip, TRIP_NIGHTS_TO);
  const days = from === to ? daysOf(flights, from) : daysBetween(flights, from, to);
  setWord(flights, FLIGHTS_ANY, <i32>days);
  return days;
}

/**
 * Days of check-in with flights for a length that samples prove: `TRIP_WORDS` words for stays of 3 to 7 nights, then as many
 * for 7 to 14.
 */
export function provenDaysOf(flights: usize): usize {
  const known = <usize>wordAt(flights, FLIGHTS_PROVEN);
  if (known !== 0) return known;
  const trip = tripOf(flights);
  const words = wordAt(trip, TRIP_WORDS);
  const proven = takeEmpty(2 * words);
  const from = wordAt(trip, TRIP_NIGHTS_FROM);
  const to = wordAt(trip, TRIP_NIGHTS_TO);
  copyDays(flights, max(from, WEEK_FROM), min(to, WEEK_TO), proven);
  copyDays(flights, max(from, WEEK_TO), min(to, FORTNIGHT_TO), proven + ((<usize>words) << 2));
  setWord(flights, FLIGHTS_PROVEN, <i32>proven);
  return proven;
}

/**
 * Copies the days of check-in with flights for some number of nights from a first up to a last one; leaves the words as they
 * are where there is no such number.
 * @param into where `TRIP_WORDS` words go
 */
function copyDays(flights: usize, from: i32, to: i32, into: usize): void {
  if (from > to) return;
  const days = from === to ? daysOf(flights, from) : daysBetween(flights, from, to);
  copyWords(into, days, 0, wordAt(tripOf(flights), TRIP_WORDS));
}

/**
 * Days of check-in with flights for a number of nights, a bit each; found when first asked for.
 * @param nights within those of the trip
 */
export function daysOf(flights: usize, nights: i32): usize {
  const trip = tripOf(flights);
  const fewest = wordAt(trip, TRIP_NIGHTS_FROM);
  const known = <usize>wordAt(flights, FLIGHTS_DAYS + nights - fewest);
  if (known !== 0) return known;
  // Prices give the days as well, and for a single length they will be asked for anyway.
  const isPriced =
    fewest === wordAt(trip, TRIP_NIGHTS_TO) || wordAt(flights, FLIGHTS_PRICES + nights - fewest) !== 0;
  const days = isPriced ? pricedDays(flights, nights) : daysBetween(flights, nights, nights);
  setWord(flights, FLIGHTS_DAYS + nights - fewest, <i32>days);
  return days;
}

/** The same, read from the prices for that number of nights. */
function pricedDays(flights: usize, nights: i32): usize {
  const words = wordAt(tripOf(flights), TRIP_WORDS);
  const days = takeEmpty(words);
  const costs = pricesOf(flights, nights) + ((<usize>(PRICES_BY_WORD + words)) << 2);
  const none = i32x4.splat(NO_FLIGHT);
  for (let day = 0; day < words * BLOCK_DAYS; day += 4) {
    const flown = i32x4.bitmask(i32x4.lt_s(fourWordsAt(costs, (<usize>day) << 2), none));
    setWord(days, day >> 5, wordAt(days, day >> 5) | (flown << (day & (BLOCK_DAYS - 1))));
  }
  return days;
}

/** Days of check-in with flights for some number of nights from a first up to a last one, a bit each. */
function daysBetween(flights: usize, from: i32, to: i32): usize {
  const words = wordAt(tripOf(flights), TRIP_WORDS);
  const days = takeEmpty(words);
  const kind = wordAt(flights, FLIGHTS_KIND);
  if (kind === KIND_TO_AIRPORT) addDays(flights, from, to, days);
  else if (kind === KIND_FREE) addFreeDays(<usize>wordAt(flights, FLIGHTS_SEASON), from, to, days);
  else {
    const count = wordAt(flights, FLIGHTS_AIRPORTS);
    for (let place = 0; place < count; place += 1) {
      const airport = <usize>wordAt(flights, FLIGHTS_FIRST_AIRPORT + place);
      const own = from === to ? daysOf(airport, from) : daysBetween(airport, from, to);
      for (let word = 0; word < words; word += 1) setWord(days, word, wordAt(days, word) | wordAt(own, word));
    }
  }
  return days;
}

/**
 * Sets the bits of the days of a season from which a stay of some length ends on a day of return. Such days are consecutive.
 */
function addFreeDays(season: usize, from: i32, to: i32, days: usize): void {
  const last = lastFreeDay(season, from);
  for (let day = firstDayFor(season, to); day <= last; day += 1) {
    setWord(days, day >> 5, wordAt(days, day >> 5) | (1 << (day & (BLOCK_DAYS - 1))));
  }
}

/** Last day of the season from which a stay of so many nights ends on a day of return. */
function lastFreeDay(season: usize, nights: i32): i32 {
  return min(wordAt(season, SEASON_TO), wordAt(<usize>wordAt(season, SEASON_TRIP), TRIP_RETURN_TO) - nights);
}

/**
 * What the cheapest flights cost for a number of nights, in minor units for the party; found when first asked for.
 * @param nights within those of the trip
 * @returns address: the lowest of all (`PRICES_LOWEST`), the lowest by word (`PRICES_BY_WORD`), then by day of check-in
 */
export function pricesOf(flights: usize, nights: i32): usize {
  const trip = tripOf(flights);
  const place = FLIGHTS_PRICES + nights - wordAt(trip, TRIP_NIGHTS_FROM);
  const known = <usize>wordAt(flights, place);
  if (known !== 0) return known;
  const words = wordAt(trip, TRIP_WORDS);
  const prices = take(PRICES_BY_WORD + words + words * BLOCK_DAYS);
  const costs = prices + ((<usize>(PRICES_BY_WORD + words)) << 2);
  for (let day = 0; day < words * BLOCK_DAYS; day += 4)
    setFourWords(costs, (<usize>day) << 2, i32x4.splat(NO_FLIGHT));
  const kind = wordAt(flights, FLIGHTS_KIND);
  if (kind === KIND_TO_AIRPORT) pairFlights(flights, nights, costs);
  else if (kind === KIND_FREE) clearFreeCosts(<usize>wordAt(flights, FLIGHTS_SEASON), nights, costs);
  else {
    const count = wordAt(flights, FLIGHTS_AIRPORTS);
    for (let at = 0; at < count; at += 1) {
      takeLower(
        costs,
        pricesOf(<usize>wordAt(flights, FLIGHTS_FIRST_AIRPORT + at), nights) +
          ((<usize>(PRICES_BY_WORD + words)) << 2),
        words,
      );
    }
  }
  sumUp(prices, costs, words);
  setWord(flights, place, <i32>prices);
  return prices;
}

/** A bound on the cost of flights for a number of nights, without any search: exact where their prices are known. */
export function leastFor(flights: usize, nights: i32): i32 {
  const place = FLIGHTS_PRICES + nights - wordAt(tripOf(flights), TRIP_NIGHTS_FROM);
  const known = <usize>wordAt(flights, place);
  return known === 0 ? wordAt(flights, FLIGHTS_LOWEST) : wordAt(known, PRICES_LOWEST);
}

/** Writes cost 0 for each day on which a hotel-only stay of so many nights can begin. @param costs by day */
function clearFreeCosts(season: usize, nights: i32, costs: usize): void {
  const last = lastFreeDay(season, nights);
  for (let day = firstDayFor(season, nights); day <= last; day += 1) setWord(costs, day, 0);
}

/** Lowers costs by day to those of other flights where these are lower. @param words of days */
function takeLower(costs: usize, others: usize, words: i32): void {
  const end = (<usize>(words * BLOCK_DAYS)) << 2;
  for (let at: usize = 0; at < end; at += 16) {
    setFourWords(costs, at, i32x4.min_s(fourWordsAt(costs, at), fourWordsAt(others, at)));
  }
}

/**
 * Writes the lowest costs by word and of all days in front of the costs by day.
 * @param prices address of the whole, `costs` of its days
 */
function sumUp(prices: usize, costs: usize, words: i32): void {
  let lowest = NO_FLIGHT;
  for (let word = 0; word < words; word += 1) {
    let low = i32x4.splat(NO_FLIGHT);
    for (let day = word * BLOCK_DAYS; day < (word + 1) * BLOCK_DAYS; day += 4) {
      low = i32x4.min_s(low, fourWordsAt(costs, (<usize>day) << 2));
    }
    const least = lowestOf(low);
    setWord(prices, PRICES_BY_WORD + word, least);
    lowest = min(lowest, least);
  }
  setWord(prices, PRICES_LOWEST, lowest);
}

/**
 * The lowest costs of flights by word of check-in: exact for the shortest stay, then, for `TRIP_WORDS` more words, a bound
 * for longer stays.
 * Found when first asked for.
 */
export function boundsOf(flights: usize): usize {
  const known = <usize>wordAt(flights, FLIGHTS_BOUNDS);
  if (known !== 0) return known;
  const trip = tripOf(flights);
  const words = wordAt(trip, TRIP_WORDS);
  const from = wordAt(trip, TRIP_NIGHTS_FROM);
  const bounds = take(2 * words);
  const longer = bounds + ((<usize>words) << 2);
  copyWords(bounds, pricesOf(flights, from), PRICES_BY_WORD, words);
  // After the shortest: route rows filled for it give closer bounds for the others.
  if (from !== wordAt(trip, TRIP_NIGHTS_TO)) {
    for (let word = 0; word < words; word += 1) setWord(longer, word, NO_FLIGHT);
    lower(flights, words, longer);
  }
  setWord(flights, FLIGHTS_BOUNDS, <i32>bounds);
  return bounds;
}

/** Lowers bounds by word to those of flights. @param least their address, minor units */
function lower(flights: usize, words: i32, least: usize): void {
  const kind = wordAt(flights, FLIGHTS_KIND);
  if (kind === KIND_TO_AIRPORT) lowerByWord(flights, least);
  else if (kind === KIND_FREE) fillWords(least, 0, words, 0);
  else {
    const count = wordAt(flights, FLIGHTS_AIRPORTS);
    for (let at = 0; at < count; at += 1) {
      const airport = <usize>wordAt(flights, FLIGHTS_FIRST_AIRPORT + at);
      const own = boundsOf(airport) + ((<usize>words) << 2);
      for (let word = 0; word < words; word += 1)
        setWord(least, word, min(wordAt(least, word), wordAt(own, word)));
    }
  }
}

/**
 * Lists the routes there with which a stay is flown at the lowest cost.
 * @param day of check-in
 * @param set row of the set of airports
 * @returns address of their number, and behind it of their rows
 */
export function cheapestRoutes(season: usize, set: i32, day: i32, nights: i32): usize {
  const flights = flightsTo(season, set);
  const kind = wordAt(flights, FLIGHTS_KIND);
  if (kind === KIND_FREE) return takeEmpty(1);
  if (kind === KIND_TO_AIRPORT) {
    const routes = take(1 + countRoutes(flights));
    setWord(routes, 0, listRoutesAt(flights, day, nights, costOn(flights, day, nights), routes + 4));
    return routes;
  }
  const count = wordAt(flights, FLIGHTS_AIRPORTS);
  let most = 1;
  for (let at = 0; at < count; at += 1)
    most += countRoutes(<usize>wordAt(flights, FLIGHTS_FIRST_AIRPORT + at));
  const routes = take(most);
  const cost = costOn(flights, day, nights);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const airport = <usize>wordAt(flights, FLIGHTS_FIRST_AIRPORT + at);
    if (costOn(airport, day, nights) !== cost) continue;
    found += listRoutesAt(airport, day, nights, cost, routes + ((<usize>(1 + found)) << 2));
  }
  setWord(routes, 0, found);
  return routes;
}

/** What flights cost for check-in on a day, in minor units; `NO_FLIGHT` where nothing flies. */
function costOn(flights: usize, day: i32, nights: i32): i32 {
  return wordAt(pricesOf(flights, nights), PRICES_BY_WORD + wordAt(tripOf(flights), TRIP_WORDS) + day);
}
