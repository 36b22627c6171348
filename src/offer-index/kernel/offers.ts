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
  SEASON_ROOM_SEASONS,
  SEASON_ROOMS,
  SEASON_TO,
  TRIP_BASE,
  TRIP_IS_PACKAGE,
  TRIP_SEASONS,
} from '../memory/layout';
import { doubleIn, setDoubleIn, setWord, shortAt, unsignedAt, wordAt } from './access';
import { take } from './arena';
import { cheapestFlight, chooseSeason, fetchFlights, lowestCost } from './fares';
import { cheapestRoutes } from './flights';
import { mayArriveNext } from './route-rows';
import { bestTotal, findRoom, isOnRequest, priceStay, weightOf } from './stays';
import {
  airportCode,
  flightId,
  hotelAirportSet,
  hotelId,
  plan as plans,
  routeBack,
  routeFrom,
  routeTo,
} from './tables';
import { seasonAt } from './trips';

/**
 * Offers that were found: their order, and the flights with which they are shown. Of all pairs of flights with an
 * offer's total that is the first one in the order of
 * `OfferQueries`.
 */

/** Departure may be on the day of any option. */
const ANY_OPTION = -1;
/** Flights count whatever day they arrive on. */
const NO_ARRIVAL = -1;

/** Row of the hotel of a plan. */
export function hotelOf(plan: i32): i32 {
  return wordAt(plans, plan * PLAN_WORDS + PLAN_HOTEL);
}

/** Id of the hotel of a plan. */
export function idOfHotel(plan: i32): u32 {
  return unsignedAt(hotelId, hotelOf(plan));
}

/** Id of a plan. */
export function idOfPlan(plan: i32): u32 {
  return unsignedAt(plans, plan * PLAN_WORDS + PLAN_ID);
}

/** Makes an offer one that has no plan yet. @param most highest total that counts, minor units */
export function openOffer(offer: usize, most: f64): void {
  setDoubleIn(offer, OFFER_TOTAL, most);
  setWord(offer, OFFER_PLAN, -1);
}

/**
 * Writes the stay of an offer.
 * @param total minor units
 * @param checkIn day from 1970
 * @param route row of the route there; -1 where it is not known
 */
export function setStay(offer: usize, total: f64, plan: i32, checkIn: i32, nights: i32, route: i32): void {
  setDoubleIn(offer, OFFER_TOTAL, total);
  setWord(offer, OFFER_PLAN, plan);
  setWord(offer, OFFER_CHECK_IN, checkIn);
  setWord(offer, OFFER_NIGHTS, nights);
  setWord(offer, OFFER_ROUTE, route);
}

/** Total of an offer, or the highest that counts where it has no plan yet; minor units. */
export function totalOf(offer: usize): f64 {
  return doubleIn(offer, OFFER_TOTAL);
}

/**
 * Adds to offers the flights with which they are shown: of all pairs with the offer's total the first in the order of
 * `OfferQueries`.
 * @param offers addresses, `count` of them; each has a plan
 */
export function addFlights(trip: usize, offers: usize, count: i32): void {
  for (let at = 0; at < count; at += 1) {
    const offer = <usize>wordAt(offers, at);
    const plan = wordAt(offer, OFFER_PLAN);
    const day = clearFlights(trip, offer);
    const seasons = wordAt(trip, TRIP_SEASONS);
    for (let place = 0; place < seasons; place += 1) {
      const season = seasonAt(trip, place);
      if (weightOf(plan, season) === DOES_NOT_FIT) continue;
      if (wordAt(trip, TRIP_IS_PACKAGE) === 0) {
        setStayPrice(trip, season, offer, day);
        continue;
      }
      const set = shortAt(hotelAirportSet, hotelOf(plan));
      const routes = cheapestRoutes(season, set, day, wordAt(offer, OFFER_NIGHTS));
      for (let one = wordAt(routes, 0); one > 0; one -= 1) {
        takeFlights(trip, season, offer, wordAt(routes, one), day, ANY_OPTION, 0);
      }
    }
  }
}

/**
 * Adds the flights to the offers of a hotel's options: on the routes with which they were found, and departing on the days
 * of their option.
 * @param options address of their words
 */
export function addOptionFlights(trip: usize, options: usize): void {
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
    const day = clearFlights(trip, offer);
    const route = wordAt(offer, OFFER_ROUTE);
    for (let place = 0; place < seasons; place += 1) {
      const season = seasonAt(trip, place);
      if (weightOf(plan, season) === DOES_NOT_FIT) continue;
      if (route < 0) setStayPrice(trip, season, offer, day);
      else takeFlights(trip, season, offer, route, day, isByDay ? option : ANY_OPTION, byDay);
    }
  }
}

/**
 * Touches every line of memory with the flights of offers whose routes are known, so that the processor loads them side by
 * side.
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
  // The compiler drops loads whose result is not stored.
  setWord(take(1), 0, read);
}

/**
 * Clears the flights of an offer and writes whether its stay is on request.
 * @returns its day of check-in, counted from the trip's base
 */
