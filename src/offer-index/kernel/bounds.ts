import {
  NO_FLIGHT,
  NO_WEIGHT,
  SEASON_LOWEST_WEIGHT,
  TRIP_BLOCKS,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_SEASONS,
  TRIP_WORDS,
  WEEK,
} from '../memory/layout';
import { boundsOf, flightsTo, LOWEST } from './flights';
import { hotelAirportSet, hotelLowest, hotelRows, hotelWeeks, shortAt, wordAt } from './tables';
import { seasonAt } from './trips';

/** What an offer of a hotel costs at least, told without looking at its plans. */

/**
 * What an offer of a hotel, and of the one in the next row, costs at least in a season: the cheapest flights of each block of days with the
 * cheapest nights of the stays that begin there. Their first week begins in the block, whatever follows it may begin in the next one.
 * @param weight the party's, at least
 */
export function boundTwo(trip: usize, weight: i32, flights: usize, hotel: i32): v128 {
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
  return f64x2.floor(f64x2.div(least, f64x2.splat(100)));
}

/** Numbers of a hotel and of the next. */
function twoAt(table: usize, row: i32): v128 {
  return f64x2.convert_low_i32x4_u(v128.load64_zero(table + ((<usize>row) << 2)));
}

function leastOfNights(nights: i32, weeks: i32, anyNight: v128, week: v128, anyWeek: v128): v128 {
  const single = f64x2.mul(f64x2.splat(<f64>(nights - weeks * WEEK)), anyNight);
  if (weeks === 0) return single;
  return f64x2.add(single, f64x2.add(week, f64x2.mul(f64x2.splat(<f64>(weeks - 1)), anyWeek)));
}

/** Stays come in hundredths. */
function addFlights(cost: i32, stay: v128): v128 {
  return f64x2.add(f64x2.splat(<f64>cost * 100), stay);
}

/** What an offer of each hotel costs at least, in whatever room: cheaper than looking at rooms. @param bounds room for one more than there are */
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
      const cell = bounds + ((<usize>at) << 3);
      at += isPair ? 2 : 1;
      let bound = f64x2.splat(Infinity);
      if (weight !== NO_WEIGHT) {
        const flights = flightsTo(season, set);
        if (wordAt(flights, LOWEST) !== NO_FLIGHT) bound = boundTwo(trip, weight, flights, hotel);
      }
      // Of a hotel alone the second place is written anew with the next one.
      const known = place === 0 ? bound : v128.load(cell);
      v128.store(
        cell,
        isPair ? f64x2.pmin(bound, known) : v128.shuffle<i64>(f64x2.pmin(bound, known), known, 0, 3),
      );
    }
  }
}
