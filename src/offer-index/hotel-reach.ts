import type { Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { type Memory, UNION_WORDS } from './memory.ts';
import { proofs } from './sample-plans.ts';

/** A table with a word for each hotel of a block, and the days of the block on which there are flights. */
export interface ProofWord {
  readonly table: Int32Array;
  /** Where the block begins in the table. */
  readonly start: number;
  readonly days: number;
}

/** The same for what all plans of a hotel have together, in this block and in the next. */
export interface UnionWord {
  readonly start: number;
  readonly next: number;
  readonly days: number;
}

/** What hotels with the same airports have in common: words in which a stay can begin. */
export interface HotelReach {
  readonly isFlown: boolean;
  /** A bit that is left proves an offer: of the first plan, and of that of the largest room. */
  readonly first: readonly ProofWord[];
  readonly largest: readonly ProofWord[];
  readonly unions: readonly UnionWord[];
}

/** Made once for each set of airports of a search, and asked about each of their hotels. */
export function openReach(memory: Memory, trip: Trip, flights: FlightOptions): HotelReach {
  const { blocks, words, nightsFrom, nightsTo, isFreelyCancellable } = trip;
  const rows = memory.capacity.hotels;
  const isFlown = flights.lowest !== NO_FLIGHT;
  const reach = { isFlown, first: [] as ProofWord[], largest: [] as ProofWord[], unions: [] as UnionWord[] };
  if (!isFlown) return reach;
  for (const proof of proofs) {
    const isAsked = proof.from <= nightsTo && proof.to >= nightsFrom;
    // A sample says nothing of cancellation.
    if (isFreelyCancellable || !isAsked) continue;
    const days = flights.daysBetween(Math.max(proof.from, nightsFrom), Math.min(proof.to, nightsTo));
    for (let word = 0; word < words; word += 1) {
      const flown = days[word] as number;
      if (flown === 0) continue;
      const start = (blocks[word] as number) * rows;
      reach.first.push({ table: memory[proof.first], start, days: flown });
      reach.largest.push({ table: memory[proof.largest], start, days: flown });
    }
  }
  const days = flights.daysBetween(nightsFrom, nightsTo);
  for (let word = 0; word < words; word += 1) {
    const flown = days[word] as number;
    if (flown === 0) continue;
    const start = (blocks[word] as number) * rows * UNION_WORDS;
    reach.unions.push({ start, next: (blocks[word + 1] as number) * rows * UNION_WORDS, days: flown });
  }
  return reach;
}
