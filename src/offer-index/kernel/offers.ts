import {
  BY_DAY,
  DOES_NOT_FIT,
  OFFER_BACK,
  OFFER_BACK_COST,
  OFFER_CHECK_IN,
  OFFER_DAY,
  OFFER_IS_ON_REQUEST,
  OFFER_NIGHTS,
  OFFER_OUT,
  OFFER_OUT_COST,
  OFFER_PLAN,
  OFFER_ROUTE,
  OFFER_STAY,
  OFFER_TOTAL,
  OFFER_WORDS,
  OPTIONS_BESTS,
  OPTIONS_BY,
  OPTIONS_BY_DAY,
  OPTIONS_COUNT,
  PLAN_HOTEL,
  PLAN_ID,
  PLAN_WORDS,
  SEASON_FROM,
  SEASON_TO,
  TRIP_BASE,
  TRIP_IS_PACKAGE,
  TRIP_SEASONS,
} from '../memory/layout';
import { take } from './arena';
import { cheapestFlight, chooseSeason, fetchFlights, lowestCost } from './fares';
import { cheapestRoutes } from './flights';
import { mayArriveNext } from './route-rows';
import { isOnRequest, priceStay, weightOf } from './stays';
import {
  airportCode,
  flightId,
  hotelAirportSet,
  hotelId,
  plan as plans,
  routeBack,
  routeFrom,
  routeTo,
  setWord,
  shortAt,
  unsignedAt,
  wordAt,
} from './tables';
import { seasonAt } from './trips';

/**
 * Offers that were found: which of two comes first, and which flights an offer is named with. Of all pairs with which its stay is flown at that
 * price it is the first in the order of `OfferQueries`.
 */

/** Whatever day the party departs on. */
const ANY_OPTION = -1;
/** No day of arrival that does not count. */
const NO_ARRIVAL = -1;

export function hotelOf(plan: i32): i32 {
  return wordAt(plans, plan * PLAN_WORDS + PLAN_HOTEL);
}

export function idOfHotel(plan: i32): u32 {
  return unsignedAt(hotelId, hotelOf(plan));
}

export function idOfPlan(plan: i32): u32 {
  return unsignedAt(plans, plan * PLAN_WORDS + PLAN_ID);
}

/** An offer that is yet to be found, for so much at most. */
export function openOffer(offer: usize, most: f64): void {
  store<f64>(offer + OFFER_TOTAL * 4, most);
  setWord(offer, OFFER_PLAN, -1);
}

/** Says of an offer which stay it is. */
export function setStay(offer: usize, total: f64, plan: i32, checkIn: i32, nights: i32, route: i32): void {
  store<f64>(offer + OFFER_TOTAL * 4, total);
  setWord(offer, OFFER_PLAN, plan);
  setWord(offer, OFFER_CHECK_IN, checkIn);
  setWord(offer, OFFER_NIGHTS, nights);
  setWord(offer, OFFER_ROUTE, route);
}

export function totalOf(offer: usize): f64 {
  return load<f64>(offer + OFFER_TOTAL * 4);
}

/** Names offers. @param offers addresses of their words */
export function nameOffers(trip: usize, offers: usize, count: i32): void {
  for (let at = 0; at < count; at += 1) {
    const offer = <usize>wordAt(offers, at);
    const plan = wordAt(offer, OFFER_PLAN);
    const day = openName(trip, offer);
    const seasons = wordAt(trip, TRIP_SEASONS);
    for (let place = 0; place < seasons; place += 1) {
      const season = seasonAt(trip, place);
      if (weightOf(plan, season) === DOES_NOT_FIT) continue;
      if (wordAt(trip, TRIP_IS_PACKAGE) === 0) {
        nameStay(trip, season, offer, day);
        continue;
      }
      const set = shortAt(hotelAirportSet, hotelOf(plan));
      const routes = cheapestRoutes(season, set, day, wordAt(offer, OFFER_NIGHTS));
      for (let one = wordAt(routes, 0); one > 0; one -= 1) {
        nameFlights(trip, season, offer, wordAt(routes, one), day, ANY_OPTION, 0);
      }
    }
  }
}

/** Names the offers of options: on the routes with which they were found, and departing when their option says. */
export function nameOptions(trip: usize, options: usize): void {
  const count = wordAt(options, OPTIONS_COUNT);
  const bests = <usize>wordAt(options, OPTIONS_BESTS);
  const byDay = <usize>wordAt(options, OPTIONS_BY_DAY);
  const isByDay = wordAt(options, OPTIONS_BY) === BY_DAY;
  const seasons = wordAt(trip, TRIP_SEASONS);
  fetchOffers(trip, bests, count);
  for (let option = 0; option < count; option += 1) {
    const offer = bests + <usize>(option * OFFER_WORDS * 4);
    const plan = wordAt(offer, OFFER_PLAN);
    if (plan < 0) continue;
    const day = openName(trip, offer);
    const route = wordAt(offer, OFFER_ROUTE);
    for (let place = 0; place < seasons; place += 1) {
      const season = seasonAt(trip, place);
      if (weightOf(plan, season) === DOES_NOT_FIT) continue;
      if (route < 0) nameStay(trip, season, offer, day);
      else nameFlights(trip, season, offer, route, day, isByDay ? option : ANY_OPTION, byDay);
    }
  }
}

