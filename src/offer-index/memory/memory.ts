import type { minStays } from '../../domain/search/supply-facts.ts';
import { MOST_READERS } from './gate.ts';
import * as constants from './layout.ts';
import {
  AIRPORTS_PER_SET,
  ARRIVAL_BUCKETS,
  ARRIVAL_WORDS,
  ATTRIBUTE_WORDS,
  BLOCK_DAYS,
  BOX_WORDS,
  DAY_STARTS,
  FITTING_WORDS,
  LIST_WORDS,
  MOST_AIRLINES,
  MOST_AIRPORT_SETS,
  MOST_AIRPORTS,
  MOST_OCCUPANCIES,
  MOST_PLACES,
  MOST_TARIFFS,
  NIGHT_WORDS,
  OCCUPANCY_WORDS,
  PAGE_BYTES,
  PLAN_EARLY_BOOKINGS,
  PLAN_HOTEL,
  PLAN_ID,
  PLAN_RATE_UNIT,
  PLAN_ROOM,
  PLAN_STAY_PAYS,
  PLAN_WORDS,
  POSITION_WORDS,
  RING_BLOCKS,
  TARIFF_WORDS,
  UNION_WORDS,
} from './layout.ts';

ARRIVAL_WORDS satisfies (typeof minStays)['length'];

/** Fields of a plan's record: what is asked of the few plans that are looked at closely. */
export const planField = {
  id: PLAN_ID,
  hotel: PLAN_HOTEL,
  room: PLAN_ROOM,
  rateUnit: PLAN_RATE_UNIT,
  /** Twice: per cent, last day of booking, days ahead, first and last day of arrival. */
  earlyBookings: PLAN_EARLY_BOOKINGS,
  /** Twice, see `STAY_PAY_WORDS`. */
  stayPays: PLAN_STAY_PAYS,
} as const;

/** Slots of the header, one number each. */
export const head = {
  firstDay: 0,
  /** First day after the ring: all days from here on are not clean yet. */
  ringEnd: 1,
  sequence: 2,
  at: 3,
  airports: 4,
  airlines: 5,
  occupancies: 6,
  airportSets: 7,
  places: 8,
  hotels: 9,
  plans: 10,
  routes: 11,
  flights: 12,
  listed: 13,
  tariffs: 14,
  arrivalRules: 15,
  /** Free runs of flight rows, one list a size, see `flight-rows.ts`. */
  freeRuns: 16,
  /** Unused rows of rules of arrival: the first that can be taken, and the first that cannot yet; plus one. */
  freeRules: 56,
  retiredRules: 57,
  /** Counts what was written of hotels: what is remembered of all of them is true as long as it stays. */
  hotelVersion: 58,
} as const;

/** Most of each kind that a memory holds. Untouched memory costs nothing: be generous. */
export interface Capacity {
  readonly hotels: number;
  readonly plans: number;
  /** Directed pairs of airports. */
  readonly routes: number;
  readonly flights: number;
}

export const defaultCapacity: Capacity = {
  hotels: 120_000,
  plans: 500_000,
  routes: 40_000,
  flights: 8_000_000,
};

const viewTypes = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;

/**
 * Tables of the memory: type of its numbers, what it has a row for, and numbers a row. Tables of blocks hold all plans (or
 * hotels) of one block, then those of the next: a search reads a few blocks of many plans.
 */
