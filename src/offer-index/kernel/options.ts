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
import { doubleAt, doubleIn, fillWords, fourWordsAt, setDouble, setWord, shortAt, wordAt } from './access';
import { take } from './arena';
import { hasBit } from './bits';
import { boundWord, chooseSeason, fetchLegs, flownOn, next, priceBack, priceThere, same } from './fares';
import { compareRoutes, idOfHotel, idOfPlan, openOffer, setStay, totalOf } from './offers';
import { countRoutesTo, listRoutesTo } from './routes';
import { leastAt, openStayTable, planAt, readStays, totalAt } from './stay-table';
import { airportSet, hotelAirportSet, routeBack, routeFrom } from './tables';
import { seasonAt } from './trips';

/**
 * Finds the cheapest offers of many options of a hotel together: first what its stays cost by day and length, then route
 * by route whether flights make any of them
 * cheaper than what is known. Of the hundreds of routes to a large airport few are read on more than a day or two.
 */
let trip: usize = 0;
let by: i32 = 0;
let bests: usize = 0;
let byDay: usize = 0;
/** How many numbers of nights the trip has, and the fewest. */
let lengths: i32 = 0;
let nightsFrom: i32 = 0;

/** Days of departure that lead to a stay, and the lowest total of these stays, minor units. */
let departures: usize = 0;
let leastStays: usize = 0;
/** The most that flights may cost to improve an option, by day of departure, minor units; -1 where there is no stay. */
let budgets: usize = 0;
let departureCount: i32 = 0;
/** Costs of flights home by day for the current route; `UNKNOWN` until they are asked for. */
let homeCosts: usize = 0;
const UNKNOWN = -1;

/** Routes to the airports of a hotel, and bounds on the cost of their flights for the party. */
let routes: usize = 0;
let leastThere: usize = 0;
let leastHome: usize = 0;
let routeCount: i32 = 0;
/** A word that the loads of `fetchRoutes` are stored in, or the compiler would drop them. */
let fetched: usize = 0;
/** How many of the cheapest routes come first: after them few others can improve an option. */
const FIRST_ROUTES = 4;

/** The current route and its way home. */
let route: i32 = -1;
let homeward: i32 = -1;
/** Bound on the cost of flights home, minor units. */
let homeAtLeast: i32 = 0;

/**
 * Finds the cheapest offer of each option of some hotels: of each day of departure, number of nights or airport.
 * @param options address of their words; their offers are overwritten
 * @param hotels rows, `count` of them
 */
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
    openOffer(bestOf(option), doubleIn(trip, TRIP_MOST));
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let place = 0; place < seasons; place += 1) {
    searchSeason(seasonAt(trip, place), hotels, count);
  }
}

