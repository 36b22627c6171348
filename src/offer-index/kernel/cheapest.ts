import { OFFER_PLAN, OFFER_WORDS, TRIP_MOST } from '../memory/layout';
import { doubleAt, doubleIn, setWord, wordAt } from './access';
import { take, takeEmpty } from './arena';
import { boundAll } from './bounds';
import { listOffered } from './hotels';
import { idOfHotel, totalOf } from './offers';
import { priceHotel, storeBest } from './prices';
import { bestCheckIn, bestNights, bestPlan, bestTotal, restoreBest, startBest } from './stays';

/**
 * The cheapest offers of many hotels. Hotels with the lowest bounds are priced first; then most other bounds are above
 * the best total.
 */

/**
 * Finds the cheapest offer of some hotels. Prices the hotel with the lowest bound first, then the others from the lowest
 * bound on, until a
 * bound is above the best total.
 * @param hotels rows, `count` of them; those that have an offer are left in their place
 * @param bounds room for a float for one hotel more than there are
 * @param order room for a word for each hotel
 * @param offer address of the words for the offer
 * @returns how many hotels have an offer
 */
export function findCheapest(
  trip: usize,
  hotels: usize,
  count: i32,
  bounds: usize,
  order: usize,
  offer: usize,
): i32 {
  const offered = listOffered(trip, hotels, count, hotels);
  if (offered === 0) return 0;
  boundAll(trip, hotels, offered, bounds);
  startBest(doubleIn(trip, TRIP_MOST));
  const first = lowestOf(bounds, offered);
  takeHotel(trip, wordAt(hotels, first));
  let left = 0;
  for (let at = 0; at < offered; at += 1) {
    if (at === first || doubleAt(bounds, at) > bestTotal) continue;
    setWord(order, left, at);
    left += 1;
  }
  openHeap(bounds, order, left);
  while (left > 0) {
    const next = wordAt(order, 0);
    if (doubleAt(bounds, next) > bestTotal) break;
    left -= 1;
    setWord(order, 0, wordAt(order, left));
    sink(bounds, order, 0, left);
    takeHotel(trip, wordAt(hotels, next));
  }
  storeBest(offer);
  return offered;
}

/**
 * Arranges places as a heap with the lowest bound first.
 * @param bounds a float each
 * @param heap places in `bounds`, `count` of them
 */
function openHeap(bounds: usize, heap: usize, count: i32): void {
  for (let at = count / 2 - 1; at >= 0; at -= 1) sink(bounds, heap, at, count);
}