const tables = {
  header: ['f64', 'once', 64],
  airportCode: ['u32', 'airports', 1],
  /** First route to the airport, plus one; the others follow in `routeNextTo`. */
  airportRoutes: ['i32', 'airports', 1],
  airlineCode: ['u16', 'airlines', 1],
  airlineChildPercent: ['u16', 'airlines', 1],
  airlineInfantFare: ['i32', 'airlines', 1],
  occupancy: ['i32', 'occupancies', OCCUPANCY_WORDS],
  airportSet: ['u16', 'airportSets', AIRPORTS_PER_SET],
  tariff: ['i32', 'tariffs', TARIFF_WORDS],
  /** City, region and country. */
  placeIds: ['u32', 'places', 3],
  /** South, west, north and east: no hotel that was ever listed there lies outside. */
  placeBox: ['f64', 'places', BOX_WORDS / 2],
  /** Start, length and room of its run in `listedHotels`. */
  placeList: ['i32', 'places', LIST_WORDS],
  listedHotels: ['u32', 'listed', 1],
  hotelId: ['u32', 'hotels', 1],
  hotelPlace: ['u32', 'hotels', 1],
  /** Code of the operator that delivers it, 0 for the shop's own. */
  hotelOperator: ['u32', 'hotels', 1],
  hotelCategory: ['u8', 'hotels', 1],
  hotelRating: ['u8', 'hotels', 1],
  hotelAttributes: ['u32', 'hotels', ATTRIBUTE_WORDS],
  hotelAirportSet: ['u16', 'hotels', 1],
  hotelSold: ['u8', 'hotels', 1],
  /** First plan by id, plus one. */
  hotelPlans: ['i32', 'hotels', 1],
  hotelPosition: ['f64', 'hotels', POSITION_WORDS / 2],
  plan: ['i32', 'plans', PLAN_WORDS],
  /** So many days before arrival a stay can be cancelled free of charge for the last time; `NEVER_FREE` where it never can. */
  planFreeDays: ['u8', 'plans', 1],
  planTariff: ['u16', 'plans', 1],
  /** See `plan-traits.ts`. */
  planTraits: ['u32', 'plans', 1],
  /** Next plan of the hotel by id, plus one; 0 at the end. */
  planNext: ['i32', 'plans', 1],
  /** Exclusive running sums of rates modulo 65,536: a stay is the difference of two. */
  nightPrices: ['u16', 'planBlocks', BLOCK_DAYS],
  nightBits: ['i32', 'planBlocks', NIGHT_WORDS],
  /** Days on which a stay of each of `minStays` may not begin; plans share rows. Row 0 refuses nothing. */
  refusedArrivals: ['i32', 'arrivalRules', ARRIVAL_WORDS],
  /** Blocks of plans that have the row. */
  arrivalUses: ['u32', 'arrivalRules', 1],
  /** Next row of the same bucket, or of the unused rows, plus one. */
  arrivalNext: ['u32', 'arrivalRules', 1],
  arrivalBuckets: ['u32', 'arrivalBuckets', 1],
  /** Lowest rate of each block, or less: a bound. */
  lowestRates: ['u16', 'planBlocks', 1],
  /** The lowest sum of seven nights on end that begin in the block, or less: a bound. */
  lowestWeeks: ['u16', 'planBlocks', 1],
  /** Least that an adult pays for a night of the block in any plan, in minor units, all discounts taken off: a bound. */
  hotelLowest: ['u32', 'hotelBlocks', 1],
  /** The same for seven nights on end that begin in the block. */
  hotelWeeks: ['u32', 'hotelBlocks', 1],
  /** Two plans of each hotel that prove most stays, as rows plus one, and their traits; see `sample-plans.ts`. */
  samplePlan: ['i32', 'hotels', 2],
  firstTraits: ['u32', 'hotels', 1],
  largestTraits: ['u32', 'hotels', 1],
  /** Days on which any stay of 3 to 7 nights, or of 7 to 14, can begin in them. */
  firstWeek: ['i32', 'hotelBlocks', 1],
  firstFortnight: ['i32', 'hotelBlocks', 1],
  largestWeek: ['i32', 'hotelBlocks', 1],
  largestFortnight: ['i32', 'hotelBlocks', 1],
  /** What all plans have together: nights and arrivals that any has; and a bit for each kind of occupancy. */
  hotelNights: ['i32', 'hotelBlocks', UNION_WORDS],
  hotelOccupancies: ['u32', 'hotels', FITTING_WORDS],
  routeFrom: ['u16', 'routes', 1],
  /** A bit for each class of airlines, see `AIRLINE_CLASSES`, that ever had a flight there. */
  routeAirlines: ['u32', 'routes', 1],
  routeTo: ['u16', 'routes', 1],
  routeNextTo: ['i32', 'routes', 1],
  /** Route the other way, plus one. */
  routeBack: ['i32', 'routes', 1],
  /** Where the flights of a route's block are, how much room they have, and where each day begins. */
  runStart: ['u32', 'routeBlocks', 1],
  runSize: ['u8', 'routeBlocks', 1],
  dayStart: ['u16', 'routeBlocks', DAY_STARTS],
  /** First word of the cheapest flight in economy of each day, see `cheapest-legs.ts`. */
  cheapestLeg: ['u32', 'routeBlocks', BLOCK_DAYS],
  /** Its airline's row plus one where all flights in economy of the day have the same; else 0. */
  cheapestAirline: ['u8', 'routeBlocks', BLOCK_DAYS],
  /** The lowest fare in economy of each block; `NO_FARE` where there is none. */
  lowestFare: ['u32', 'routeBlocks', 1],
  /** A bit for each day on which a flight departs, and on which one does that arrives on the next. */
  flownDays: ['u32', 'routeBlocks', 1],
  lateDays: ['u32', 'routeBlocks', 1],
  flightFare: ['u32', 'flights', 1],
  flightId: ['u32', 'flights', 1],
  flightTimes: ['u32', 'flights', 1],
  flightCarrier: ['u32', 'flights', 1],
  hotelIndex: ['u32', 'hotelIndex', 1],
  planIndex: ['u32', 'planIndex', 1],
  routeIndex: ['u32', 'routeIndex', 1],
} as const satisfies Record<string, readonly [keyof typeof viewTypes, string, number]>;

