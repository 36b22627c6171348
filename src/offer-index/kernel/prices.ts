import {
  NO_FLIGHT,
  NO_WEIGHT,
  OFFER_CHECK_IN,
  OFFER_NIGHTS,
  OFFER_PLAN,
  SEASON_FITTING,
  SEASON_LOWEST_WEIGHTS,
  TRIP_BOARDS,
  TRIP_IS_FREE,
  TRIP_MOST,
  TRIP_ROOMS,
  TRIP_SEASONS,
} from '../memory/layout';
import { boundTwo } from './bounds';
import { flightsTo, LOWEST } from './flights';
import { hotelOf, setStay, totalOf } from './offers';
import { bestCheckIn, bestNights, bestPlan, bestTotal, isWantedRoom, keepBest, priceStays } from './stays';
import {
  hotelAirportSet,
  hotelOccupancies,
  hotelPlans,
  planNext,
  planTraits,
  shortAt,
  wordAt,
} from './tables';
import { seasonAt } from './trips';

/** The cheapest stay of one hotel, or of one of its plans. */

/** Takes the cheapest stay of a hotel as the best where it beats it. */
export function priceHotel(trip: usize, hotel: i32): void {
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) priceIn(trip, seasonAt(trip, at), hotel);
}

function priceIn(trip: usize, season: usize, hotel: i32): void {
  const flights = flightsTo(season, shortAt(hotelAirportSet, hotel));
  if (wordAt(flights, LOWEST) === NO_FLIGHT) return;
  const weight = lowestWeight(season, hotel);
  if (weight === NO_WEIGHT) return;
  // Where nothing is known yet, there is nothing to be dearer than.
  const isKnown = bestTotal < load<f64>(trip + TRIP_MOST * 4);
  if (isKnown && f64x2.extract_lane(boundTwo(trip, weight, flights, hotel), 0) > bestTotal) return;
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (isWantedRoom(wordAt(planTraits, plan), rooms, boards))
      priceStays(trip, season, plan, flights, wordAt(trip, TRIP_IS_FREE) !== 0);
  }
}

/** Lowest weight of a party in any room of a hotel; `NO_WEIGHT` where it fits into none. */
function lowestWeight(season: usize, hotel: i32): i32 {
  let lowest = NO_WEIGHT;
  const weights = <usize>wordAt(season, SEASON_LOWEST_WEIGHTS);
  for (let word = 0; word < 2; word += 1) {
    let bits = wordAt(hotelOccupancies, hotel * 2 + word) & wordAt(season, SEASON_FITTING + word);
    for (; bits !== 0; bits &= bits - 1) lowest = min(lowest, wordAt(weights, word * 32 + ctz(bits)));
  }
  return lowest;
}

/** Takes the best stay as an offer. */
export function keepOffer(offer: usize): void {
  setStay(offer, bestTotal, bestPlan, bestCheckIn, bestNights, -1);
}

/** Takes the cheapest stay of a plan into an offer where it beats it. */
export function takePlan(trip: usize, plan: i32, offer: usize): void {
  const seasons = wordAt(trip, TRIP_SEASONS);
  const set = shortAt(hotelAirportSet, hotelOf(plan));
  keepBest(
    totalOf(offer),
    wordAt(offer, OFFER_PLAN),
    wordAt(offer, OFFER_CHECK_IN),
    wordAt(offer, OFFER_NIGHTS),
  );
  for (let place = 0; place < seasons; place += 1) {
    const season = seasonAt(trip, place);
    priceStays(trip, season, plan, flightsTo(season, set), wordAt(trip, TRIP_IS_FREE) !== 0);
  }
  keepOffer(offer);
}
