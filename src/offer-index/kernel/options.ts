import {
  AIRPORTS_PER_SET,
  BLOCK_DAYS,
  BY_NIGHTS,
  BY_ORIGIN,
  NO_AIRPORT,
  NO_FLIGHT,
  OFFER_CHECK_IN,
  OFFER_NIGHTS,
  OFFER_PLAN,
  OFFER_ROUTE,
  OFFER_WORDS,
  OPTIONS_BESTS,
  OPTIONS_BY,
  OPTIONS_BY_DAY,
  OPTIONS_COUNT,
  SEASON_FROM,
  SEASON_TO,
  TRIP_ARRIVALS,
  TRIP_BASE,
  TRIP_IS_PACKAGE,
  TRIP_MOST,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_ORIGINS,
  TRIP_RETURN_FROM,
  TRIP_RETURN_TO,
  TRIP_SEASONS,
  TRIP_WORDS,
} from '../layout';
import { take } from './arena';
import { hasBit } from './bits';
import { boundRoute, boundWord, chooseSeason, flownOn, next, priceBack, priceThere, same } from './fares';
import { compareRoutes, idOfHotel, idOfPlan, openOffer, setStay, totalOf } from './offers';
import { leastAt, openStayTable, planAt, readStays, totalAt } from './stay-table';
import {
  airportRoutes,
  airportSet,
  hotelAirportSet,
  routeBack,
  routeFrom,
  routeNextTo,
  setWord,
  shortAt,
  wordAt,
} from './tables';
import { seasonAt } from './trips';

/**
 * Looks for the cheapest offers of many options of a hotel in one go: first what its stays cost by day and length, then
 * route by route whether flights make any of them cheaper than what is known. Of the hundreds of routes to a large airport
 * few are looked at on more than a day or two.
 */
let trip: usize = 0;
let by: i32 = 0;
let bests: usize = 0;
let byDay: usize = 0;
/** Numbers of nights that stays can have, and the fewest. */
let lengths: i32 = 0;
let nightsFrom: i32 = 0;

/** Days of departure with a stay, what it costs at least, and what flights may cost to be of use. */
let departures: usize = 0;
let leastStays: usize = 0;
let budgets: usize = 0;
let departureCount: i32 = 0;
/** Days on which the route at hand is flown, by word, and what it costs at least there. */
let flownDaysThere: usize = 0;
let faresThere: usize = 0;
/** What flights home cost by day, as far as they were looked up for the route at hand. */
let homeCosts: usize = 0;
const UNKNOWN = -1;

/** Routes to the airports of a hotel, with what their flights cost the party at least. */
let routes: usize = 0;
let leastThere: usize = 0;
let leastHome: usize = 0;
let routeCount: i32 = 0;
/** So many of the cheapest come first: they leave little to the others. */
const FIRST_ROUTES = 4;

/** The route at hand, and the way home. */
let route: i32 = -1;
let homeward: i32 = -1;
/** What the way home costs at least. */
let homeAtLeast: i32 = 0;

/** Takes the cheapest offers of some hotels into the options of a trip. */
export function searchOptions(ofTrip: usize, options: usize, hotels: usize, count: i32): void {
  trip = ofTrip;
  by = wordAt(options, OPTIONS_BY);
  bests = <usize>wordAt(options, OPTIONS_BESTS);
  byDay = <usize>wordAt(options, OPTIONS_BY_DAY);
  nightsFrom = wordAt(trip, TRIP_NIGHTS_FROM);
  lengths = wordAt(trip, TRIP_NIGHTS_TO) - nightsFrom + 1;
  const days = wordAt(trip, TRIP_WORDS) * BLOCK_DAYS;
  departures = take(days);
  leastStays = take(2 * days);
  budgets = take(2 * days);
  flownDaysThere = take(wordAt(trip, TRIP_WORDS));
  faresThere = take(wordAt(trip, TRIP_WORDS));
  homeCosts = take(days + wordAt(trip, TRIP_NIGHTS_TO) + 1);
  openStayTable(trip);
  const last = wordAt(options, OPTIONS_COUNT);
  for (let option = 0; option < last; option += 1) openOffer(bestOf(option), load<f64>(trip + TRIP_MOST * 4));
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let place = 0; place < seasons; place += 1) {
    searchSeason(seasonAt(trip, place), hotels, count);
  }
}

function searchSeason(season: usize, hotels: usize, count: i32): void {
  const isPackage = wordAt(trip, TRIP_IS_PACKAGE) !== 0;
  const first = wordAt(season, SEASON_FROM);
  const last = wordAt(season, SEASON_TO);
  chooseSeason(season);
  let set = -1;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    readStays(trip, season, hotel, first, isPackage ? last + 1 : last);
    listDepartures(first, last, isPackage);
    if (departureCount === 0) continue;
    if (!isPackage) {
      joinNothing();
      continue;
    }
    if (shortAt(hotelAirportSet, hotel) !== set) {
      set = shortAt(hotelAirportSet, hotel);
      listRoutes(set, first, last);
    }
    joinRoutes(first, last);
  }
}

