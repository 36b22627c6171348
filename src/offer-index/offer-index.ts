import type { PastFactor } from '../domain/search/history/past-factor.ts';
import type { SupplyBatch, SupplyChange } from '../domain/search/supply-facts.ts';
import type { Day } from '../domain/time/calendar-day.ts';
import type {
  ApplyResult,
  OfferAnswer,
  OfferQuery,
  QueryName,
  RefusedChange,
} from '../ports/offers/offers-port.ts';
import { openHorizon, openWriter } from './apply-changes.ts';
import type { StartKernel } from './kernel.ts';
import { type Capacity, defaultCapacity, head, type Memory, reserveMemory } from './memory/memory.ts';
import { findDestinations } from './queries/find-destinations.ts';
import { findFactors } from './queries/find-factors.ts';
import { findFlights } from './queries/find-flights.ts';
import { findHotels } from './queries/find-hotels.ts';
import { findOffer } from './queries/find-offer.ts';
import { findOnMap } from './queries/find-on-map.ts';
import { findOptions } from './queries/find-options.ts';
import { findRooms } from './queries/find-rooms.ts';
import { beginQuery, openSearchContext, type SearchContext } from './queries/search-context.ts';
import { openPastRecorder, type PastRecorder } from './record-past.ts';

/** Answers queries from a memory. Several threads may do so at once, as long as no thread writes. */
export interface OfferReader {
  /** @throws RangeError for a request outside its documented ranges */
  search<Name extends QueryName>(query: OfferQuery<Name>): OfferAnswer<Name>;
}

/** Writes changes into a memory; one writer, and no reader at the same time. */
export interface OfferWriter {
  /** Takes the next batch of the log; `sweep` has to follow before the next one. */
  apply(batch: SupplyBatch): ApplyResult;
  /** Takes changes without a number: how an empty memory is filled. */
  fill(changes: readonly SupplyChange[]): RefusedChange[];
  /** Clears days that entered behind the horizon: readers may go on meanwhile. */
  sweep(): void;
}

const finders: {
  [Name in QueryName]: (context: SearchContext, query: OfferQuery<Name>) => OfferAnswer<Name>;
} = {
  destinations: findDestinations,
  hotels: findHotels,
  map: findOnMap,
  options: findOptions,
  rooms: findRooms,
  flights: findFlights,
  offer: findOffer,
  factors: findFactors,
};

/**
 * @param thread place of the thread that reads, see `scratchOf`; readers of one thread may share it
 * @param start starts another build of the kernel than the shop's
 */
export function openReader(memory: Memory, thread = 0, start?: StartKernel): OfferReader {
  const context = openSearchContext(memory, thread, start);
  return {
    search<Name extends QueryName>(query: OfferQuery<Name>): OfferAnswer<Name> {
      beginQuery(context);
      const find = finders[query.name as Name];
      return find(context, query);
    },
  };
}

export function openOfferWriter(memory: Memory): OfferWriter {
  const writer = openWriter(memory);
  const fill = (changes: readonly SupplyChange[], recorder?: PastRecorder) => {
    const refused: RefusedChange[] = [];
    changes.forEach((change, index) => {
      const reason = writer.apply(change, recorder);
      if (reason !== null) refused.push({ index, reason });
    });
    return refused;
  };
  return {
    fill: (changes) => fill(changes),
    sweep: writer.sweep,
    apply({ sequence, at, changes }) {
      const expected = (memory.header[head.sequence] as number) + 1;
      if (sequence < expected) return { outcome: 'known' };
      if (sequence > expected) return { outcome: 'gap', expected };
      const past: PastFactor[] = [];
      const recorder = openPastRecorder(memory, (factor) => past.push(factor));
      const refused = fill(changes, recorder);
      memory.header[head.sequence] = sequence;
      memory.header[head.at] = at;
      return { outcome: 'applied', refused, past };
    },
  };
}

/** A whole index in one thread: for tests, measurements and small tools. The shop runs it in workers. */
export function createOfferIndex({
  capacity = defaultCapacity,
  firstDay = 0,
  start,
}: {
  capacity?: Capacity;
  firstDay?: Day;
  /** Starts another build of the kernel than the shop's. */
  start?: StartKernel;
} = {}): OfferReader & OfferWriter & { readonly memory: Memory } {
  const memory = reserveMemory(capacity);
  openHorizon(memory, firstDay);
  const reader = openReader(memory, 0, start);
  const writer = openOfferWriter(memory);
  return {
    memory,
    search: reader.search,
    fill: writer.fill,
    sweep: writer.sweep,
    apply(batch) {
      const result = writer.apply(batch);
      writer.sweep();
      return result;
    },
  };
}
