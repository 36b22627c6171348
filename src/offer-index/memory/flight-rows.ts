import type { FlightTimes } from '../../domain/search/offer-query.ts';
import {
  type Baggage,
  baggages,
  type Cabin,
  cabins,
  type FlightFacts,
} from '../../domain/search/supply-facts.ts';
import { findRow, routeKey } from './id-index.ts';
import {
  AIRLINE_CLASSES,
  ARRIVAL_SHIFT,
  BAGGAGE_MASK,
  BAGGAGE_SHIFT,
  BLOCK_DAYS,
  CABIN_SHIFT,
  DAY_STARTS,
  DEPARTURE_MASK,
  FARE_MASK,
  OVERNIGHT_SHIFT,
  SEATS_MASK,
  SEATS_SHIFT,
  STOPS_MASK,
  STOPS_SHIFT,
} from './layout.ts';
import { head, type Memory, NoRoom, ringBlock } from './memory.ts';

/**
 * Flights lie route by route and block by block, those of a block together by day and id, so that a search reads a
 * window of days in one go. The first word of a flight says all that most searches ask, see `layout.ts`.
 */

/** Seats beyond are not counted: no booking has more. */
export const MOST_SEATS = 9;

export const seatsOf = (word: number): number => (word >>> SEATS_SHIFT) & SEATS_MASK;
export const stopsOf = (word: number): number => (word >>> STOPS_SHIFT) & STOPS_MASK;
export const baggageOf = (word: number): number => (word >>> BAGGAGE_SHIFT) & BAGGAGE_MASK;
export const cabinOf = (word: number): number => (word >>> CABIN_SHIFT) & 1;
export const overnightOf = (word: number): number => (word >>> OVERNIGHT_SHIFT) & 1;
export const readCabin = (word: number): Cabin => cabins[cabinOf(word)] as Cabin;
export const readBaggage = (word: number): Baggage => baggages[baggageOf(word)] as Baggage;

export function packFareWord(flight: FlightFacts): number {
  return (
    (flight.fare |
      (Math.min(flight.seats, MOST_SEATS) << SEATS_SHIFT) |
      (flight.stops << STOPS_SHIFT) |
      (baggages.indexOf(flight.baggage) << BAGGAGE_SHIFT) |
      (cabins.indexOf(flight.cabin) << CABIN_SHIFT) |
      (Number(flight.isOvernight) << OVERNIGHT_SHIFT)) >>>
    0
  );
}

export function replaceFare(word: number, fare: number): number {
  return ((word & ~FARE_MASK) | fare) >>> 0;
}

export function replaceSeats(word: number, seats: number): number {
  return ((word & ~(15 << SEATS_SHIFT)) | (Math.min(seats, MOST_SEATS) << SEATS_SHIFT)) >>> 0;
}

/** Departure in the low half, arrival in the high one. */
const packTimes = ({ departure, arrival }: FlightFacts): number => departure | (arrival << ARRIVAL_SHIFT);

/** Of the flight of a row. */
export function readStops({ flightFare }: Pick<Memory, 'flightFare'>, row: number): number {
  return stopsOf(flightFare[row] as number);
}

/** When the flight of a row flies. */
export function readTimes(memory: Memory, row: number): FlightTimes {
  const times = memory.flightTimes[row] as number;
  return {
    departure: times & DEPARTURE_MASK,
    arrival: times >>> ARRIVAL_SHIFT,
    isOvernight: overnightOf(memory.flightFare[row] as number) === 1,
  };
}

export function findRouteRow(memory: Memory, from: number, to: number): number {
  return findRow(memory, 'routeIndex', routeKey(from, to));
}

/** Sizes of runs of rows. A block that grows moves to the next size, and its old run waits for another block. */
const runSizes = [
  4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 640,
  768, 896, 1_024, 1_536, 2_048, 4_096,
];

/** Place of a route's block of flights. */
function blockOf(memory: Memory, route: number, day: number): number {
  return ringBlock(day) * memory.capacity.routes + route;
}

/** Rows of one day of a route: from the first up to, not including, the last. Both 0 where there are none. */
export function dayRows(memory: Memory, route: number, day: number): { first: number; end: number } {
  const block = blockOf(memory, route, day);
  const start = memory.runStart[block] as number;
  const days = block * DAY_STARTS + (day % BLOCK_DAYS);
  return {
    first: start + (memory.dayStart[days] as number),
    end: start + (memory.dayStart[days + 1] as number),
  };
}

/** Row of a flight, or -1. */
export function findFlight(memory: Memory, route: number, day: number, id: number): number {
  const { first, end } = dayRows(memory, route, day);
  for (let row = first; row < end; row += 1) if (memory.flightId[row] === id) return row;
  return -1;
}

/** Writes a flight in its place by day and id, replacing the one with its id. @throws NoRoom when the memory is full */
export function upsertFlight(memory: Memory, route: number, airline: number, flight: FlightFacts): void {
  let row = findFlight(memory, route, flight.day, flight.id);
  if (row < 0) row = openRow(memory, route, flight.day, flight.id);
  memory.routeAirlines[route] = (memory.routeAirlines[route] as number) | (1 << (airline % AIRLINE_CLASSES));
  memory.flightFare[row] = packFareWord(flight);
  memory.flightId[row] = flight.id;
  memory.flightTimes[row] = packTimes(flight);
  memory.flightCarrier[row] = airline | (flight.number << 8);
}

