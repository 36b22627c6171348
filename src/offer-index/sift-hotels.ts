import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import type { HotelReach, ProofWord, UnionWord } from './hotel-reach.ts';
import { type Memory, UNION_WORDS } from './memory.ts';
import { findRuns } from './night-runs.ts';
import { boardOf, occupancyOf, roomTypeOf } from './plan-traits.ts';
import { excludingWord } from './sample-plans.ts';

/** Hotels on their way through a search, as rows, in room that is used again by the next. */
export interface SiftedHotels {
  /** Hotels with an offer. */
  readonly offered: Uint32Array;
  offers: number;
  /** Hotels whose plans have to be looked at. */
  readonly doubtful: Uint32Array;
  doubts: number;
}

export const openSiftedHotels = (hotels: number): SiftedHotels => ({
  offered: new Uint32Array(hotels),
  offers: 0,
  doubtful: new Uint32Array(hotels),
  doubts: 0,
});

/**
 * Adds hotels with the same airports to those with an offer, where a sample proves one, and makes the others that may have one the
 * doubtful. A search for anywhere takes every hotel through here: one thing is asked of all before the next, in short loops over
 * plain numbers, and nothing is made on the way.
 * @param hotels they are those from a first place on up to an end
 */
export function siftHotels(
  memory: Memory,
  trip: Trip,
  season: Season,
  reach: HotelReach,
  hotels: Uint32Array,
  from: number,
  end: number,
  into: SiftedHotels,
): void {
  into.doubts = 0;
  if (!reach.isFlown) return;
  takeProven(trip, season, memory.firstTraits, reach.first, hotels, from, end, into);
  keepFitting(memory.hotelOccupancies, season, into);
  takeProven(trip, season, memory.largestTraits, reach.largest, into.doubtful, 0, into.doubts, into);
  // What is on request is in no union.
  if (!trip.includeOnRequest) keepPossible(memory.hotelNights, trip, reach.unions, into);
}

/** Takes hotels whose sample proves an offer; the others become the doubtful. */
function takeProven(
  { roomBits, boardBits }: Trip,
  { weights }: Season,
  sampleTraits: Uint32Array,
  words: readonly ProofWord[],
  hotels: Uint32Array,
  from: number,
  end: number,
  into: SiftedHotels,
): void {
  const { offered, doubtful } = into;
  let { offers } = into;
  let doubts = 0;
  for (let at = from; at < end; at += 1) {
    const hotel = hotels[at] as number;
    const traits = sampleTraits[hotel] as number;
    const isWanted =
      traits !== 0 &&
      weights[occupancyOf(traits)] !== DOES_NOT_FIT &&
      ((roomBits >>> roomTypeOf(traits)) & (boardBits >>> boardOf(traits)) & 1) === 1;
    if (isWanted && proves(words, hotel)) {
      offered[offers] = hotel;
      offers += 1;
    } else {
      doubtful[doubts] = hotel;
      doubts += 1;
    }
  }
  into.offers = offers;
  into.doubts = doubts;
}

/** Whether a sample has a stay that can be flown to. */
function proves(words: readonly ProofWord[], hotel: number): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const { table, start, days } = words[at] as ProofWord;
    if (((table[start + hotel] as number) & days) !== 0) return true;
  }
  return false;
}

/** Keeps the doubtful that have a room that may take the party. */
function keepFitting(occupancies: Uint32Array, { fitting: [low, high] }: Season, into: SiftedHotels): void {
  const { doubtful } = into;
  let kept = 0;
  for (let at = 0; at < into.doubts; at += 1) {
    const hotel = doubtful[at] as number;
    doubtful[kept] = hotel;
    const fits = ((occupancies[hotel * 2] as number) & low) | ((occupancies[hotel * 2 + 1] as number) & high);
    if (fits !== 0) kept += 1;
  }
  into.doubts = kept;
}

/** Keeps the doubtful that are not ruled out by what their plans lack together. */
function keepPossible(
  hotelNights: Int32Array,
  { nightsFrom, nightsTo }: Trip,
  unions: readonly UnionWord[],
  into: SiftedHotels,
): void {
  const { doubtful } = into;
  const excludes = excludingWord(nightsTo);
  let kept = 0;
  for (let at = 0; at < into.doubts; at += 1) {
    const hotel = doubtful[at] as number;
    doubtful[kept] = hotel;
    if (isPossible(hotelNights, unions, hotel * UNION_WORDS, excludes, nightsFrom)) kept += 1;
  }
  into.doubts = kept;
}

/** Whether all plans of a hotel together have a room for the shortest stay, and take somebody, on a day with flights. */
function isPossible(
  hotelNights: Int32Array,
  unions: readonly UnionWord[],
  own: number,
  excludes: number,
  shortest: number,
): boolean {
  for (let at = 0; at < unions.length; at += 1) {
    const { start, next, days } = unions[at] as UnionWord;
    const wanted = excludes === 0 ? days : days & (hotelNights[start + own + excludes] as number);
    if (wanted === 0) continue;
    const nights = hotelNights[start + own] as number;
    if ((findRuns(nights, hotelNights[next + own] as number, shortest) & wanted) !== 0) return true;
  }
  return false;
}
