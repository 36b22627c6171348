import type { Season, Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { head, type Memory } from './memory.ts';

/**
 * Flight prices of earlier requests: shoppers page, filter and look closer with the same dates and party, and most begin with the
 * same ones. An entry counts as long as no flight of its
 * airport has changed.
 */
export interface FlightCache {
  /** A number that tells requests with different flight prices apart, for `find` and `keep`. */
  keyOf(trip: Trip, season: Season): number;
  find(key: number, airport: number): FlightOptions | null;
  keep(key: number, airport: number, options: FlightOptions): void;
}

interface Entry {
  readonly options: FlightOptions;
  readonly version: number;
}

const megabyte = 1024 * 1024;
/** More than there are. */
const AIRPORTS = 65_536;
/** Requests told apart at once; then all is forgotten. */
const MOST_KEYS = 10_000;
/** Of one thread. */
const DEFAULT_ROOM = 48 * megabyte;

export function openFlightCache(memory: Memory, room = DEFAULT_ROOM): FlightCache {
  /** What was used lately, and what was before: it is given up as a whole, for thousands go in and out with a search for anywhere. */
  let young = new Map<number, Entry>();
  let old = new Map<number, Entry>();
  const keys = new Map<string, number>();
  let size = 0;
  let lastKey = 0;

  const put = (name: number, entry: Entry) => {
    // Options grow while they are used: what they need at most is counted from the start.
    size += entry.options.size();
    if (size > room / 2) {
      old = young;
      young = new Map();
      size = entry.options.size();
    }
    young.set(name, entry);
  };

  return {
    keyOf(trip, season) {
      const text = describeFlights(trip, season);
      const known = keys.get(text);
      if (known !== undefined) return known;
      if (keys.size >= MOST_KEYS) {
        keys.clear();
        young = new Map();
        old = new Map();
        size = 0;
      }
      lastKey += 1;
      keys.set(text, lastKey);
      return lastKey;
    },
    find(key, airport) {
      const name = key * AIRPORTS + airport;
      const known = young.get(name);
      const entry = known ?? old.get(name);
      if (entry === undefined || entry.version !== versionOf(memory, airport)) return null;
      if (known === undefined) put(name, entry);
      return entry.options;
    },
    keep(key, airport, options) {
      put(key * AIRPORTS + airport, { options, version: versionOf(memory, airport) });
    },
  };
}

function describeFlights(trip: Trip, season: Season): string {
  return [
    trip.base,
    trip.days,
    season.departure.from,
    season.departure.to,
    trip.return.from,
    trip.return.to,
    trip.nightsFrom,
    trip.nightsTo,
    season.adultFares,
    season.childFares,
    season.infantFares,
    trip.legs.maxStops,
    trip.legs.baggage,
    trip.legs.cabin,
    nameMembers(trip.legs.airlines),
    nameMembers(trip.origins),
  ].join('|');
}

/** Which places of a set are on; '' for no set, which is another thing than an empty one. A set has room for every airport there could be. */
function nameMembers(set: Uint8Array | null): string {
  if (set === null) return '';
  let names = 'of';
  for (let at = set.indexOf(1); at >= 0; at = set.indexOf(1, at + 1)) names += ` ${at}`;
  return names;
}

/** Changes with every change of a flight from or to an airport, and of what airlines charge for children. */
function versionOf(memory: Memory, airport: number): number {
  return (memory.header[head.fareRules] as number) + (memory.airportVersion[airport] as number);
}