function bestOf(option: i32): usize {
  return bests + <usize>(option * OFFER_WORDS * 4);
}

function floatAt(table: usize, place: i32): f64 {
  return load<f64>(table + ((<usize>place) << 3));
}

function setFloat(table: usize, place: i32, value: f64): void {
  store<f64>(table + ((<usize>place) << 3), value);
}

/** Notes days of departure; those with the cheapest stays come first where they spare others the look. */
function listDepartures(first: i32, last: i32, isPackage: bool): void {
  departureCount = 0;
  for (let day = first; day <= last; day += 1) {
    const least = isPackage ? Math.min(leastAt(day, 0), leastAt(day + 1, 0)) : leastAt(day, 0);
    if (least === Infinity) continue;
    let place = departureCount;
    for (; by === BY_ORIGIN && place > 0 && floatAt(leastStays, place - 1) > least; place -= 1) {
      setWord(departures, place, wordAt(departures, place - 1));
      setFloat(leastStays, place, floatAt(leastStays, place - 1));
    }
    setWord(departures, place, day);
    setFloat(leastStays, place, least);
    departureCount += 1;
  }
}

function listRoutes(set: i32, first: i32, last: i32): void {
  const arrivals = <usize>wordAt(trip, TRIP_ARRIVALS);
  const origins = <usize>wordAt(trip, TRIP_ORIGINS);
  const firstBack = max(first + nightsFrom, wordAt(trip, TRIP_RETURN_FROM));
  const lastBack = min(last + 1 + wordAt(trip, TRIP_NIGHTS_TO), wordAt(trip, TRIP_RETURN_TO));
  let most = 0;
  for (let place = set * AIRPORTS_PER_SET; place < (set + 1) * AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, place);
    if (airport === NO_AIRPORT) continue;
    for (let one = wordAt(airportRoutes, airport) - 1; one >= 0; one = wordAt(routeNextTo, one) - 1)
      most += 1;
  }
  routes = take(most);
  leastThere = take(most);
  leastHome = take(most);
  routeCount = 0;
  for (let place = set * AIRPORTS_PER_SET; place < (set + 1) * AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, place);
    if (airport === NO_AIRPORT || (arrivals !== 0 && !hasBit(arrivals, airport))) continue;
    for (let one = wordAt(airportRoutes, airport) - 1; one >= 0; one = wordAt(routeNextTo, one) - 1) {
      const home = wordAt(routeBack, one) - 1;
      if (home < 0 || (origins !== 0 && !hasBit(origins, shortAt(routeFrom, one)))) continue;
      const there = boundRoute(one, first, last);
      const back = there === NO_FLIGHT ? there : boundRoute(home, firstBack, lastBack);
      if (back === NO_FLIGHT) continue;
      setWord(routes, routeCount, one);
      setWord(leastThere, routeCount, there);
      setWord(leastHome, routeCount, back);
      routeCount += 1;
    }
  }
  for (let place = 0; place < min(FIRST_ROUTES, routeCount); place += 1)
    swapRoutes(place, cheapestFrom(place));
}

/** Place of the cheapest route from a place on. */
function cheapestFrom(from: i32): i32 {
  let cheapest = from;
  let least = i32.MAX_VALUE;
  for (let place = from; place < routeCount; place += 1) {
    const bound = wordAt(leastThere, place) + wordAt(leastHome, place);
    if (bound >= least) continue;
    least = bound;
    cheapest = place;
  }
  return cheapest;
}

function swapRoutes(one: i32, other: i32): void {
  swap(routes, one, other);
  swap(leastThere, one, other);
  swap(leastHome, one, other);
}

function swap(list: usize, one: i32, other: i32): void {
  const kept = wordAt(list, one);
  setWord(list, one, wordAt(list, other));
  setWord(list, other, kept);
}

/** Most that flights may cost for the stays that begin on a day, by number of nights. */
function budgetByNights(checkIn: i32): f64 {
  let most: f64 = -1;
  for (let longer = 0; longer < lengths; longer += 1) {
    most = Math.max(most, totalOf(bestOf(longer)) - totalAt(checkIn, longer));
  }
  return most;
}

/** Notes what flights may cost on each day. @returns the most of all days */
function noteBudgets(): f64 {
  let most: f64 = -1;
  for (let at = 0; at < departureCount; at += 1) {
    const day = wordAt(departures, at);
    const budget =
      by === BY_NIGHTS
        ? Math.max(budgetByNights(day), budgetByNights(day + 1))
        : totalOf(bestOf(wordAt(byDay, day))) - floatAt(leastStays, at);
    setFloat(budgets, at, budget);
    most = Math.max(most, budget);
  }
  return most;
}

function costHome(day: i32): i32 {
  const known = wordAt(homeCosts, day);
  if (known !== UNKNOWN) return known;
  const cost = priceBack(homeward, day);
  setWord(homeCosts, day, cost);
  return cost;
}

