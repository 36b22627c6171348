import { type HotelFacts, MOST_CHILDREN, type Occupancy } from '../../domain/search/supply-facts.ts';
import type { TariffTerms } from '../../domain/search/tariff-terms.ts';
import { NO_FARE } from '../queries/cheapest-legs.ts';
import { packCode } from './codes.ts';
import { findRouteRow } from './flight-rows.ts';
import { EMPTY_BOX } from './hotel-rows.ts';
import { indexRow } from './id-index.ts';
import {
  AIRPORTS_PER_SET,
  BAND_WORDS,
  NO_AIRPORT,
  OCCUPANCY_BANDS,
  OCCUPANCY_WORDS,
  RING_BLOCKS,
  TARIFF_WORDS,
} from './layout.ts';
import { allocateRow, head, type Memory } from './memory.ts';
import { packTariff } from './tariff-words.ts';

/**
 * Small tables every row refers to: airports, airlines, sets of airports, occupancies, tariffs, places. Each entry is made once
 * and stays; the writer alone keeps maps of them.
 */
export interface Registers {
  airport(code: string): number;
  airline(code: string): number;
  airportSet(codes: readonly string[]): number;
  occupancy(rules: Occupancy): number;
  tariff(terms: TariffTerms): number;
  place(hotel: HotelFacts): number;
  route(from: string, to: string): number;
  /** Rows of what is there, or -1; nothing is made. */
  findAirline(code: string): number;
  findRoute(from: string, to: string): number;
}

type Counted = 'airports' | 'airlines' | 'airportSets' | 'occupancies' | 'tariffs' | 'places';

export function openRegisters(memory: Memory): Registers {
  const known = readKnown(memory);
  const register = (kind: Counted, key: string, write: (row: number) => void): number => {
    const rows = known[kind];
    const found = rows.get(key);
    if (found !== undefined) return found;
    const row = allocateRow(memory, kind);
    write(row);
    rows.set(key, row);
    return row;
  };
  const airport = (code: string) =>
    register('airports', String(packCode(code)), (row) => {
      memory.airportCode[row] = packCode(code);
    });
  return {
    airport,
    airline: (code) =>
      register('airlines', String(packCode(code)), (row) => {
        memory.airlineCode[row] = packCode(code);
      }),
    airportSet(codes) {
      const rows = codes.map(airport);
      return register('airportSets', rows.join(), (row) => {
        for (let at = 0; at < AIRPORTS_PER_SET; at += 1) {
          memory.airportSet[row * AIRPORTS_PER_SET + at] = rows[at] ?? NO_AIRPORT;
        }
      });
    },
    occupancy(rules) {
      const words = packOccupancy(rules);
      return register('occupancies', words.join(), (row) => {
        memory.occupancy.set(words, row * OCCUPANCY_WORDS);
      });
    },
    tariff(terms) {
      const words = packTariff(terms);
      return register('tariffs', words.join(), (row) => {
        memory.tariff.set(words, row * TARIFF_WORDS);
      });
    },
    place({ cityId, regionId, countryId }) {
      const ids = [cityId, regionId, countryId];
      return register('places', ids.join(), (row) => {
        memory.placeIds.set(ids, row * 3);
        memory.placeBox.set(EMPTY_BOX, row * 4);
      });
    },
    route: (from, to) => findOrMakeRoute(memory, airport(from), airport(to)),
    findAirline: (code) => known.airlines.get(String(packCode(code))) ?? -1,
    findRoute(from, to) {
      const ends = [from, to].map((code) => known.airports.get(String(packCode(code))) ?? -1);
      return ends.includes(-1) ? -1 : findRouteRow(memory, ends[0] as number, ends[1] as number);
    },
  };
}

function findOrMakeRoute(memory: Memory, from: number, to: number): number {
  const found = findRouteRow(memory, from, to);
  if (found >= 0) return found;
  const route = allocateRow(memory, 'routes');
  memory.routeFrom[route] = from;
  memory.routeTo[route] = to;
  const back = findRouteRow(memory, to, from);
  memory.routeBack[route] = back + 1;
  if (back >= 0) memory.routeBack[back] = route + 1;
  memory.routeNextTo[route] = memory.airportRoutes[to] as number;
  memory.airportRoutes[to] = route + 1;
  for (let block = 0; block < RING_BLOCKS; block += 1) {
    memory.lowestFare[block * memory.capacity.routes + route] = NO_FARE;
  }
  indexRow(memory, 'routeIndex', route);
  return route;
}

export function packOccupancy(rules: Occupancy): number[] {
  return [
    rules.minAdults,
    rules.maxAdults,
    rules.maxChildren,
    rules.maxPersons,
    rules.singleUsePercent,
    rules.extraAdultPercent,
    rules.childBands.length,
    ...rules.childBands.flatMap(({ fromAge, toAge, percent, positions }) => [
      fromAge,
      toAge,
      percent,
      positions?.first ?? 1,
      positions?.last ?? MOST_CHILDREN,
    ]),
  ];
}

/** Maps of what a memory holds already: a restored snapshot goes on where it stopped. */
function readKnown(memory: Memory): Record<Counted, Map<string, number>> {
  const count = (kind: Counted) => memory.header[head[kind]] as number;
  const read = (kind: Counted, keyOf: (row: number) => string) =>
    new Map(Array.from({ length: count(kind) }, (_, row) => [keyOf(row), row] as const));
  return {
    airports: read('airports', (row) => String(memory.airportCode[row])),
    airlines: read('airlines', (row) => String(memory.airlineCode[row])),
    airportSets: read('airportSets', (row) => readAirportSet(memory, row).join()),
    occupancies: read('occupancies', (row) => readOccupancyWords(memory, row).join()),
    tariffs: read('tariffs', (row) =>
      memory.tariff.subarray(row * TARIFF_WORDS, (row + 1) * TARIFF_WORDS).join(),
    ),
    places: read('places', (row) => memory.placeIds.subarray(row * 3, row * 3 + 3).join()),
  };
}

/** Rows of a set's airports, nearest first. */
export function readAirportSet(memory: Memory, set: number): number[] {
  const start = set * AIRPORTS_PER_SET;
  return [...memory.airportSet.subarray(start, start + AIRPORTS_PER_SET)].filter((row) => row !== NO_AIRPORT);
}

function readOccupancyWords(memory: Memory, row: number): number[] {
  const start = row * OCCUPANCY_WORDS;
  const bands = memory.occupancy[start + OCCUPANCY_BANDS - 1] as number;
  return [...memory.occupancy.subarray(start, start + OCCUPANCY_BANDS + bands * BAND_WORDS)];
}
