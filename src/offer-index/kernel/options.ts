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
  TRIP_SEASONS,
  TRIP_WORDS,
} from '../memory/layout';
import { take } from './arena';
import { hasBit } from './bits';
import { boundWord, chooseSeason, fetchLegs, flownOn, next, priceBack, priceThere, same } from './fares';
import { compareRoutes, idOfHotel, idOfPlan, openOffer, setStay, totalOf } from './offers';
import { countRoutesTo, listRoutesTo } from './routes';
import { leastAt, openStayTable, planAt, readStays, totalAt } from './stay-table';
import { airportSet, hotelAirportSet, routeBack, routeFrom, setWord, shortAt, wordAt } from './tables';
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

/** Days of departure with a stay, and what it costs at least. */
let departures: usize = 0;
let leastStays: usize = 0;
/** What flights may cost to be of use, by day of departure: less than nothing where there is no stay. */
let budgets: usize = 0;
let departureCount: i32 = 0;
/** What flights home cost by day, as far as they were looked up for the route at hand. */
let homeCosts: usize = 0;
const UNKNOWN = -1;

/** Routes to the airports of a hotel, with what their flights cost the party at least. */
let routes: usize = 0;
let leastThere: usize = 0;
let leastHome: usize = 0;
let routeCount: i32 = 0;
/** Where what was fetched is left: reading what nobody wants would be left out. */
let fetched: usize = 0;
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
  budgets = take(days);
  homeCosts = take(days + wordAt(trip, TRIP_NIGHTS_TO) + 1);
  fetched = take(1);
  openStayTable(trip);
  const optionCount = wordAt(options, OPTIONS_COUNT);
  for (let option = 0; option < optionCount; option += 1)
    openOffer(bestOf(option), load<f64>(trip + TRIP_MOST * 4));
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

/** Lists routes to the airports of a set; the cheapest come first. */
function listRoutes(set: i32, first: i32, last: i32): void {
  const arrivals = <usize>wordAt(trip, TRIP_ARRIVALS);
  let most = 0;
  for (let place = 0; place < AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, set * AIRPORTS_PER_SET + place);
    if (airport !== NO_AIRPORT) most += countRoutesTo(airport);
  }
  routes = take(most);
  leastThere = take(most);
  leastHome = take(most);
  routeCount = 0;
  for (let place = 0; place < AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, set * AIRPORTS_PER_SET + place);
    if (airport === NO_AIRPORT || (arrivals !== 0 && !hasBit(arrivals, airport))) continue;
    const behind = (<usize>routeCount) << 2;
    const there = leastThere + behind;
    routeCount += listRoutesTo(trip, airport, first, last, routes + behind, there, leastHome + behind);
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
function noteBudgets(): i32 {
  let most = -1;
  for (let at = 0; at < departureCount; at += 1) {
    const day = wordAt(departures, at);
    const budget =
      by === BY_NIGHTS
        ? Math.max(budgetByNights(day), budgetByNights(day + 1))
        : totalOf(bestOf(wordAt(byDay, day))) - floatAt(leastStays, at);
    // No flights cost more than none do.
    const clamped = <i32>Math.max(-1, Math.min(budget, <f64>(2 * NO_FLIGHT)));
    setWord(budgets, day, clamped);
    most = max(most, clamped);
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

/** Days of a word on which the route at hand may be of use. */
function usefulDays(word: i32): i32 {
  const flown = flownOn(route, word);
  if (flown === 0) return 0;
  const least = i32x4.splat(boundWord(route, word) + homeAtLeast);
  let days = 0;
  for (let first = 0; first < BLOCK_DAYS; first += 4) {
    const most = v128.load(budgets + ((<usize>(word * BLOCK_DAYS + first)) << 2));
    days |= i32x4.bitmask(i32x4.le_s(least, most)) << first;
  }
  return flown & days;
}

/** Looks at a route on those days on which it may be of use. @returns whether it was */
function joinRoute(first: i32, last: i32): bool {
  let isTaken = false;
  for (let word = first >> 5; word <= last >> 5; word += 1) {
    for (let days = usefulDays(word); days !== 0; days &= days - 1) {
      const day = word * BLOCK_DAYS + ctz(days);
      const option = by === BY_NIGHTS ? 0 : wordAt(byDay, day);
      if (joinDay(option, day, <f64>(wordAt(budgets, day) - homeAtLeast))) isTaken = true;
    }
  }
  return isTaken;
}

/**
 * Looks at a route from an airport that is an option of its own: what it has is known from the days before, and the next have dearer
 * stays.
 */
function joinOrigin(least: f64): void {
  const option = shortAt(routeFrom, route);
  for (let at = 0; at < departureCount; at += 1) {
    const budget = totalOf(bestOf(option)) - floatAt(leastStays, at);
    if (least > budget) return;
    const day = wordAt(departures, at);
    if (((flownOn(route, day >> 5) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0) continue;
    const most = budget - <f64>homeAtLeast;
    if (<f64>boundWord(route, day >> 5) <= most) joinDay(option, day, most);
  }
}

/** Joins flights out on a day, as far as they do not cost more than is given. @returns whether any was taken */
function joinDay(option: i32, day: i32, most: f64): bool {
  priceThere(route, day, most);
  const onDay = same;
  const later = next;
  const isTaken = onDay !== NO_FLIGHT && <f64>onDay <= most && joinStays(option, day, onDay);
  return (later !== NO_FLIGHT && <f64>later <= most && joinStays(option, day + 1, later)) || isTaken;
}

/**
 * Reads a word of every line of memory with the cheapest flights of the routes that are left: lines come side by side then, not one after
 * another as they are asked for.
 */
function fetchRoutes(from: i32, most: i32, first: i32, last: i32): void {
  const firstHome = first + nightsFrom;
  const lastHome = last + 1 + wordAt(trip, TRIP_NIGHTS_TO);
  let read = 0;
  for (let at = from; at < routeCount; at += 1) {
    if (wordAt(leastThere, at) + wordAt(leastHome, at) > most) continue;
    const out = wordAt(routes, at);
    read |= fetchLegs(out, first, last) | fetchLegs(wordAt(routeBack, out) - 1, firstHome, lastHome);
  }
  setWord(fetched, 0, read);
}

function joinRoutes(first: i32, last: i32): void {
  const firstHome = first + nightsFrom;
  const lastHome = last + 1 + wordAt(trip, TRIP_NIGHTS_TO);
  let most = i32.MAX_VALUE;
  let isStale = by !== BY_ORIGIN;
  // All bits are on in -1 and in `UNKNOWN`.
  memory.fill(budgets, 0xff, (<usize>(wordAt(trip, TRIP_WORDS) * BLOCK_DAYS)) << 2);
  for (let at = 0; at < routeCount; at += 1) {
    if (isStale) most = noteBudgets();
    isStale = false;
    if (at === FIRST_ROUTES) fetchRoutes(at, most, first, last);
    const least = wordAt(leastThere, at) + wordAt(leastHome, at);
    if (least > most) continue;
    route = wordAt(routes, at);
    homeward = wordAt(routeBack, route) - 1;
    homeAtLeast = wordAt(leastHome, at);
    memory.fill(homeCosts + ((<usize>firstHome) << 2), 0xff, (<usize>(lastHome - firstHome + 1)) << 2);
    if (by === BY_ORIGIN) joinOrigin(<f64>least);
    else isStale = joinRoute(first, last);
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