/** Joins a flight out, by what it costs, with the stays of the day on which it arrives. @returns whether any was taken */
function joinStays(option: i32, checkIn: i32, out: i32): bool {
  const least = <f64>(out + homeAtLeast);
  let isTaken = false;
  for (let longer = 0; longer < lengths; longer += 1) {
    const nights = nightsFrom + longer;
    const best = bestOf(by === BY_NIGHTS ? longer : option);
    const most = totalOf(best);
    const stay = totalAt(checkIn, longer);
    if (stay === Infinity || least + stay > most) {
      if (by !== BY_NIGHTS && least + leastAt(checkIn, longer) > most) break;
      continue;
    }
    const home = costHome(checkIn + nights);
    const total = <f64>out + <f64>home + stay;
    if (home === NO_FLIGHT || total > most) continue;
    takeOption(best, total, planAt(checkIn, longer), wordAt(trip, TRIP_BASE) + checkIn, nights);
    isTaken = true;
  }
  return isTaken;
}

/** Takes a stay that is not dearer, unless the one found before comes first. */
function takeOption(best: usize, total: f64, plan: i32, checkIn: i32, nights: i32): void {
  const isTie = total === totalOf(best) && wordAt(best, OFFER_PLAN) >= 0;
  if (isTie && !comesFirst(best, plan, checkIn, nights)) return;
  setStay(best, total, plan, checkIn, nights, route);
}

/** At one price: the lower hotel id, the lower plan id, the earlier check-in, the shorter stay, the airports by code. */
function comesFirst(best: usize, plan: i32, checkIn: i32, nights: i32): bool {
  const known = wordAt(best, OFFER_PLAN);
  if (plan !== known) {
    const hotel = idOfHotel(plan);
    const other = idOfHotel(known);
    return hotel === other ? idOfPlan(plan) < idOfPlan(known) : hotel < other;
  }
  if (checkIn !== wordAt(best, OFFER_CHECK_IN)) return checkIn < wordAt(best, OFFER_CHECK_IN);
  if (nights !== wordAt(best, OFFER_NIGHTS)) return nights < wordAt(best, OFFER_NIGHTS);
  return compareRoutes(route, wordAt(best, OFFER_ROUTE)) < 0;
}

/** Looks at a route on those days on which it may be of use. @returns whether it was */
function joinRoute(least: f64): bool {
  const ofOrigin = by === BY_ORIGIN ? shortAt(routeFrom, route) : 0;
  let isTaken = false;
  for (let at = 0; at < departureCount; at += 1) {
    const day = wordAt(departures, at);
    // Every airport is an option of its own: what it has is known from the days before, and the next have dearer stays.
    const budget =
      by === BY_ORIGIN ? totalOf(bestOf(ofOrigin)) - floatAt(leastStays, at) : floatAt(budgets, at);
    if (least > budget) {
      if (by === BY_ORIGIN) break;
      continue;
    }
    if (((wordAt(flownDaysThere, day >> 5) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0) continue;
    const most = budget - <f64>homeAtLeast;
    if (<f64>wordAt(faresThere, day >> 5) > most) continue;
    const option = by === BY_ORIGIN ? ofOrigin : by === BY_NIGHTS ? 0 : wordAt(byDay, day);
    priceThere(route, day, most);
    const onDay = same;
    const later = next;
    if (onDay !== NO_FLIGHT && <f64>onDay <= most && joinStays(option, day, onDay)) isTaken = true;
    if (later !== NO_FLIGHT && <f64>later <= most && joinStays(option, day + 1, later)) isTaken = true;
  }
  return isTaken;
}

function joinRoutes(first: i32, last: i32): void {
  const firstHome = first + nightsFrom;
  const lastHome = last + 1 + wordAt(trip, TRIP_NIGHTS_TO);
  let most = Infinity;
  let isStale = by !== BY_ORIGIN;
  for (let at = 0; at < routeCount; at += 1) {
    if (isStale) most = noteBudgets();
    isStale = false;
    const least = <f64>wordAt(leastThere, at) + <f64>wordAt(leastHome, at);
    if (least > most) continue;
    route = wordAt(routes, at);
    homeward = wordAt(routeBack, route) - 1;
    homeAtLeast = wordAt(leastHome, at);
    // All bits are on in `UNKNOWN`.
    memory.fill(homeCosts + ((<usize>firstHome) << 2), 0xff, (<usize>(lastHome - firstHome + 1)) << 2);
    for (let word = first >> 5; word <= last >> 5; word += 1) {
      setWord(flownDaysThere, word, flownOn(route, word));
      setWord(faresThere, word, boundWord(route, word));
    }
    isStale = joinRoute(least) && by !== BY_ORIGIN;
  }
}

/** Hotel-only: every day will do, at no cost. */
function joinNothing(): void {
  const days = wordAt(trip, TRIP_WORDS) * BLOCK_DAYS + wordAt(trip, TRIP_NIGHTS_TO);
  for (let day = 0; day <= days; day += 1) setWord(homeCosts, day, 0);
  route = -1;
  homeAtLeast = 0;
  for (let at = 0; at < departureCount; at += 1) {
    const day = wordAt(departures, at);
    joinStays(by === BY_NIGHTS ? 0 : wordAt(byDay, day), day, 0);
  }
}
