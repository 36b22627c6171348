import {
  HORIZON_DAYS,
  type NightState,
  type PlanNight,
  type PlanNights,
  unsetNight,
} from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';

const bytesPerNight = 4;
const states: readonly NightState[] = ['open', 'on_request', 'closed'];
const closedToArrivalBit = 4;

/** Nights that are not for sale, for the whole horizon. */
export function packNoNights(): Buffer {
  const packed = Buffer.alloc(HORIZON_DAYS * bytesPerNight);
  for (let slot = 0; slot < HORIZON_DAYS; slot += 1) {
    encodeSlot(packed, slot, unsetNight);
  }
  return packed;
}

/**
 * Place of a day in the stored horizon: a ring, so that the day that comes into it takes the place of the one
 * that leaves, and nothing is moved.
 */
export function slotOf(day: Day): number {
  return day % HORIZON_DAYS;
}

export function readNight(packed: Buffer, day: Day): PlanNight {
  const at = slotOf(day) * bytesPerNight;
  const flags = packed.readUInt8(at + 2);
  return {
    rate: packed.readUInt16LE(at),
    state: states[flags & 3] ?? 'closed',
    minStay: packed.readUInt8(at + 3),
    closedToArrival: (flags & closedToArrivalBit) !== 0,
  };
}

/** Rate in two bytes; state and closed to arrival in one; minimum stay in one. */
export function encodeNight(packed: Buffer, day: Day, night: PlanNight): void {
  encodeSlot(packed, slotOf(day), night);
}

/** Writes a run of nights, those from `firstDay` on: days before it have left the ring. */
export function encodeNights(packed: Buffer, nights: PlanNights, firstDay: Day): void {
  for (let index = Math.max(0, firstDay - nights.from); index < nights.rates.length; index += 1) {
    encodeNight(packed, nights.from + index, {
      rate: nights.rates[index] ?? 0,
      state: nights.states[index] ?? 'closed',
      minStay: nights.minStays[index] ?? 1,
      closedToArrival: nights.closedToArrival[index] ?? false,
    });
  }
}

/** A run of nights as the feed sends it. */
export function readNights(packed: Buffer, from: Day, count: number): PlanNights {
  const nights = Array.from({ length: count }, (_, index) => readNight(packed, from + index));
  return {
    from,
    rates: nights.map(({ rate }) => rate),
    states: nights.map(({ state }) => state),
    minStays: nights.map(({ minStay }) => minStay),
    closedToArrival: nights.map(({ closedToArrival }) => closedToArrival),
  };
}

function encodeSlot(packed: Buffer, slot: number, night: PlanNight): void {
  const at = slot * bytesPerNight;
  packed.writeUInt16LE(night.rate, at);
  packed.writeUInt8(states.indexOf(night.state) | (night.closedToArrival ? closedToArrivalBit : 0), at + 2);
  packed.writeUInt8(night.minStay, at + 3);
}