/** Makes room for one more row of a day, before the first with a higher id. */
function openRow(memory: Memory, route: number, day: number, id: number): number {
  const block = blockOf(memory, route, day);
  const starts = block * DAY_STARTS;
  const used = memory.dayStart[starts + BLOCK_DAYS] as number;
  growRun(memory, block, used + 1);
  const { first, end } = dayRows(memory, route, day);
  let row = first;
  while (row < end && (memory.flightId[row] as number) < id) row += 1;
  moveRows(memory, row, (memory.runStart[block] as number) + used, row + 1);
  for (let after = (day % BLOCK_DAYS) + 1; after <= BLOCK_DAYS; after += 1) {
    memory.dayStart[starts + after] = (memory.dayStart[starts + after] as number) + 1;
  }
  return row;
}

/** Takes rows of a day out: one flight, or all of them. */
export function removeRows(memory: Memory, route: number, day: number, first: number, end: number): void {
  if (first === end) return;
  const block = blockOf(memory, route, day);
  const starts = block * DAY_STARTS;
  const used = memory.dayStart[starts + BLOCK_DAYS] as number;
  moveRows(memory, end, (memory.runStart[block] as number) + used, first);
  for (let after = (day % BLOCK_DAYS) + 1; after <= BLOCK_DAYS; after += 1) {
    memory.dayStart[starts + after] = (memory.dayStart[starts + after] as number) - (end - first);
  }
}

/** Copies a block's flights from another memory into a run that fits them. */
export function copyBlock(
  memory: Memory,
  route: number,
  from: Memory,
  fromRoute: number,
  block: number,
): void {
  const target = block * memory.capacity.routes + route;
  const source = block * from.capacity.routes + fromRoute;
  const starts = from.dayStart.subarray(source * DAY_STARTS, (source + 1) * DAY_STARTS);
  const used = starts[BLOCK_DAYS] as number;
  memory.lowestFare[target] = from.lowestFare[source] as number;
  memory.lateDays[target] = from.lateDays[source] as number;
  memory.flownDays[target] = from.flownDays[source] as number;
  if (used === 0) return;
  while (roomOf(memory.runSize[target] as number) < used)
    memory.runSize[target] = (memory.runSize[target] as number) + 1;
  const start = allocateRun(
    memory,
    (memory.runSize[target] as number) - 1,
    roomOf(memory.runSize[target] as number),
  );
  memory.runStart[target] = start;
  memory.dayStart.set(starts, target * DAY_STARTS);
  for (const table of ['cheapestLeg', 'cheapestAirline'] as const) {
    const words = from[table].subarray(source * BLOCK_DAYS, (source + 1) * BLOCK_DAYS);
    memory[table].set(words, target * BLOCK_DAYS);
  }
  const first = from.runStart[source] as number;
  for (const table of ['flightFare', 'flightId', 'flightTimes', 'flightCarrier'] as const) {
    memory[table].set(from[table].subarray(first, first + used), start);
  }
}

/** Rows of a run by its size, counted from 1; 0 is no run. */
function roomOf(size: number): number {
  if (size === 0) return 0;
  const rows = runSizes[size - 1];
  if (rows === undefined) throw new NoRoom('too many flights of one route in 32 days');
  return rows;
}

function moveRows(memory: Memory, from: number, end: number, to: number): void {
  memory.flightFare.copyWithin(to, from, end);
  memory.flightId.copyWithin(to, from, end);
  memory.flightTimes.copyWithin(to, from, end);
  memory.flightCarrier.copyWithin(to, from, end);
}

/** Gives a block a run of at least so many rows. `runSize` counts from 1; 0 is no run. */
function growRun(memory: Memory, block: number, rows: number): void {
  const size = memory.runSize[block] as number;
  if (roomOf(size) >= rows) return;
  const start = allocateRun(memory, size, roomOf(size + 1));
  if (size > 0) {
    const old = memory.runStart[block] as number;
    moveRows(memory, old, old + rows - 1, start);
    freeRun(memory, size - 1, old);
  }
  memory.runStart[block] = start;
  memory.runSize[block] = size + 1;
}

/** A free run of the size, else a new one at the end. Free runs are linked through the id of their first row. */
function allocateRun(memory: Memory, size: number, rows: number): number {
  const free = (memory.header[head.freeRuns + size] as number) - 1;
  if (free >= 0) {
    memory.header[head.freeRuns + size] = memory.flightId[free] as number;
    return free;
  }
  const start = memory.header[head.flights] as number;
  if (start + rows > memory.flightFare.length) throw new NoRoom('no room for more flights');
  memory.header[head.flights] = start + rows;
  return start;
}

function freeRun(memory: Memory, size: number, start: number): void {
  memory.flightId[start] = memory.header[head.freeRuns + size] as number;
  memory.header[head.freeRuns + size] = start + 1;
}