/** Restores the heap of places below one of them. @param from the place in the heap whose bound may be too high */
function sink(bounds: usize, heap: usize, from: i32, count: i32): void {
  const moved = wordAt(heap, from);
  const bound = doubleAt(bounds, moved);
  let at = from;
  while (at * 2 + 1 < count) {
    let child = at * 2 + 1;
    let least = doubleAt(bounds, wordAt(heap, child));
    if (child + 1 < count) {
      const other = doubleAt(bounds, wordAt(heap, child + 1));
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

/** Place of the lowest bound, the first of equal ones. @param count at least 1 */
function lowestOf(bounds: usize, count: i32): i32 {
  let place = 0;
  let lowest = doubleAt(bounds, 0);
  for (let at = 1; at < count; at += 1) {
    const bound = doubleAt(bounds, at);
    if (bound >= lowest) continue;
    lowest = bound;
    place = at;
  }
  return place;
}

/**
 * Prices a hotel alone and keeps the better of it and the best so far. At the same total the lower hotel id wins, whichever
 * was priced first.
 */
function takeHotel(trip: usize, hotel: i32): void {
  const total = bestTotal;
  const plan = bestPlan;
  const checkIn = bestCheckIn;
  const nights = bestNights;
  startBest(total);
  priceHotel(trip, hotel);
  const isBetter = bestPlan >= 0 && (bestTotal < total || plan < 0 || idOfHotel(bestPlan) < idOfHotel(plan));
  if (!isBetter) restoreBest(total, plan, checkIn, nights);
}

/**
 * Finds the cheapest offers of some hotels, one each, in the order of total, then hotel id.
 * @param hotels rows of those that have an offer, `count` of them
 * @param most how many are wanted
 * @param offers room for the words of so many offers
 * @param order room for the address of each: the first offer comes first
 * @returns how many there are
 */
export function topOffers(
  trip: usize,
  hotels: usize,
  count: i32,
  most: i32,
  offers: usize,
  order: usize,
): i32 {
  if (count <= most) {
    priceAll(trip, hotels, count, offers, order);
    sortOffers(order, count);
    return count;
  }
  const bounds = take((count + 1) * 2);
  boundAll(trip, hotels, count, bounds);
  const isFirst = markLowest(bounds, count, most);
  const highest = doubleIn(trip, TRIP_MOST);
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (wordAt(isFirst, at) === 0) continue;
    const offer = offers + <usize>(kept * OFFER_WORDS * 4);
    priceAlone(trip, wordAt(hotels, at), highest);
    storeBest(offer);
    setWord(order, kept, <i32>offer);
    kept += 1;
  }
  openOffers(order, kept);
  for (let at = 0; at < count; at += 1) {
    const dearest = <usize>wordAt(order, 0);
    const limit = totalOf(dearest);
    if (wordAt(isFirst, at) !== 0 || doubleAt(bounds, at) > limit) continue;
    priceAlone(trip, wordAt(hotels, at), limit);
    if (bestPlan < 0) continue;
    if (bestTotal === limit && idOfHotel(bestPlan) > idOfHotel(wordAt(dearest, OFFER_PLAN))) continue;
    storeBest(dearest);
    sinkOffer(order, 0, kept);
  }
  sortOffers(order, kept);
  return kept;
}

/**
 * Marks the places with the lowest bounds. Their hotels are priced first, in the order in which they lie in memory.
 * @param most how many, fewer than `count`
 * @returns address of a word for each place: 1 where it is marked
 */
function markLowest(bounds: usize, count: i32, most: i32): usize {
  const heap = take(count);
  const marks = takeEmpty(count);
  for (let at = 0; at < count; at += 1) setWord(heap, at, at);
  openHeap(bounds, heap, count);
  for (let left = count - 1; left >= count - most; left -= 1) {
    setWord(marks, wordAt(heap, 0), 1);
    setWord(heap, 0, wordAt(heap, left));
    sink(bounds, heap, 0, left);
  }
  return marks;
}

/** Finds the cheapest stay of one hotel. @param most highest total that counts, minor units */
function priceAlone(trip: usize, hotel: i32, most: f64): void {
  startBest(most);
  priceHotel(trip, hotel);
}

/**
 * Finds the cheapest offer of each of some hotels, in the order of the hotels.
 * @param offers room for the words of the offers, `order` for their addresses
 */
export function priceAll(trip: usize, hotels: usize, count: i32, offers: usize, order: usize): void {
  for (let at = 0; at < count; at += 1) {
    const offer = offers + <usize>(at * OFFER_WORDS * 4);
    priceAlone(trip, wordAt(hotels, at), doubleIn(trip, TRIP_MOST));
    storeBest(offer);
    setWord(order, at, <i32>offer);
  }
}

/** Sorts addresses of offers by total, then hotel id (heap sort). @param order addresses, `count` of them */
function sortOffers(order: usize, count: i32): void {
  openOffers(order, count);
  for (let left = count - 1; left > 0; left -= 1) {
    const last = wordAt(order, left);
    setWord(order, left, wordAt(order, 0));
    setWord(order, 0, last);
    sinkOffer(order, 0, left);
  }
}

/** Arranges addresses of offers as a heap with the most expensive one first. */
function openOffers(heap: usize, count: i32): void {
  for (let at = count / 2 - 1; at >= 0; at -= 1) sinkOffer(heap, at, count);
}

/** Restores the heap of offers below one of them. @param from the place in the heap whose offer may be too cheap */
function sinkOffer(heap: usize, from: i32, count: i32): void {
  const moved = wordAt(heap, from);
  let at = from;
  while (at * 2 + 1 < count) {
    let child = at * 2 + 1;
    if (child + 1 < count && isMoreExpensive(wordAt(heap, child + 1), wordAt(heap, child))) child += 1;
    if (!isMoreExpensive(wordAt(heap, child), moved)) break;
    setWord(heap, at, wordAt(heap, child));
    at = child;
  }
  setWord(heap, at, moved);
}

/** Whether one offer comes behind another: by total, then by hotel id. @param one and `other`: addresses */
function isMoreExpensive(one: i32, other: i32): bool {
  const total = totalOf(<usize>one);
  const otherTotal = totalOf(<usize>other);
  if (total !== otherTotal) return total > otherTotal;
  return idOfHotel(wordAt(<usize>one, OFFER_PLAN)) > idOfHotel(wordAt(<usize>other, OFFER_PLAN));
}
