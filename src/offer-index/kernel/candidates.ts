import {
  AIRPORTS_PER_SET,
  ATTRIBUTE_WORDS,
  BOX_EAST,
  BOX_NORTH,
  BOX_SOUTH,
  BOX_WEST,
  BOX_WORDS,
  FILTER_ATTRIBUTES,
  FILTER_HAS_STARS,
  FILTER_RATING,
  FILTER_STARS,
  LIST_LENGTH,
  LIST_START,
  LIST_WORDS,
  NO_AIRPORT,
  POSITION_LATITUDE,
  POSITION_LONGITUDE,
  POSITION_WORDS,
  TRIP_ARRIVALS,
  TRIP_IS_PACKAGE,
  TRIP_RANGE,
} from '../memory/layout';
import { byteAt, doubleIn, setWord, shortAt, wordAt } from './access';
import { hasBit } from './bits';
import {
  airportSet,
  hotelAirportSet,
  hotelAttributes,
  hotelCategory,
  hotelPosition,
  hotelRating,
  listedHotels,
  placeBox,
  placeList,
} from './tables';

/**
 * Hotels that may be in an answer, by their facts and their place. Filters and boxes are records of `layout.ts`; address
 * 0 is none.
 */

/** Groups of filters that a hotel can fail. */
export const FAILS_STARS = 1;
export const FAILS_RATING = 2;
export const FAILS_ATTRIBUTES = 4;

/** The groups of a filter that a hotel fails, as bits `FAILS_…`. @param filter its address, 0 for none @param hotel its row */
export function failsOf(filter: usize, hotel: i32): i32 {
  if (filter === 0) return 0;
  let failed = 0;
  if (
    wordAt(filter, FILTER_HAS_STARS) !== 0 &&
    !hasBit(filter + FILTER_STARS * 4, byteAt(hotelCategory, hotel))
  )
    failed |= FAILS_STARS;
  if (byteAt(hotelRating, hotel) < wordAt(filter, FILTER_RATING)) failed |= FAILS_RATING;
  const low = wordAt(filter, FILTER_ATTRIBUTES) & ~wordAt(hotelAttributes, hotel * ATTRIBUTE_WORDS);
  const high = wordAt(filter, FILTER_ATTRIBUTES + 1) & ~wordAt(hotelAttributes, hotel * ATTRIBUTE_WORDS + 1);
  if ((low | high) !== 0) failed |= FAILS_ATTRIBUTES;
  return failed;
}

/**
 * Lists those of some hotels of the trip's range that it can reach, that lie in a box and pass a filter, in the same order.
 * @param filter and `box`: their addresses, 0 for none
 * @param hotels rows, `count` of them
 * @param into where the rows go
 * @returns how many there are
 */
export function filterHotels(
  trip: usize,
  filter: usize,
  box: usize,
  hotels: usize,
  count: i32,
  into: usize,
): i32 {
  const arrivals = wordAt(trip, TRIP_IS_PACKAGE) === 0 ? <usize>wordAt(trip, TRIP_ARRIVALS) : 0;
  const range = <usize>wordAt(trip, TRIP_RANGE);
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    if (range !== 0 && !hasBit(range, hotel)) continue;
    if (arrivals !== 0 && !isReached(arrivals, hotel)) continue;
    if (box !== 0 && !liesInside(box, hotel)) continue;
    if (failsOf(filter, hotel) !== 0) continue;
    setWord(into, kept, hotel);
    kept += 1;
  }
  return kept;
}

/**
 * Lists the hotels of some places that pass the same tests.
 * @param places rows of places, `count` of them
 * @param into where the rows of the hotels go
 * @returns how many there are
 */
export function gatherHotels(
  trip: usize,
  filter: usize,
  box: usize,
  places: usize,
  count: i32,
  into: usize,
): i32 {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = wordAt(places, at);
    if (box !== 0 && liesOutside(box, place)) continue;
    const list = placeList + ((<usize>(place * LIST_WORDS)) << 2);
    const hotels = listedHotels + ((<usize>wordAt(list, LIST_START)) << 2);
    const behind = into + ((<usize>kept) << 2);
    kept += filterHotels(trip, filter, box, hotels, wordAt(list, LIST_LENGTH), behind);
  }
  return kept;
}

/**
 * Whether a hotel is reached from one of some airports. Only for hotel-only trips: with flights their prices decide.
 * @param arrivals a bit for each airport
 */
function isReached(arrivals: usize, hotel: i32): bool {
  const first = shortAt(hotelAirportSet, hotel) * AIRPORTS_PER_SET;
  for (let place = first; place < first + AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, place);
    if (airport !== NO_AIRPORT && hasBit(arrivals, airport)) return true;
  }
  return false;
}

/** Whether a hotel lies in a box on the map; a box whose west is greater than its east crosses the date line. */
function liesInside(box: usize, hotel: i32): bool {
  const latitude = doubleIn(hotelPosition, hotel * POSITION_WORDS + POSITION_LATITUDE);
  const longitude = doubleIn(hotelPosition, hotel * POSITION_WORDS + POSITION_LONGITUDE);
  if (latitude < doubleIn(box, BOX_SOUTH) || latitude > doubleIn(box, BOX_NORTH)) return false;
  const west = doubleIn(box, BOX_WEST);
  const east = doubleIn(box, BOX_EAST);
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/**
 * Whether no hotel of a place can lie in a box: compares it with the box around all hotels that the place ever had.
 * @param place its row
 */
function liesOutside(box: usize, place: i32): bool {
  const own = placeBox + ((<usize>(place * BOX_WORDS)) << 2);
  if (doubleIn(own, BOX_NORTH) < doubleIn(box, BOX_SOUTH)) return true;
  if (doubleIn(own, BOX_SOUTH) > doubleIn(box, BOX_NORTH)) return true;
  const isWest = doubleIn(own, BOX_EAST) < doubleIn(box, BOX_WEST);
  const isEast = doubleIn(own, BOX_WEST) > doubleIn(box, BOX_EAST);
  return doubleIn(box, BOX_WEST) <= doubleIn(box, BOX_EAST) ? isWest || isEast : isWest && isEast;
}
