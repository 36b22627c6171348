import {
  AIRPORTS_PER_SET,
  BOX_EAST,
  BOX_NORTH,
  BOX_SOUTH,
  BOX_WEST,
  FILTER_ATTRIBUTES,
  FILTER_HAS_STARS,
  FILTER_RATING,
  FILTER_STARS,
  LIST_LENGTH,
  LIST_START,
  LIST_WORDS,
  NO_AIRPORT,
  TRIP_ARRIVALS,
  TRIP_IS_PACKAGE,
} from '../memory/layout';
import { hasBit } from './bits';
import {
  airportSet,
  byteAt,
  hotelAirportSet,
  hotelAttributes,
  hotelCategory,
  hotelPosition,
  hotelRating,
  listedHotels,
  placeBox,
  placeList,
  setWord,
  shortAt,
  wordAt,
} from './tables';

/** Hotels that may be in an answer, by what they are and where they lie. Filters and boxes are as `layout.ts` says, address 0 is none. */

/** Groups of filters that a hotel can fail. */
export const FAILS_STARS = 1;
export const FAILS_RATING = 2;
export const FAILS_ATTRIBUTES = 4;

/** Tells which groups of a filter a hotel fails, as bits. */
export function failsOf(filter: usize, hotel: i32): i32 {
  if (filter === 0) return 0;
  let failed = 0;
  if (
    wordAt(filter, FILTER_HAS_STARS) !== 0 &&
    !hasBit(filter + FILTER_STARS * 4, byteAt(hotelCategory, hotel))
  )
    failed |= FAILS_STARS;
  if (byteAt(hotelRating, hotel) < wordAt(filter, FILTER_RATING)) failed |= FAILS_RATING;
  const low = wordAt(filter, FILTER_ATTRIBUTES) & ~wordAt(hotelAttributes, hotel * 2);
  const high = wordAt(filter, FILTER_ATTRIBUTES + 1) & ~wordAt(hotelAttributes, hotel * 2 + 1);
  if ((low | high) !== 0) failed |= FAILS_ATTRIBUTES;
  return failed;
}

/** Writes those of some hotels that a trip may lead to, pass a filter and lie in a box behind each other. @returns how many there are */
export function keepHotels(
  trip: usize,
  filter: usize,
  box: usize,
  hotels: usize,
  count: i32,
  into: usize,
): i32 {
  const arrivals = wordAt(trip, TRIP_IS_PACKAGE) === 0 ? <usize>wordAt(trip, TRIP_ARRIVALS) : 0;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    if (arrivals !== 0 && !isReached(arrivals, hotel)) continue;
    if (box !== 0 && !liesInside(box, hotel)) continue;
    if (failsOf(filter, hotel) !== 0) continue;
    setWord(into, kept, hotel);
    kept += 1;
  }
  return kept;
}

/** The same for all hotels that are sold in some places. */
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
    kept += keepHotels(trip, filter, box, hotels, wordAt(list, LIST_LENGTH), behind);
  }
  return kept;
}

/** Hotel-only: a hotel counts when it is reached from an airport asked for. With flights their prices decide. */
function isReached(arrivals: usize, hotel: i32): bool {
  const first = shortAt(hotelAirportSet, hotel) * AIRPORTS_PER_SET;
  for (let place = first; place < first + AIRPORTS_PER_SET; place += 1) {
    const airport = shortAt(airportSet, place);
    if (airport !== NO_AIRPORT && hasBit(arrivals, airport)) return true;
  }
  return false;
}

/** A side of a box, or a place on the map. */
function degreesAt(table: usize, word: i32): f64 {
  return load<f64>(table + ((<usize>word) << 2));
}

function liesInside(box: usize, hotel: i32): bool {
  const latitude = degreesAt(hotelPosition, hotel * 4);
  const longitude = degreesAt(hotelPosition, hotel * 4 + 2);
  if (latitude < degreesAt(box, BOX_SOUTH) || latitude > degreesAt(box, BOX_NORTH)) return false;
  const west = degreesAt(box, BOX_WEST);
  const east = degreesAt(box, BOX_EAST);
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** Whether no hotel of a place is inside. */
function liesOutside(box: usize, place: i32): bool {
  const own = placeBox + ((<usize>place) << 5);
  if (degreesAt(own, BOX_NORTH) < degreesAt(box, BOX_SOUTH)) return true;
  if (degreesAt(own, BOX_SOUTH) > degreesAt(box, BOX_NORTH)) return true;
  const isWest = degreesAt(own, BOX_EAST) < degreesAt(box, BOX_WEST);
  const isEast = degreesAt(own, BOX_WEST) > degreesAt(box, BOX_EAST);
  return degreesAt(box, BOX_WEST) <= degreesAt(box, BOX_EAST) ? isWest || isEast : isWest && isEast;
}
