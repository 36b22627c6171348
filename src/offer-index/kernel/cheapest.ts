import { OFFER_PLAN, OFFER_WORDS, TRIP_MOST } from '../memory/layout';
import { take, takeEmpty } from './arena';
import { boundAll } from './bounds';
import { listOffered } from './hotels';
import { idOfHotel, totalOf } from './offers';
import { keepOffer, priceHotel } from './prices';
import { bestCheckIn, bestNights, bestPlan, bestTotal, keepBest, startBest } from './stays';
import { setWord, wordAt } from './tables';

/**
 * The cheapest offers of many hotels. Those with the lowest bounds are looked at first: most other bounds are above what they cost.
 */

/**
 * The cheapest offer of some hotels.
 * @param hotels where those that have an offer are left
 * @param bounds room for one more than there are, `order` for as many
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
  startBest(load<f64>(trip + TRIP_MOST * 4));
  const first = lowestOf(bounds, offered);
  takeHotel(trip, wordAt(hotels, first));
  let left = 0;
  for (let at = 0; at < offered; at += 1) {
    if (at === first || load<f64>(bounds + ((<usize>at) << 3)) > bestTotal) continue;
    setWord(order, left, at);
    left += 1;
  }
  openHeap(bounds, order, left);
  while (left > 0) {
    const next = wordAt(order, 0);
    if (load<f64>(bounds + ((<usize>next) << 3)) > bestTotal) break;
    left -= 1;
    setWord(order, 0, wordAt(order, left));
    sink(bounds, order, 0, left);
    takeHotel(trip, wordAt(hotels, next));
  }
  keepOffer(offer);
  return offered;
}

function openHeap(bounds: usize, heap: usize, count: i32): void {
  for (let at = count / 2 - 1; at >= 0; at -= 1) sink(bounds, heap, at, count);
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

/**
 * The cheapest offers of some hotels, one each: by total, then by hotel id.
 * @param hotels those that have an offer
 * @param most so many are wanted
 * @param offers room for so many, `order` for their addresses: the first comes first
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
  const highest = load<f64>(trip + TRIP_MOST * 4);
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    if (wordAt(isFirst, at) === 0) continue;
    const offer = offers + <usize>(kept * OFFER_WORDS * 4);
    priceAlone(trip, wordAt(hotels, at), highest);
    keepOffer(offer);
    setWord(order, kept, <i32>offer);
    kept += 1;
  }
  openOffers(order, kept);
  for (let at = 0; at < count; at += 1) {
    const dearest = <usize>wordAt(order, 0);
    const limit = totalOf(dearest);
    if (wordAt(isFirst, at) !== 0 || load<f64>(bounds + ((<usize>at) << 3)) > limit) continue;
    priceAlone(trip, wordAt(hotels, at), limit);
    if (bestPlan < 0) continue;
    if (bestTotal === limit && idOfHotel(bestPlan) > idOfHotel(wordAt(dearest, OFFER_PLAN))) continue;
    keepOffer(dearest);
    sinkOffer(order, 0, kept);
  }
  sortOffers(order, kept);
  return kept;
}

/**
 * Marks so many places with the lowest bounds: their hotels are priced first, in the order in which they lie in memory, and leave little to the
 * others.
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

/** Looks for the cheapest stay of a hotel, for so much at most. */
function priceAlone(trip: usize, hotel: i32, most: f64): void {
  startBest(most);
  priceHotel(trip, hotel);
}

/** The cheapest offer of each of some hotels that have one, and their addresses, in the order of the hotels. */
export function priceAll(trip: usize, hotels: usize, count: i32, offers: usize, order: usize): void {
  for (let at = 0; at < count; at += 1) {
    const offer = offers + <usize>(at * OFFER_WORDS * 4);
    priceAlone(trip, wordAt(hotels, at), load<f64>(trip + TRIP_MOST * 4));
    keepOffer(offer);
    setWord(order, at, <i32>offer);
  }
}

function sortOffers(order: usize, count: i32): void {
  openOffers(order, count);
  for (let left = count - 1; left > 0; left -= 1) {
    const last = wordAt(order, left);
    setWord(order, left, wordAt(order, 0));
    setWord(order, 0, last);
    sinkOffer(order, 0, left);
  }
}

function openOffers(heap: usize, count: i32): void {
  for (let at = count / 2 - 1; at >= 0; at -= 1) sinkOffer(heap, at, count);
}

/** Restores a heap of offers, the dearest first, below one of them. */
function sinkOffer(heap: usize, from: i32, count: i32): void {
  const moved = wordAt(heap, from);
  let at = from;
  while (at * 2 + 1 < count) {
    let child = at * 2 + 1;
    if (child + 1 < count && isDearer(wordAt(heap, child + 1), wordAt(heap, child))) child += 1;
    if (!isDearer(wordAt(heap, child), moved)) break;
    setWord(heap, at, wordAt(heap, child));
    at = child;
  }
  setWord(heap, at, moved);
}

/** Of two hotels' offers the dearer one; at the same total that of the hotel with the higher id. */
function isDearer(one: i32, other: i32): bool {
  const total = totalOf(<usize>one);
  const otherTotal = totalOf(<usize>other);
  if (total !== otherTotal) return total > otherTotal;
  return idOfHotel(wordAt(<usize>one, OFFER_PLAN)) > idOfHotel(wordAt(<usize>other, OFFER_PLAN));
}
