import {
  BLOCK_DAYS,
  BOARD_SHIFT,
  DOES_NOT_FIT,
  NO_FLIGHT,
  NO_WEIGHT,
  OCCUPANCY_SHIFT,
  PLAN_HOTEL,
  PLAN_WORDS,
  SEASON_FITTING,
  SEASON_LOWEST_WEIGHT,
  SEASON_LOWEST_WEIGHTS,
  SEASON_WEIGHTS,
  SELLABLE,
  TRIP_BLOCKS,
  TRIP_BOARDS,
  TRIP_EXCLUDES,
  TRIP_HAS_FORTNIGHT,
  TRIP_HAS_LIMIT,
  TRIP_HAS_WEEK,
  TRIP_IS_FREE,
  TRIP_MOST,
  TRIP_NIGHTS_FROM,
  TRIP_NIGHTS_TO,
  TRIP_ROOMS,
  TRIP_SEASONS,
  TRIP_STATE,
  TRIP_WORDS,
  UNION_WORDS,
  WEEK,
} from '../layout';
import { anyDaysOf, boundsOf, flightsTo, LOWEST, provenDaysOf } from './flights';
import {
  bestCheckIn,
  bestNights,
  bestPlan,
  bestTotal,
  hasStay,
  keepBest,
  priceStays,
  startBest,
} from './stays';
import {
  firstFortnight,
  firstTraits,
  firstWeek,
  hotelAirportSet,
  hotelId,
  hotelLowest,
  hotelNights,
  hotelOccupancies,
  hotelPlans,
  hotelRows,
  hotelWeeks,
  largestFortnight,
  largestTraits,
  largestWeek,
  planNext,
  plan as plans,
  planTraits,
  samplePlan,
  setWord,
  shortAt,
  unsignedAt,
  wordAt,
} from './tables';
import { seasonAt } from './trips';

/** Room for a hotel that is looked at alone, and for what is said of it. */
let alone: usize = 0;

export function openHotels(scratch: usize): void {
  alone = scratch;
}

function isWantedRoom(traits: i32, rooms: i32, boards: i32): bool {
  return ((rooms >>> (traits & 15)) & (boards >>> ((traits >>> BOARD_SHIFT) & 7)) & 1) !== 0;
}

/** Days of a word from which so many nights on can be stayed, by bits of the word and of the next one. */
function findRuns(word: i32, next: i32, nights: i32): i32 {
  let runs = word;
  let later = next;
  for (let length = 1; length < nights; ) {
    const step = min(length, nights - length);
    runs &= (runs >>> step) | (later << (BLOCK_DAYS - step));
    later &= later >>> step;
    length += step;
  }
  return runs;
}

/** Whether no plan of a hotel has a room for the shortest stay, or takes anybody, on any day with flights. */
function isRuledOut(trip: usize, hotel: i32, days: usize): bool {
  if (wordAt(trip, TRIP_STATE) === SELLABLE) return false;
  const words = wordAt(trip, TRIP_WORDS);
  const excludes = wordAt(trip, TRIP_EXCLUDES);
  for (let word = 0; word < words; word += 1) {
    const at = (wordAt(trip, TRIP_BLOCKS + word) * hotelRows + hotel) * UNION_WORDS;
    const wanted = wordAt(days, word) & (excludes === 0 ? -1 : wordAt(hotelNights, at + excludes));
    if (wanted === 0) continue;
    const next = wordAt(
      hotelNights,
      (wordAt(trip, TRIP_BLOCKS + word + 1) * hotelRows + hotel) * UNION_WORDS,
    );
    if ((findRuns(wordAt(hotelNights, at), next, wordAt(trip, TRIP_NIGHTS_FROM)) & wanted) !== 0)
      return false;
  }
  return true;
}

/** Whether a hotel has any offer; a highest total counts. */
export function hasOffer(trip: usize, hotel: i32): bool {
  if (wordAt(trip, TRIP_HAS_LIMIT) !== 0) {
    startBest(load<f64>(trip + TRIP_MOST * 4));
    priceHotel(trip, hotel);
    return bestPlan >= 0;
  }
  setWord(alone, 0, hotel);
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) {
    if (listOfferedIn(trip, seasonAt(trip, at), alone, 1, alone + 4) === 1) return true;
  }
  return false;
}

/** Writes those of some hotels that have an offer behind each other. @returns how many there are */
export function listOffered(trip: usize, hotels: usize, count: i32, offered: usize): i32 {
  if (wordAt(trip, TRIP_SEASONS) === 1 && wordAt(trip, TRIP_HAS_LIMIT) === 0)
    return listOfferedIn(trip, seasonAt(trip, 0), hotels, count, offered);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    if (!hasOffer(trip, hotel)) continue;
    setWord(offered, found, hotel);
    found += 1;
  }
  return found;
}

