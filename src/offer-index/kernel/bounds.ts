import {
  FLIGHTS_LOWEST,
  NO_FLIGHT,
  NO_WEIGHT,
  SEASON_LOWEST_WEIGHT,
  SEASON_ROOMS,
  TRIP_BLOCKS,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_SEASONS,
  TRIP_WORDS,
  WEEK,
} from '../memory/layout';
import { setTwoDoubles, shortAt, twoDoublesAt, twoWordsAt, wordAt } from './access';
import { boundsOf, flightsTo } from './flights';
import { hotelAirportSet, hotelLowest, hotelRows, hotelWeeks } from './tables';
import { seasonAt } from './trips';

/** Bounds on what an offer of a hotel costs, from tables of hotels alone: no plan is read. */

/**
 * A bound on what an offer of a hotel, and of the hotel in the next row, costs in a season: for each block of check-in the
 * cheapest
 * flights with the cheapest nights of stays that begin there. The first week of a stay begins in the block, what follows may
 * begin in
 * the next one. Each of several rooms is rounded on its own.
 * @param weight of the party in per cent of an adult's rate, at least: of several rooms the sum
 * @param flights to both hotels
 * @returns two floats in minor units; infinite where nothing flies
 */
export function boundTwo(trip: usize, season: usize, weight: i32, flights: usize, hotel: i32): v128 {
  const lows = boundsOf(flights);
  const words = wordAt(trip, TRIP_WORDS);
  const longerLows = lows + ((<usize>words) << 2);
  const blocks = trip + TRIP_BLOCKS * 4;
  const nights = wordAt(trip, TRIP_NIGHTS_FROM);
  const isRange = nights !== wordAt(trip, TRIP_NIGHTS_TO);
  const weeks = nights / WEEK;
  const longerWeeks = (nights + 1) / WEEK;
  const hasWeeks = isRange ? longerWeeks > 0 : weeks > 0;
  const factor = f64x2.splat(<f64>weight);
  let least = f64x2.splat(Infinity);
  let row = wordAt(blocks, 0) * hotelRows + hotel;
  let night = twoAt(hotelLowest, row);
  let week = hasWeeks ? twoAt(hotelWeeks, row) : night;
  for (let word = 0; word < words; word += 1) {
    row = wordAt(blocks, word + 1) * hotelRows + hotel;
    const nextNight = twoAt(hotelLowest, row);
    const nextWeek = hasWeeks ? twoAt(hotelWeeks, row) : nextNight;
    const anyNight = f64x2.pmin(night, nextNight);
    const anyWeek = f64x2.pmin(week, nextWeek);
    const stay = leastOfNights(nights, weeks, anyNight, week, anyWeek);
    least = f64x2.pmin(least, addFlights(wordAt(lows, word), f64x2.mul(stay, factor)));
    if (isRange) {
      const longer = leastOfNights(nights + 1, longerWeeks, anyNight, week, anyWeek);
      least = f64x2.pmin(least, addFlights(wordAt(longerLows, word), f64x2.mul(longer, factor)));
    }
    night = nextNight;
    week = nextWeek;
  }
  const rounded = f64x2.floor(f64x2.div(least, f64x2.splat(100)));
  return f64x2.sub(rounded, f64x2.splat(<f64>max(0, wordAt(season, SEASON_ROOMS) - 1)));
}

/** Numbers of two rows side by side as floats. @param row of the first hotel in its block */
function twoAt(table: usize, row: i32): v128 {
  return f64x2.convert_low_i32x4_u(twoWordsAt(table, row));
}

/**
 * A bound on the sum of an adult's rates for a stay, minor units, of two hotels.
 * @param weeks whole weeks of the stay; the first costs at least `week`, each further one at least `anyWeek`
 * @param anyNight what each night beyond whole weeks costs at least
 */
function leastOfNights(nights: i32, weeks: i32, anyNight: v128, week: v128, anyWeek: v128): v128 {
  const single = f64x2.mul(f64x2.splat(<f64>(nights - weeks * WEEK)), anyNight);
  if (weeks === 0) return single;
  return f64x2.add(single, f64x2.add(week, f64x2.mul(f64x2.splat(<f64>(weeks - 1)), anyWeek)));
}

/** Adds the cost of flights to stays. @param cost minor units @param stay hundredths of a minor unit @returns hundredths */
function addFlights(cost: i32, stay: v128): v128 {
  return f64x2.add(f64x2.splat(<f64>cost * 100), stay);
}

/**
 * Writes a bound for each of some hotels on what their cheapest offer costs, over all seasons, whatever the room.
 * @param hotels their rows, `count` of them
 * @param bounds where the bounds go, a float in minor units each; room for one more than there are hotels
 */
export function boundAll(trip: usize, hotels: usize, count: i32, bounds: usize): void {
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let place = 0; place < seasons; place += 1) {
    const season = seasonAt(trip, place);
    const weight = wordAt(season, SEASON_LOWEST_WEIGHT);
    for (let at = 0; at < count; ) {
      const hotel = wordAt(hotels, at);
      const set = shortAt(hotelAirportSet, hotel);
      // Most hotels lie side by side, those with the same airports too.
      const isPair =
        at + 1 < count && wordAt(hotels, at + 1) === hotel + 1 && shortAt(hotelAirportSet, hotel + 1) === set;
      const first = at;
      at += isPair ? 2 : 1;
      let bound = f64x2.splat(Infinity);
      if (weight !== NO_WEIGHT) {
        const flights = flightsTo(season, set);
        if (wordAt(flights, FLIGHTS_LOWEST) !== NO_FLIGHT)
          bound = boundTwo(trip, season, weight, flights, hotel);
      }
      // For a single hotel the second float is overwritten with the next hotel.
      const known = place === 0 ? bound : twoDoublesAt(bounds, first);
      setTwoDoubles(
        bounds,
        first,
        isPair ? f64x2.pmin(bound, known) : v128.shuffle<i64>(f64x2.pmin(bound, known), known, 0, 3),
      );
    }
  }
}
