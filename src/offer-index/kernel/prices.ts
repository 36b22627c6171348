import {
  FITTING_WORDS,
  FLIGHTS_LOWEST,
  NO_FLIGHT,
  NO_WEIGHT,
  OFFER_CHECK_IN,
  OFFER_NIGHTS,
  OFFER_PLAN,
  SEASON_FITTING,
  SEASON_LOWEST_WEIGHTS,
  SEASON_ROOM_SEASONS,
  SEASON_ROOMS,
  TRIP_BOARDS,
  TRIP_IS_FREE,
  TRIP_MOST,
  TRIP_ROOMS,
  TRIP_SEASONS,
} from '../memory/layout';
import { doubleIn, shortAt, wordAt } from './access';
import { boundTwo } from './bounds';
import { flightsTo } from './flights';
import { hotelOf, setStay, totalOf } from './offers';
import { priceRooms } from './several-rooms';
import { bestCheckIn, bestNights, bestPlan, bestTotal, isWantedRoom, priceStays, restoreBest } from './stays';
import { hotelAirportSet, hotelOccupancies, hotelPlans, planNext, planTraits } from './tables';
import { seasonAt } from './trips';

/** The cheapest stay of a hotel or of a plan. */

/**
 * Compares the cheapest stay of a hotel, over all seasons of the trip, with the best stay so far and keeps the cheaper one.
 * @param hotel its row
 */
export function priceHotel(trip: usize, hotel: i32): void {
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) priceIn(trip, seasonAt(trip, at), hotel);
}

/** The same for one season. Skips a hotel that has no flights, takes nobody, or whose bound is above the best total. */
function priceIn(trip: usize, season: usize, hotel: i32): void {
  const flights = flightsTo(season, shortAt(hotelAirportSet, hotel));
  if (wordAt(flights, FLIGHTS_LOWEST) === NO_FLIGHT) return;
  const hasRooms = wordAt(season, SEASON_ROOMS) > 1;
  const weight = hasRooms ? lowestWeightOfRooms(season, hotel) : lowestWeight(season, hotel);
  if (weight === NO_WEIGHT) return;
  // A bound decides nothing before there is a best stay.
  const isKnown = bestTotal < doubleIn(trip, TRIP_MOST);
  if (isKnown && f64x2.extract_lane(boundTwo(trip, season, weight, flights, hotel), 0) > bestTotal) return;
  if (hasRooms) {
    priceRooms(trip, season, hotel, flights);
    return;
  }
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (isWantedRoom(wordAt(planTraits, plan), rooms, boards))
      priceStays(trip, season, plan, flights, wordAt(trip, TRIP_IS_FREE) !== 0);
  }
}

/**
 * Lowest weight of the party in any room of a hotel, in per cent of an adult's rate; `NO_WEIGHT` where it fits into none.
 * Kinds of
 * occupancy that share a bit make it a bound.
 */
function lowestWeight(season: usize, hotel: i32): i32 {
  let lowest = NO_WEIGHT;
  const weights = <usize>wordAt(season, SEASON_LOWEST_WEIGHTS);
  for (let word = 0; word < FITTING_WORDS; word += 1) {
    let bits = wordAt(hotelOccupancies, hotel * FITTING_WORDS + word) & wordAt(season, SEASON_FITTING + word);
    for (; bits !== 0; bits &= bits - 1) lowest = min(lowest, wordAt(weights, word * 32 + ctz(bits)));
  }
  return lowest;
}

/** The sum of the lowest weights of several rooms; `NO_WEIGHT` where one of them fits into none. */
function lowestWeightOfRooms(season: usize, hotel: i32): i32 {
  const rooms = <usize>wordAt(season, SEASON_ROOM_SEASONS);
  let sum = 0;
  for (let room = wordAt(season, SEASON_ROOMS) - 1; room >= 0; room -= 1) {
    const weight = lowestWeight(<usize>wordAt(rooms, room), hotel);
    if (weight === NO_WEIGHT) return NO_WEIGHT;
    sum += weight;
  }
  return sum;
}

/** Writes the best stay so far into an offer. @param offer its address */
export function storeBest(offer: usize): void {
  setStay(offer, bestTotal, bestPlan, bestCheckIn, bestNights, -1);
}

/**
 * Writes the cheapest stay of a plan into an offer where it is cheaper than the stay that the offer has, or as cheap and
 * earlier in order.
 * @param plan its row, `offer` the address of its words
 */
export function takePlan(trip: usize, plan: i32, offer: usize): void {
  const seasons = wordAt(trip, TRIP_SEASONS);
  const set = shortAt(hotelAirportSet, hotelOf(plan));
  restoreBest(
    totalOf(offer),
    wordAt(offer, OFFER_PLAN),
    wordAt(offer, OFFER_CHECK_IN),
    wordAt(offer, OFFER_NIGHTS),
  );
  for (let place = 0; place < seasons; place += 1) {
    const season = seasonAt(trip, place);
    priceStays(trip, season, plan, flightsTo(season, set), wordAt(trip, TRIP_IS_FREE) !== 0);
  }
  storeBest(offer);
}