/**
 * Reads a word of every line of memory that the flights of offers are told from, as far as their routes are known: of hundreds of options
 * lines come side by side then, not one after another as they are asked for.
 */
function fetchOffers(trip: usize, offers: usize, count: i32): void {
  let read = 0;
  for (let at = 0; at < count; at += 1) {
    const offer = offers + <usize>(at * OFFER_WORDS * 4);
    const route = wordAt(offer, OFFER_ROUTE);
    if (wordAt(offer, OFFER_PLAN) < 0 || route < 0) continue;
    const day = wordAt(offer, OFFER_CHECK_IN) - wordAt(trip, TRIP_BASE);
    const home = wordAt(routeBack, route) - 1;
    read |= fetchFlights(route, day) | fetchFlights(home, day + wordAt(offer, OFFER_NIGHTS));
  }
  // Reading what nobody wants would be left out.
  setWord(take(1), 0, read);
}

/** Begins to name an offer. @returns its day of check-in, counted from the trip's base */
function openName(trip: usize, offer: usize): i32 {
  const day = wordAt(offer, OFFER_CHECK_IN) - wordAt(trip, TRIP_BASE);
  setWord(offer, OFFER_OUT, -1);
  setWord(offer, OFFER_BACK, -1);
  setWord(offer, OFFER_OUT_COST, 0);
  setWord(offer, OFFER_BACK_COST, 0);
  const isAsked = isOnRequest(trip, wordAt(offer, OFFER_PLAN), day, wordAt(offer, OFFER_NIGHTS));
  setWord(offer, OFFER_IS_ON_REQUEST, <i32>isAsked);
  return day;
}

function priceStayOf(trip: usize, season: usize, offer: usize): f64 {
  const plan = wordAt(offer, OFFER_PLAN);
  return priceStay(trip, season, plan, wordAt(offer, OFFER_CHECK_IN), wordAt(offer, OFFER_NIGHTS));
}

/** Hotel-only: a stay is one of the season in which it begins. */
function nameStay(trip: usize, season: usize, offer: usize, day: i32): void {
  if (day < wordAt(season, SEASON_FROM) || day > wordAt(season, SEASON_TO)) return;
  store<f64>(offer + OFFER_STAY * 4, priceStayOf(trip, season, offer));
}

/** Takes the flights of a route and a season, where they come before those known. */
function nameFlights(
  trip: usize,
  season: usize,
  offer: usize,
  route: i32,
  checkIn: i32,
  option: i32,
  byDay: usize,
): void {
  const stay = priceStayOf(trip, season, offer);
  const homeward = wordAt(routeBack, route) - 1;
  chooseSeason(season);
  const back = cheapestFlight(homeward, checkIn + wordAt(offer, OFFER_NIGHTS), NO_ARRIVAL);
  const backCost = lowestCost;
  if (back < 0) return;
  for (let late = 0; late <= 1; late += 1) {
    const day = checkIn - late;
    if (day < wordAt(season, SEASON_FROM) || day > wordAt(season, SEASON_TO)) continue;
    if (option !== ANY_OPTION && wordAt(byDay, day) !== option) continue;
    if (late === 1 && !mayArriveNext(season, route, day)) continue;
    const out = cheapestFlight(route, day, 1 - late);
    if (out < 0) continue;
    const cost = stay + <f64>lowestCost + <f64>backCost;
    const departure = wordAt(trip, TRIP_BASE) + day;
    if (!isBefore(offer, cost, route, out, departure, back)) continue;
    store<f64>(offer + OFFER_STAY * 4, stay);
    setWord(offer, OFFER_ROUTE, route);
    setWord(offer, OFFER_DAY, departure);
    setWord(offer, OFFER_OUT, out);
    setWord(offer, OFFER_OUT_COST, lowestCost);
    setWord(offer, OFFER_BACK, back);
    setWord(offer, OFFER_BACK_COST, backCost);
  }
}

/** Whether flights come before those that an offer is named with: by price, airports by code, flights by id. */
function isBefore(offer: usize, cost: f64, route: i32, out: i32, day: i32, back: i32): bool {
  const knownOut = wordAt(offer, OFFER_OUT);
  if (knownOut < 0) return true;
  const known =
    load<f64>(offer + OFFER_STAY * 4) +
    <f64>wordAt(offer, OFFER_OUT_COST) +
    <f64>wordAt(offer, OFFER_BACK_COST);
  if (cost !== known) return cost < known;
  const order = compareRoutes(route, wordAt(offer, OFFER_ROUTE));
  if (order !== 0) return order < 0;
  const id = unsignedAt(flightId, out);
  const knownId = unsignedAt(flightId, knownOut);
  if (id !== knownId) return id < knownId;
  if (day !== wordAt(offer, OFFER_DAY)) return day < wordAt(offer, OFFER_DAY);
  return unsignedAt(flightId, back) < unsignedAt(flightId, wordAt(offer, OFFER_BACK));
}

/** Order of two routes: airports of departure by code, then those of arrival. */
export function compareRoutes(one: i32, other: i32): i32 {
  if (one === other) return 0;
  const from = unsignedAt(airportCode, shortAt(routeFrom, one));
  const otherFrom = unsignedAt(airportCode, shortAt(routeFrom, other));
  if (from !== otherFrom) return from < otherFrom ? -1 : 1;
  return unsignedAt(airportCode, shortAt(routeTo, one)) < unsignedAt(airportCode, shortAt(routeTo, other))
    ? -1
    : 1;
}
