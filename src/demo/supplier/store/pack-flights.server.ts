import { baggages, cabins, type FlightFacts, type FlightRef } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

/** Days whose departures lie in one row of `supplier.flights`. */
export const BLOCK_DAYS = 128;

export function blockOf(day: Day): number {
  return Math.floor(day / BLOCK_DAYS);
}

/** Route and days that a row of `supplier.flights` holds. */
export interface FlightBlock {
  readonly origin: string;
  readonly destination: string;
  readonly block: number;
}

/** The row a flight lies in. */
export function blockOfFlight(flight: FlightRef): FlightBlock {
  return { origin: flight.from, destination: flight.to, block: blockOf(flight.day) };
}

/*
 * 20 bytes a flight: day of the block 1, stops (2 bits), overnight, cabin, baggage (2 bits) 1, airline 2, id 4, number 2,
 * departure 2, arrival 2, fare 4, seats 2.
 */
const bytesPerFlight = 20;
const at = {
  day: 0,
  flags: 1,
  airline: 2,
  id: 4,
  number: 8,
  departure: 10,
  arrival: 12,
  fare: 14,
  seats: 18,
};

export function packFlights(flights: readonly FlightFacts[]): Buffer {
  const packed = Buffer.alloc(flights.length * bytesPerFlight);
  flights.forEach((flight, index) => {
    encodeFlight(packed, index * bytesPerFlight, flight);
  });
  return packed;
}

export function unpackFlights(packed: Buffer, block: FlightBlock): FlightFacts[] {
  return Array.from({ length: packed.length / bytesPerFlight }, (_, index) =>
    readFlight(packed, index * bytesPerFlight, block),
  );
}

/** Null where no such flight is in the block. */
export function findFlight(packed: Buffer, ref: FlightRef): FlightFacts | null {
  const offset = offsetOf(packed, ref);
  return offset < 0 ? null : readFlight(packed, offset, blockOfFlight(ref));
}

/** Writes a flight over the one of the same reference; false where there is none. */
export function replaceFlight(packed: Buffer, flight: FlightFacts): boolean {
  const offset = offsetOf(packed, flight);
  if (offset < 0) return false;
  encodeFlight(packed, offset, flight);
  return true;
}

function offsetOf(packed: Buffer, { day, id }: FlightRef): number {
  for (let offset = 0; offset < packed.length; offset += bytesPerFlight) {
    if (packed.readUInt32LE(offset + at.id) === id && packed[offset] === day % BLOCK_DAYS) return offset;
  }
  return -1;
}

function encodeFlight(packed: Buffer, offset: number, flight: FlightFacts): void {
  const flags =
    flight.stops |
    (flight.isOvernight ? 4 : 0) |
    (cabins.indexOf(flight.cabin) << 3) |
    (baggages.indexOf(flight.baggage) << 4);
  packed.writeUInt8(flight.day % BLOCK_DAYS, offset + at.day);
  packed.writeUInt8(flags, offset + at.flags);
  packed.write(flight.airline, offset + at.airline, 2, 'latin1');
  packed.writeUInt32LE(flight.id, offset + at.id);
  packed.writeUInt16LE(flight.number, offset + at.number);
  packed.writeUInt16LE(flight.departure, offset + at.departure);
  packed.writeUInt16LE(flight.arrival, offset + at.arrival);
  packed.writeUInt32LE(flight.fare, offset + at.fare);
  packed.writeUInt16LE(flight.seats, offset + at.seats);
}

function readFlight(
  packed: Buffer,
  offset: number,
  { origin, destination, block }: FlightBlock,
): FlightFacts {
  const flags = packed.readUInt8(offset + at.flags);
  return {
    from: origin,
    to: destination,
    day: block * BLOCK_DAYS + packed.readUInt8(offset + at.day),
    id: packed.readUInt32LE(offset + at.id),
    airline: packed.toString('latin1', offset + at.airline, offset + at.airline + 2),
    number: packed.readUInt16LE(offset + at.number),
    departure: packed.readUInt16LE(offset + at.departure),
    arrival: packed.readUInt16LE(offset + at.arrival),
    isOvernight: (flags & 4) !== 0,
    stops: flags & 3,
    cabin: (flags & 8) === 0 ? 'economy' : 'business',
    baggage: baggages[(flags >> 4) & 3] ?? 'none',
    fare: packed.readUInt32LE(offset + at.fare),
    seats: packed.readUInt16LE(offset + at.seats),
  };
}