export type TableName = keyof typeof tables;
type ViewOf<Type> = Type extends 'f64'
  ? Float64Array
  : Type extends 'u16'
    ? Uint16Array
    : Type extends 'u8'
      ? Uint8Array
      : Type extends 'i32'
        ? Int32Array
        : Uint32Array;

/** All tables of one index over one block of shared memory. */
export type Memory = { readonly [Name in TableName]: ViewOf<(typeof tables)[Name][0]> } & {
  /** What the tables lie in, with room behind them for what threads calculate with. */
  readonly wasm: WebAssembly.Memory;
  readonly buffer: ArrayBufferLike;
  readonly capacity: Capacity;
};

const fixedRows = {
  once: 1,
  airports: MOST_AIRPORTS,
  airlines: MOST_AIRLINES,
  occupancies: MOST_OCCUPANCIES,
  arrivalBuckets: ARRIVAL_BUCKETS,
  airportSets: MOST_AIRPORT_SETS,
  tariffs: MOST_TARIFFS,
  places: MOST_PLACES,
};

/** Rows each kind of table has room for. */
function countRows(capacity: Capacity): Record<(typeof tables)[TableName][1], number> {
  const half = (count: number) => 2 ** Math.ceil(Math.log2(count * 2));
  return {
    ...fixedRows,
    ...capacity,
    planBlocks: capacity.plans * RING_BLOCKS,
    hotelBlocks: capacity.hotels * RING_BLOCKS,
    routeBlocks: capacity.routes * RING_BLOCKS,
    listed: capacity.hotels * 4,
    // Each block of a plan has one; as many again while they change, and the row of those that refuse nothing.
    arrivalRules: 2 * capacity.plans * RING_BLOCKS + 1,
    hotelIndex: half(capacity.hotels),
    planIndex: half(capacity.plans),
    routeIndex: half(capacity.routes),
  };
}

interface Placed {
  readonly name: TableName;
  readonly offset: number;
  readonly length: number;
}

function layOut(capacity: Capacity): { placed: Placed[]; bytes: number } {
  const rows = countRows(capacity);
  let bytes = 0;
  const placed = (Object.keys(tables) as TableName[]).map((name) => {
    const [type, of, width] = tables[name];
    const offset = bytes;
    const length = rows[of] * width;
    bytes += Math.ceil((length * viewTypes[type].BYTES_PER_ELEMENT) / 64) * 64;
    return { name, offset, length };
  });
  return { placed, bytes };
}

/** Pages that a memory can have: 4 GB in all. */
const MOST_PAGES = 65_536;
/** A page behind the tables for each thread: those that read, and the one that writes. */
const THREADS = MOST_READERS + 1;
/** What threads may take behind these. */
const SCRATCH_PAGES = 16_384;
const LEAST_SCRATCH_PAGES = 1_024;

/** Place of the thread that writes; those that read have the places they have at the gate. */
export const WRITING_THREAD = MOST_READERS;

/**
 * Reserves memory; the system gives it page by page when it is first written.
 * @throws RangeError for more than there are addresses for
 */
