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
  SEASON_WORDS,
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
  TRIP_SEASON,
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

/** Whether a plan takes the party and is one of the rooms and boards asked for. */
function isWanted(trip: usize, season: usize, traits: i32): bool {
  return (
    traits !== 0 &&
    wordAt(<usize>wordAt(season, SEASON_WEIGHTS), traits >>> OCCUPANCY_SHIFT) !== DOES_NOT_FIT &&
    isWantedRoom(trip, traits)
  );
}

function isWantedRoom(trip: usize, traits: i32): bool {
  return (
    ((wordAt(trip, TRIP_ROOMS) >>> (traits & 15)) &
      (wordAt(trip, TRIP_BOARDS) >>> ((traits >>> BOARD_SHIFT) & 7)) &
      1) !==
    0
  );
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

/** Whether a hotel has an offer in a season: by its samples where they tell, by its plans else. */
function hasOfferIn(trip: usize, season: usize, hotel: i32): bool {
  const flights = flightsTo(season, shortAt(hotelAirportSet, hotel));
  if (wordAt(flights, LOWEST) === NO_FLIGHT) return false;
  if (
    isWanted(trip, season, wordAt(firstTraits, hotel)) &&
    proves(trip, hotel, firstWeek, firstFortnight, provenDaysOf(flights))
  ) {
    return true;
  }
  return hasOtherOffer(trip, season, hotel, flights);
}

/** The same where its first sample tells nothing. */
function hasOtherOffer(trip: usize, season: usize, hotel: i32, flights: usize): bool {
  const fitsLow = wordAt(hotelOccupancies, hotel * 2) & wordAt(season, SEASON_FITTING);
  const fitsHigh = wordAt(hotelOccupancies, hotel * 2 + 1) & wordAt(season, SEASON_FITTING + 1);
  if ((fitsLow | fitsHigh) === 0) return false;
  if (
    wordAt(samplePlan, hotel * 2) !== wordAt(samplePlan, hotel * 2 + 1) &&
    isWanted(trip, season, wordAt(largestTraits, hotel)) &&
    proves(trip, hotel, largestWeek, largestFortnight, provenDaysOf(flights))
  ) {
    return true;
  }
  if (isRuledOut(trip, hotel, anyDaysOf(flights))) return false;
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (isWantedRoom(trip, wordAt(planTraits, plan)) && hasStay(trip, season, plan, flights)) return true;
  }
  return false;
}

/** Whether a hotel has any offer; a highest total counts. */
export function hasOffer(trip: usize, hotel: i32): bool {
  if (wordAt(trip, TRIP_HAS_LIMIT) !== 0) {
    startBest(load<f64>(trip + TRIP_MOST * 4));
    priceHotel(trip, hotel);
    return bestPlan >= 0;
  }
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let at = 0; at < seasons; at += 1) {
    if (hasOfferIn(trip, seasonAt(trip, at), hotel)) return true;
  }
  return false;
}

function seasonAt(trip: usize, place: i32): usize {
  return <usize>wordAt(trip, TRIP_SEASON) + <usize>(place * SEASON_WORDS * 4);
}

/** Writes those of some hotels that have an offer behind each other. @returns how many there are */
export function listOffered(trip: usize, hotels: usize, count: i32, offered: usize): i32 {
  if (wordAt(trip, TRIP_SEASONS) === 1 && wordAt(trip, TRIP_HAS_LIMIT) === 0)
    return listProven(trip, hotels, count, offered);
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const hotel = wordAt(hotels, at);
    if (!hasOffer(trip, hotel)) continue;
    setWord(offered, found, hotel);
    found += 1;
  }
  return found;
}

