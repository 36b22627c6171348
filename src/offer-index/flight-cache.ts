import type { Season, Trip } from './compile-trip.ts';
import type { ArrivalDays, FlightOptions } from './leg-fares.ts';
import { AIRPORTS_PER_SET, head, type Memory, NO_AIRPORT } from './memory.ts';

/**
 * Flight prices of earlier requests: shoppers page, filter and look closer with the same dates and party, and most begin with the
 * same ones. An entry counts as long as no flight of its airports has changed.
 */
export interface FlightCache {
  /** What tells requests with different flight prices apart, for `find` and `keep`. */
  describe(trip: Trip, season: Season, arriving: ArrivalDays): string;
  find(key: string, set: number): FlightOptions | null;
  keep(key: string, set: number, options: FlightOptions): void;
}

interface Entry {
  readonly options: FlightOptions;
  readonly version: number;
}

const megabyte = 1024 * 1024;
/** Of one thread. */
const DEFAULT_ROOM = 48 * megabyte;

export function openFlightCache(memory: Memory, room = DEFAULT_ROOM): FlightCache {
  /** The longest unused first. */
  const entries = new Map<string, Entry>();
  let size = 0;

  const drop = (key: string, { options }: Entry) => {
    entries.delete(key);
    size -= options.size();
  };

  return {
    describe: (trip, { departure, adultFares, childFares, infantFares }, arriving) =>
      [
        arriving,
        trip.base,
        trip.days,
        departure.from,
        departure.to,
        trip.return.from,
        trip.return.to,
        trip.nightsFrom,
        trip.nightsTo,
        adultFares,
        childFares,
        infantFares,
        trip.legs.maxStops,
        trip.legs.baggage,
        trip.legs.cabin,
        trip.legs.airlines?.join('') ?? '',
        trip.origins?.join('') ?? '',
        trip.arrivals?.join('') ?? '',
      ].join('|'),
    find(key, set) {
      const name = `${key}#${set}`;
      const entry = entries.get(name);
      if (entry === undefined) return null;
      entries.delete(name);
      if (entry.version !== versionOf(memory, set)) {
        size -= entry.options.size();
        return null;
      }
      entries.set(name, entry);
      return entry.options;
    },
    keep(key, set, options) {
      // Options grow while they are used: what they need at most is counted from the start.
      size += options.size();
      entries.set(`${key}#${set}`, { options, version: versionOf(memory, set) });
      for (const [oldest, entry] of entries) {
        if (size <= room) break;
        drop(oldest, entry);
      }
    },
  };
}

/** Changes with every change of a flight from or to an airport of the set, and of what airlines charge for children. */
function versionOf(memory: Memory, set: number): number {
  let version = memory.header[head.fareRules] as number;
  for (let at = set * AIRPORTS_PER_SET; at < (set + 1) * AIRPORTS_PER_SET; at += 1) {
    const airport = memory.airportSet[at] as number;
    if (airport !== NO_AIRPORT) version += memory.airportVersion[airport] as number;
  }
  return version;
}