export function reserveMemory(capacity: Capacity): Memory {
  const initial = countTablePages(capacity) + THREADS;
  if (initial > MOST_PAGES - LEAST_SCRATCH_PAGES)
    throw new RangeError('One index holds at most 4 GB of tables: more hotels are for shards');
  const maximum = Math.min(MOST_PAGES, initial + SCRATCH_PAGES);
  const memory = openMemory(new WebAssembly.Memory({ initial, maximum, shared: true }), capacity);
  memory.header[head.arrivalRules] = 1;
  return memory;
}

const countTablePages = (capacity: Capacity): number => Math.ceil(layOut(capacity).bytes / PAGE_BYTES);

/**
 * Address of a thread's own page, see `SCRATCH_STAYS`. A thread that takes the place of another one goes on with the memory that one had
 * taken.
 */
export function scratchOf({ capacity }: Memory, thread: number): number {
  return (countTablePages(capacity) + thread) * PAGE_BYTES;
}

/** The tables of a memory that another thread reserved. */
export function openMemory(wasm: WebAssembly.Memory, capacity: Capacity): Memory {
  const { buffer } = wasm;
  const views = layOut(capacity).placed.map(({ name, offset, length }) => {
    const View: new (memory: ArrayBufferLike, offset: number, length: number) => unknown =
      viewTypes[tables[name][0]];
    return [name, new View(buffer, offset, length)];
  });
  return { ...Object.fromEntries(views), wasm, buffer, capacity } as Memory;
}

/** Where each table begins and ends, in bytes, and the size of its items, in the order of their addresses. @testSupport */
export function listTables(memory: Memory): { name: TableName; start: number; end: number; item: number }[] {
  return (Object.keys(tables) as TableName[]).map((name) => {
    const { byteOffset, byteLength, BYTES_PER_ELEMENT } = memory[name];
    return { name, start: byteOffset, end: byteOffset + byteLength, item: BYTES_PER_ELEMENT };
  });
}

/** The parts of every table that are in use, in the order of the tables: what a snapshot consists of. */
export function listUsedParts(memory: Memory): { name: TableName; bytes: Uint8Array }[] {
  return (Object.keys(tables) as TableName[]).flatMap((name) =>
    listRuns(memory, name).map(({ first, count }) => {
      const view = memory[name];
      const width = view.BYTES_PER_ELEMENT;
      return {
        name,
        bytes: new Uint8Array(memory.buffer, view.byteOffset + first * width, count * width),
      };
    }),
  );
}

/** Runs of numbers of a table that are in use. */
function listRuns(memory: Memory, name: TableName): { first: number; count: number }[] {
  const [, of, width] = tables[name];
  const used = (kind: keyof typeof head) => memory.header[head[kind]] as number;
  const blocksOf = { planBlocks: 'plans', hotelBlocks: 'hotels', routeBlocks: 'routes' } as const;
  if (of in blocksOf) {
    const kind = blocksOf[of as keyof typeof blocksOf];
    const count = used(kind) * width;
    return Array.from({ length: RING_BLOCKS }, (_, block) => ({
      first: block * memory.capacity[kind] * width,
      count,
    }));
  }
  const isCounted = of in head && of !== 'once';
  return [{ first: 0, count: isCounted ? used(of as keyof typeof head) * width : memory[name].length }];
}

/** Place of a day's block in the rings of blocks. */
export function ringBlock(day: number): number {
  return Math.floor(day / BLOCK_DAYS) % RING_BLOCKS;
}

/** A table is full: the change that needed a row is refused. */
export class NoRoom extends Error {}

/** The next row of a table that counts its rows in the header. @throws NoRoom when it is full */
export function allocateRow(memory: Memory, kind: Counted): number {
  const row = memory.header[head[kind]] as number;
  if (row >= countRows(memory.capacity)[kind]) throw new NoRoom(`no room for more ${kind}`);
  memory.header[head[kind]] = row + 1;
  return row;
}

type Counted =
  | 'airports'
  | 'airlines'
  | 'airportSets'
  | 'occupancies'
  | 'tariffs'
  | 'arrivalRules'
  | 'places'
  | 'routes'
  | 'hotels'
  | 'plans';

/** What lies where, as text: two programs with the same text can share a memory. */
export function describeLayout(): string {
  return JSON.stringify({
    tables,
    fixedRows,
    head,
    planField,
    // Bits within a word, too.
    constants: { ...constants },
  });
}