/** The same, by the first sample of each hotel where it proves an offer: this loop meets every hotel there is. */
function listProven(trip: usize, hotels: usize, count: i32, offered: usize): i32 {
  const season = seasonAt(trip, 0);
  const weights = <usize>wordAt(season, SEASON_WEIGHTS);
  const rooms = wordAt(trip, TRIP_ROOMS);
  const boards = wordAt(trip, TRIP_BOARDS);
  const words = wordAt(trip, TRIP_WORDS);
  const hasWeek = wordAt(trip, TRIP_HAS_WEEK) !== 0;
  const hasFortnight = wordAt(trip, TRIP_HAS_FORTNIGHT) !== 0;
  const isProvable = hasWeek || hasFortnight;
  const blocks = trip + TRIP_BLOCKS * 4;
  const block = (<usize>hotelRows) << 2;
  const first = <usize>wordAt(blocks, 0) * block;
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
    const traits = wordAt(firstTraits, hotel);
    let isProven = false;
    if (
      isProvable &&
      ((rooms >>> (traits & 15)) & (boards >>> ((traits >>> BOARD_SHIFT) & 7)) & 1) !== 0 &&
      wordAt(weights, traits >>> OCCUPANCY_SHIFT) !== DOES_NOT_FIT &&
      traits !== 0
    ) {
      let row = first + ((<usize>hotel) << 2);
      for (let word = 0; ; ) {
        let starts = 0;
        if (hasWeek) starts = load<i32>(firstWeek + row) & wordAt(days, word);
        if (hasFortnight) starts |= load<i32>(firstFortnight + row) & wordAt(days, words + word);
        if (starts !== 0) {
          isProven = true;
          break;
        }
        word += 1;
        if (word === words) break;
        row = <usize>wordAt(blocks, word) * block + ((<usize>hotel) << 2);
      }
    }
    if (!isProven && !hasOtherOffer(trip, season, hotel, flights)) continue;
    store<i32>(found, hotel);
    found += 4;
  }
  return <i32>((found - offered) >> 2);
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
 * What an offer of a hotel costs at least in a season: the cheapest flights of each block of days with the cheapest nights of
 * the stays that begin there. Their first week begins in the block, whatever follows it may begin in the next one.
 * @param weight the party's, at least
 */
function boundHotel(trip: usize, weight: i32, flights: usize, hotel: i32): f64 {
  const lows = boundsOf(flights);
  const words = wordAt(trip, TRIP_WORDS);
  const longerLows = lows + ((<usize>words) << 2);
  const blocks = trip + TRIP_BLOCKS * 4;
  const nights = wordAt(trip, TRIP_NIGHTS_FROM);
  const isRange = nights !== wordAt(trip, TRIP_NIGHTS_TO);
  const weeks = nights / WEEK;
  const single = <f64>(nights - weeks * WEEK);
  const longerWeeks = (nights + 1) / WEEK;
  const longerSingle = <f64>(nights + 1 - longerWeeks * WEEK);
  const hasWeeks = isRange ? longerWeeks > 0 : weeks > 0;
  let least = Infinity;
  let row = wordAt(blocks, 0) * hotelRows + hotel;
  let night = unsignedAt(hotelLowest, row);
  let week: u32 = hasWeeks ? unsignedAt(hotelWeeks, row) : 0;
  for (let word = 0; word < words; word += 1) {
    row = wordAt(blocks, word + 1) * hotelRows + hotel;
    const nextNight = unsignedAt(hotelLowest, row);
    const nextWeek: u32 = hasWeeks ? unsignedAt(hotelWeeks, row) : 0;
    const anyNight = <f64>min(night, nextNight);
    const anyWeek = <f64>min(week, nextWeek);
    let stay = single * anyNight;
    if (weeks > 0) stay += <f64>week + <f64>(weeks - 1) * anyWeek;
    let total = <f64>wordAt(lows, word) * 100 + stay * <f64>weight;
    if (total < least) least = total;
    if (isRange) {
      stay = longerSingle * anyNight;
      if (longerWeeks > 0) stay += <f64>week + <f64>(longerWeeks - 1) * anyWeek;
      total = <f64>wordAt(longerLows, word) * 100 + stay * <f64>weight;
      if (total < least) least = total;
    }
    night = nextNight;
    week = nextWeek;
  }
  return Math.floor(least / 100);
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
  if (isKnown && boundHotel(trip, weight, flights, hotel) > bestTotal) return;
  for (let plan = wordAt(hotelPlans, hotel) - 1; plan >= 0; plan = wordAt(planNext, plan) - 1) {
    if (isWantedRoom(trip, wordAt(planTraits, plan)))
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

/** What an offer of each hotel costs at least, in whatever room: cheaper than looking at rooms. */
export function boundAll(trip: usize, hotels: usize, count: i32, bounds: usize): void {
  const seasons = wordAt(trip, TRIP_SEASONS);
  for (let place = 0; place < seasons; place += 1) {
    const season = seasonAt(trip, place);
    const weight = wordAt(season, SEASON_LOWEST_WEIGHT);
    for (let at = 0; at < count; at += 1) {
      const hotel = wordAt(hotels, at);
      const cell = bounds + ((<usize>at) << 3);
      if (place === 0) store<f64>(cell, Infinity);
      if (weight === NO_WEIGHT) continue;
      const flights = flightsTo(season, shortAt(hotelAirportSet, hotel));
      if (wordAt(flights, LOWEST) === NO_FLIGHT) continue;
      const bound = boundHotel(trip, weight, flights, hotel);
      if (bound < load<f64>(cell)) store<f64>(cell, bound);
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