/** The same for one season: keeps the offers that are cheaper than those found before. */
function searchSeason(season: usize, hotels: usize, count: i32): void {
  const isPackage = wordAt(trip, TRIP_IS_PACKAGE) !== 0;
  const first = wordAt(season, SEASON_FROM);
  const last = wordAt(season, SEASON_TO);
  chooseSeason(season);
  let set = -1;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    readStays(trip, season, hotel, first, isPackage ? last + 1 : last, 0);
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

/** Address of the best offer of an option so far. */
function bestOf(option: i32): usize {
  return bests + <usize>(option * OFFER_WORDS * 4);
}

/**
 * Lists the days of departure that lead to a stay, with the lowest total of these stays. Sorted by that total where options
 * are airports, else by day.
 * @param first and `last`: days of departure
 */
function listDepartures(first: i32, last: i32, isPackage: bool): void {
  departureCount = 0;
  for (let day = first; day <= last; day += 1) {
    const least = isPackage ? Math.min(leastAt(day, 0), leastAt(day + 1, 0)) : leastAt(day, 0);
    if (least === Infinity) continue;
    let place = departureCount;
    for (; by === BY_ORIGIN && place > 0 && doubleAt(leastStays, place - 1) > least; place -= 1) {
      setWord(departures, place, wordAt(departures, place - 1));
      setDouble(leastStays, place, doubleAt(leastStays, place - 1));
    }
    setWord(departures, place, day);
    setDouble(leastStays, place, least);
    departureCount += 1;
  }
}

/**
 * Lists the routes to the wanted airports of a set with their bounds; the `FIRST_ROUTES` with the lowest bounds come first.
 */
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

/** Place of the route with the lowest bound, from a place on. */
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

/** Swaps two routes in the list, with their bounds. */
function swapRoutes(one: i32, other: i32): void {
  swap(routes, one, other);
  swap(leastThere, one, other);
  swap(leastHome, one, other);
}

/** Swaps two words of a list. */
function swap(list: usize, one: i32, other: i32): void {
  const kept = wordAt(list, one);
  setWord(list, one, wordAt(list, other));
  setWord(list, other, kept);
}

/**
 * The most that flights may cost to improve any option by number of nights, for check-in on a day; negative where they
 * cannot.
 */
function budgetByNights(checkIn: i32): f64 {
  let most: f64 = -1;
  for (let longer = 0; longer < lengths; longer += 1) {
    most = Math.max(most, totalOf(bestOf(longer)) - totalAt(checkIn, longer));
  }
  return most;
}

/**
 * Writes for each day of departure the most that flights may cost to improve an option, -1 where they cannot.
 * @returns the most of all days
 */
function updateBudgets(): i32 {
  let most = -1;
  for (let at = 0; at < departureCount; at += 1) {
    const day = wordAt(departures, at);
    const budget =
      by === BY_NIGHTS
        ? Math.max(budgetByNights(day), budgetByNights(day + 1))
        : totalOf(bestOf(wordAt(byDay, day))) - doubleAt(leastStays, at);
    // `NO_FLIGHT` both ways is above every budget.
    const clamped = <i32>Math.max(-1, Math.min(budget, <f64>(2 * NO_FLIGHT)));
    setWord(budgets, day, clamped);
    most = max(most, clamped);
  }
  return most;
}

/** What the flight home costs on a day, in minor units, read once for each current route. */
function costHome(day: i32): i32 {
  const known = wordAt(homeCosts, day);
  if (known !== UNKNOWN) return known;
  const cost = priceBack(homeward, day);
  setWord(homeCosts, day, cost);
  return cost;
}

/**
 * Joins a flight there with the stays of the day on which it arrives and their flights home, and keeps what is better than
 * the options have.
 * @param out cost of the flight, minor units
 * @returns whether any offer was kept
 */
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

/** Writes a stay that costs no more into an option, unless the stay that it has costs as much and comes first. */
function takeOption(best: usize, total: f64, plan: i32, checkIn: i32, nights: i32): void {
  const isTie = total === totalOf(best) && wordAt(best, OFFER_PLAN) >= 0;
  if (isTie && !comesFirst(best, plan, checkIn, nights)) return;
  setStay(best, total, plan, checkIn, nights, route);
}

/**
 * Whether a stay comes before that of an option at the same total: by hotel id, plan id, check-in, nights, airports by code.
 */
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

/** Days of a word on which a flight of the route at hand may improve an option, as bits. */
function usefulDays(word: i32): i32 {
  const flown = flownOn(route, word);
  if (flown === 0) return 0;
  const least = i32x4.splat(boundWord(route, word) + homeAtLeast);
  let days = 0;
  for (let first = 0; first < BLOCK_DAYS; first += 4) {
    const most = fourWordsAt(budgets, (<usize>(word * BLOCK_DAYS + first)) << 2);
    days |= i32x4.bitmask(i32x4.le_s(least, most)) << first;
  }
  return flown & days;
}

/** Looks at the route at hand on the days on which it may improve an option. @returns whether it did */
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
 * Looks at the route at hand where its airport is the option. Days come by the lowest total of their stays, so the first
 * that is too expensive ends it.
 * @param least bound on a pair of its flights, minor units
 */
function joinOrigin(least: f64): void {
  const option = shortAt(routeFrom, route);
  for (let at = 0; at < departureCount; at += 1) {
    const budget = totalOf(bestOf(option)) - doubleAt(leastStays, at);
    if (least > budget) return;
    const day = wordAt(departures, at);
    if (((flownOn(route, day >> 5) >>> (day & (BLOCK_DAYS - 1))) & 1) === 0) continue;
    const most = budget - <f64>homeAtLeast;
    if (<f64>boundWord(route, day >> 5) <= most) joinDay(option, day, most);
  }
}

/**
 * Joins the flights of the route at hand on a day of departure.
 * @param most that the flight there may cost, minor units
 * @returns whether any offer was kept
 */
function joinDay(option: i32, day: i32, most: f64): bool {
  priceThere(route, day, most);
  const onDay = same;
  const later = next;
  const isTaken = onDay !== NO_FLIGHT && <f64>onDay <= most && joinStays(option, day, onDay);
  return (later !== NO_FLIGHT && <f64>later <= most && joinStays(option, day + 1, later)) || isTaken;
}

/**
 * Touches every line of memory with the cheapest flights of the routes that may still improve an option, so that the
 * processor loads them side by side.
 * @param from place in the list of routes
 * @param most highest budget of all days
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

/** Looks at all routes to a hotel, the cheapest first. Budgets are computed again after each route that improved an option. */
function joinRoutes(first: i32, last: i32): void {
  const firstHome = first + nightsFrom;
  const lastHome = last + 1 + wordAt(trip, TRIP_NIGHTS_TO);
  let most = i32.MAX_VALUE;
  let isStale = by !== BY_ORIGIN;
  // All bits are on in -1 and in `UNKNOWN`.
  fillWords(budgets, 0, wordAt(trip, TRIP_WORDS) * BLOCK_DAYS, 0xff);
  for (let at = 0; at < routeCount; at += 1) {
    if (isStale) most = updateBudgets();
    isStale = false;
    if (at === FIRST_ROUTES) fetchRoutes(at, most, first, last);
    const least = wordAt(leastThere, at) + wordAt(leastHome, at);
    if (least > most) continue;
    route = wordAt(routes, at);
    homeward = wordAt(routeBack, route) - 1;
    homeAtLeast = wordAt(leastHome, at);
    fillWords(homeCosts, firstHome, lastHome - firstHome + 1, 0xff);
    if (by === BY_ORIGIN) joinOrigin(<f64>least);
    else isStale = joinRoute(first, last);
  }
}

/** Hotel-only: joins the stays of every day with flights that cost nothing. */
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