function clearFlights(trip: usize, offer: usize): i32 {
  const day = wordAt(offer, OFFER_CHECK_IN) - wordAt(trip, TRIP_BASE);
  setWord(offer, OFFER_OUT, -1);
  setWord(offer, OFFER_BACK, -1);
  setWord(offer, OFFER_OUT_COST, 0);
  setWord(offer, OFFER_BACK_COST, 0);
  const isAsked = isOnRequest(trip, wordAt(offer, OFFER_PLAN), day, wordAt(offer, OFFER_NIGHTS));
  setWord(offer, OFFER_IS_ON_REQUEST, <i32>isAsked);
  return day;
}

/**
 * What the stay of an offer costs the party of a season, in minor units: of several rooms the first has the offer's plan, the others the cheapest
 * there is; infinite where one of them has none.
 */
function priceStayOf(trip: usize, season: usize, offer: usize): f64 {
  const plan = wordAt(offer, OFFER_PLAN);
  const checkIn = wordAt(offer, OFFER_CHECK_IN);
  const nights = wordAt(offer, OFFER_NIGHTS);
  let total = priceStay(trip, season, plan, checkIn, nights);
  for (let room = wordAt(season, SEASON_ROOMS) - 1; room > 0; room -= 1) {
    const ofRoom = <usize>wordAt(<usize>wordAt(season, SEASON_ROOM_SEASONS), room);
    findRoom(trip, ofRoom, hotelOf(plan), checkIn, nights);
    total += bestTotal;
  }
  return total;
}

/** Writes the price of the stay of a hotel-only offer, where it begins in the season. @param day of check-in */
function setStayPrice(trip: usize, season: usize, offer: usize, day: i32): void {
  if (day < wordAt(season, SEASON_FROM) || day > wordAt(season, SEASON_TO)) return;
  setDoubleIn(offer, OFFER_STAY, priceStayOf(trip, season, offer));
}

/**
 * Writes the cheapest flights of a route and season into an offer where they come before those that it has.
 * @param checkIn counted from the trip's base
 * @param option the option that departure has to belong to, or `ANY_OPTION`
 * @param byDay options by day of departure
 */
function takeFlights(
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
  const back = cheapestFlight(homeward, checkIn + wordAt(offer, OFFER_NIGHTS), NO_ARRIVAL, false);
  const backCost = lowestCost;
  if (back < 0) return;
  for (let late = 0; late <= 1; late += 1) {
    const day = checkIn - late;
    if (day < wordAt(season, SEASON_FROM) || day > wordAt(season, SEASON_TO)) continue;
    if (option !== ANY_OPTION && wordAt(byDay, day) !== option) continue;
    if (late === 1 && !mayArriveNext(season, route, day)) continue;
    const out = cheapestFlight(route, day, 1 - late, true);
    if (out < 0) continue;
    const cost = stay + <f64>lowestCost + <f64>backCost;
    const departure = wordAt(trip, TRIP_BASE) + day;
    if (!isBefore(offer, cost, route, out, departure, back)) continue;
    setDoubleIn(offer, OFFER_STAY, stay);
    setWord(offer, OFFER_ROUTE, route);
    setWord(offer, OFFER_DAY, departure);
    setWord(offer, OFFER_OUT, out);
    setWord(offer, OFFER_OUT_COST, lowestCost);
    setWord(offer, OFFER_BACK, back);
    setWord(offer, OFFER_BACK_COST, backCost);
  }
}

/**
 * Whether flights come before those of an offer: by price, airports by code, id of the flight there, day of departure, id of
 * the flight back.
 * @param cost of stay and flights, minor units
 * @param out and `back`: rows of flights
 * @param day from 1970
 */
function isBefore(offer: usize, cost: f64, route: i32, out: i32, day: i32, back: i32): bool {
  const knownOut = wordAt(offer, OFFER_OUT);
  if (knownOut < 0) return true;
  const known =
    doubleIn(offer, OFFER_STAY) + <f64>wordAt(offer, OFFER_OUT_COST) + <f64>wordAt(offer, OFFER_BACK_COST);
  if (cost !== known) return cost < known;
  const order = compareRoutes(route, wordAt(offer, OFFER_ROUTE));
  if (order !== 0) return order < 0;
  const id = unsignedAt(flightId, out);
  const knownId = unsignedAt(flightId, knownOut);
  if (id !== knownId) return id < knownId;
  if (day !== wordAt(offer, OFFER_DAY)) return day < wordAt(offer, OFFER_DAY);
  return unsignedAt(flightId, back) < unsignedAt(flightId, wordAt(offer, OFFER_BACK));
}

/** Order of two routes: airports of departure by code, then airports of arrival. @returns below 0, 0 or above 0 */
export function compareRoutes(one: i32, other: i32): i32 {
  if (one === other) return 0;
  const from = unsignedAt(airportCode, shortAt(routeFrom, one));
  const otherFrom = unsignedAt(airportCode, shortAt(routeFrom, other));
  if (from !== otherFrom) return from < otherFrom ? -1 : 1;
  return unsignedAt(airportCode, shortAt(routeTo, one)) < unsignedAt(airportCode, shortAt(routeTo, other))
    ? -1
    : 1;
}