/** The same in a season, whatever the price: by samples where these tell, by plans else. This loop meets every hotel there is. */
function listOfferedIn(trip: usize, season: usize, hotels: usize, count: i32, offered: usize): i32 {
  const weights = <usize>wordAt(season, SEASON_WEIGHTS);
  const fittingLow = wordAt(season, SEASON_FITTING);
  const fittingHigh = wordAt(season, SEASON_FITTING + 1);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  const isProvable = (wordAt(trip, TRIP_HAS_WEEK) | wordAt(trip, TRIP_HAS_FORTNIGHT)) !== 0;
  // Hotels with the same airports come one after another.
  let lastSet = -1;
  let flights: usize = 0;
  let isFlown = false;
  let days: usize = 0;
  let found = offered;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    const set = shortAt(hotelAirportSet, hotel);
    if (set !== lastSet) {
      flights = flightsTo(season, set);
      isFlown = wordAt(flights, LOWEST) !== NO_FLIGHT;
      if (isFlown) days = provenDaysOf(flights);
      lastSet = set;
    }
    if (!isFlown) continue;
    const first = wordAt(firstTraits, hotel);
    if (
      !isProvable ||
      !isWantedRoom(first, rooms, boards) ||
      first === 0 ||
      wordAt(weights, first >>> OCCUPANCY_SHIFT) === DOES_NOT_FIT ||
      !proves(trip, hotel, firstWeek, firstFortnight, days)
    ) {
      const fitsLow = wordAt(hotelOccupancies, hotel * 2) & fittingLow;
      const fitsHigh = wordAt(hotelOccupancies, hotel * 2 + 1) & fittingHigh;
      if ((fitsLow | fitsHigh) === 0) continue;
      const largest = wordAt(largestTraits, hotel);
      if (
        !isProvable ||
        wordAt(samplePlan, hotel * 2) === wordAt(samplePlan, hotel * 2 + 1) ||
        !isWantedRoom(largest, rooms, boards) ||
        wordAt(weights, largest >>> OCCUPANCY_SHIFT) === DOES_NOT_FIT ||
        !proves(trip, hotel, largestWeek, largestFortnight, days)
      ) {
        if (isRuledOut(trip, hotel, anyDaysOf(flights)) || !hasPlan(trip, season, hotel, flights)) continue;
      }
    }
    store<i32>(found, hotel);
    found += 4;
  }
  return <i32>((found - offered) >> 2);
}

/** Whether a sample has a stay that can be flown to. */
function proves(trip: usize, hotel: i32, week: usize, fortnight: usize, days: usize): bool {
  const words = wordAt(trip, TRIP_WORDS);
  const hasWeek = wordAt(trip, TRIP_HAS_WEEK) !== 0;
  const hasFortnight = wordAt(trip, TRIP_HAS_FORTNIGHT) !== 0;
  for (let word = 0; word < words; word += 1) {
    const row = wordAt(trip, TRIP_BLOCKS + word) * hotelRows + hotel;
    if (hasWeek && (wordAt(week, row) & wordAt(days, word)) !== 0) return true;
    if (hasFortnight && (wordAt(fortnight, row) & wordAt(days, words + word)) !== 0) return true;
  }
  return false;
}

function hasPlan(trip: usize, season: usize, hotel: i32, flights: usize): bool {
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    const isWanted = isWantedRoom(wordAt(planTraits, plan), rooms, boards);
    if (isWanted && hasStay(trip, season, plan, flights)) return true;
  }
  return false;
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

/**
 * What an offer of a hotel, and of the one in the next row, costs at least in a season: the cheapest flights of each block of days with the
 * cheapest nights of the stays that begin there. Their first week begins in the block, whatever follows it may begin in the next one.
 * @param weight the party's, at least
 */
function boundTwo(trip: usize, weight: i32, flights: usize, hotel: i32): v128 {
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

/** Takes the cheapest stay of hotels that have one as the best: from the lowest bound on, as long as it is not above what was found. */
export function findCheapest(trip: usize, hotels: usize, count: i32, bounds: usize, order: usize): void {
  boundAll(trip, hotels, count, bounds);
  startBest(load<f64>(trip + TRIP_MOST * 4));
  const first = lowestOf(bounds, count);
  takeHotel(trip, wordAt(hotels, first));
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    if (at === first || load<f64>(bounds + ((<usize>at) << 3)) > bestTotal) continue;
    setWord(order, left, at);
    left += 1;
  }
  for (let at = left / 2 - 1; at >= 0; at -= 1) sink(bounds, order, at, left);
  while (left > 0) {
    const next = wordAt(order, 0);
    if (load<f64>(bounds + ((<usize>next) << 3)) > bestTotal) return;
    left -= 1;
    setWord(order, 0, wordAt(order, left));
    sink(bounds, order, 0, left);
    takeHotel(trip, wordAt(hotels, next));
  }
}

/** Restores a heap of places, the lowest bound first, below one of them. */
function sink(bounds: usize, heap: usize, from: i32, count: i32): void {
  const moved = wordAt(heap, from);
  const bound = load<f64>(bounds + ((<usize>moved) << 3));
  let at = from;
  while (at * 2 + 1 < count) {
    let child = at * 2 + 1;
    let least = load<f64>(bounds + ((<usize>wordAt(heap, child)) << 3));
    if (child + 1 < count) {
      const other = load<f64>(bounds + ((<usize>wordAt(heap, child + 1)) << 3));
      if (other < least) {
        least = other;
        child += 1;
      }
    }
    if (least >= bound) break;
    setWord(heap, at, wordAt(heap, child));
    at = child;
  }
  setWord(heap, at, moved);
}

function lowestOf(bounds: usize, count: i32): i32 {
  let place = 0;
  let lowest = load<f64>(bounds);
  for (let at = 1; at < count; at += 1) {
    const bound = load<f64>(bounds + ((<usize>at) << 3));
    if (bound >= lowest) continue;
    lowest = bound;
    place = at;
  }
  return place;
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

/** Prices a hotel for itself and keeps the better one: at the same total the lower hotel id wins, whichever was looked at first. */
function takeHotel(trip: usize, hotel: i32): void {
  const total = bestTotal;
  const plan = bestPlan;
  const checkIn = bestCheckIn;
  const nights = bestNights;
  startBest(total);
  priceHotel(trip, hotel);
  const isBetter = bestPlan >= 0 && (bestTotal < total || plan < 0 || idOfHotel(bestPlan) < idOfHotel(plan));
  if (!isBetter) keepBest(total, plan, checkIn, nights);
}

function idOfHotel(plan: i32): u32 {
  return unsignedAt(hotelId, wordAt(plans, plan * PLAN_WORDS + PLAN_HOTEL));
}
