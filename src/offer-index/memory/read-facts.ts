import { type Board, boards } from '../../domain/search/board.ts';
import { type RoomType, roomTypes } from '../../domain/search/room-type.ts';
import {
  type AirlineFacts,
  type ChildBand,
  type EarlyBooking,
  type FlightFacts,
  type FlightRef,
  HORIZON_DAYS,
  MOST_CHILDREN,
  minStays,
  type NightState,
  type Occupancy,
  type PlanNight,
  type RatePlanFacts,
  unsetNight,
} from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import { readArrival } from '../queries/arrival-rules.ts';
import { unpackCode } from './codes.ts';
import { readBaggage, readCabin, readTimes, seatsOf, stopsOf } from './flight-rows.ts';
import {
  BAND_WORDS,
  EARLY_ARRIVAL_FROM,
  EARLY_ARRIVAL_TO,
  EARLY_BOOK_UNTIL,
  EARLY_BOOKING_WORDS,
  EARLY_DAYS_AHEAD,
  EARLY_PERCENT,
  FARE_MASK,
  NIGHT_WORDS,
  OCCUPANCY_BANDS,
  OCCUPANCY_WORDS,
  OPEN,
  PLAN_WORDS,
  SELLABLE,
} from './layout.ts';
import { head, type Memory, planField, ringBlock } from './memory.ts';
import { readAirportSet } from './open-registers.ts';
import { readRate } from './plan-nights.ts';
import { readTerms } from './plan-rows.ts';
import { boardOf, isByArrival, longestStayOf, occupancyOf, roomTypeOf } from './plan-traits.ts';
import { readStayPays } from './stay-pay-words.ts';

/** Facts as the supplier sent them, read back from the rows they are stored in. */

export function readPlanFacts(memory: Memory, row: number): RatePlanFacts {
  const record = memory.plan.subarray(row * PLAN_WORDS, (row + 1) * PLAN_WORDS);
  const traits = memory.planTraits[row] as number;
  const { roomId, tariff, includesTransfer } = readTerms(memory, row);
  const stayPays = readStayPays(memory, row * PLAN_WORDS);
  return {
    id: (record[planField.id] as number) >>> 0,
    hotelId: memory.hotelId[record[planField.hotel] as number] as number,
    roomId,
    roomType: roomTypes[roomTypeOf(traits)] as RoomType,
    board: boards[boardOf(traits)] as Board,
    occupancy: readOccupancy(memory, occupancyOf(traits)),
    rateUnit: record[planField.rateUnit] as number,
    allotmentBy: isByArrival(traits) ? 'arrival' : 'stay',
    maxStay: longestStayOf(traits),
    ...(includesTransfer && { includesTransfer }),
    terms: tariff,
    earlyBookings: [0, 1].flatMap((slot) => readEarlyBooking(record, slot)),
    ...(stayPays.length > 0 && { stayPays }),
  };
}

function readOccupancy({ occupancy }: Memory, row: number): Occupancy {
  const words = occupancy.subarray(row * OCCUPANCY_WORDS, (row + 1) * OCCUPANCY_WORDS);
  const word = (at: number) => words[at] as number;
  const bands = Array.from(
    { length: word(OCCUPANCY_BANDS - 1) },
    (_, band) => OCCUPANCY_BANDS + band * BAND_WORDS,
  );
  return {
    minAdults: word(0),
    maxAdults: word(1),
    maxChildren: word(2),
    maxPersons: word(3),
    singleUsePercent: word(4),
    extraAdultPercent: word(5),
    childBands: bands.map((at) => readChildBand(words.subarray(at, at + BAND_WORDS))),
  };
}

function readChildBand(words: Int32Array): ChildBand {
  // A band has BAND_WORDS words, which the type of an array of memory does not say.
  const [fromAge, toAge, percent, first, last] = words as unknown as [number, number, number, number, number];
  const isForAll = first === 1 && last === MOST_CHILDREN;
  return { fromAge, toAge, percent, ...(!isForAll && { positions: { first, last } }) };
}

function readEarlyBooking(record: Int32Array, slot: number): EarlyBooking[] {
  const at = planField.earlyBookings + slot * EARLY_BOOKING_WORDS;
  const word = (place: number) => record[at + place] as number;
  if (word(EARLY_PERCENT) === 0) return [];
  return [
    {
      percent: word(EARLY_PERCENT),
      bookUntil: word(EARLY_BOOK_UNTIL),
      daysAhead: word(EARLY_DAYS_AHEAD),
      arrivalFrom: word(EARLY_ARRIVAL_FROM),
      arrivalTo: word(EARLY_ARRIVAL_TO),
    },
  ];
}

/** Whether nights and flights of a day are stored; of others the tables hold what is left of another year. */
export function isInHorizon({ header }: Memory, day: Day): boolean {
  const firstDay = header[head.firstDay] as number;
  return day >= firstDay && day < firstDay + HORIZON_DAYS;
}

/** Nights of a plan from a first day up to, not including, a last; outside the horizon none is set. */
export function readNights(memory: Memory, plan: number, from: Day, end: Day): PlanNight[] {
  return Array.from({ length: end - from }, (_, place) =>
    isInHorizon(memory, from + place) ? readNight(memory, plan, from + place) : unsetNight,
  );
}

function readNight(memory: Memory, plan: number, day: Day): PlanNight {
  const at = (ringBlock(day) * memory.capacity.plans + plan) * NIGHT_WORDS;
  const isSet = (word: number) => (((memory.nightBits[at + word] as number) >>> (day % 32)) & 1) === 1;
  const state: NightState = isSet(OPEN) ? 'open' : isSet(SELLABLE) ? 'on_request' : 'closed';
  const place = readArrival(memory, plan, day);
  return {
    rate: readRate(memory, plan, day),
    state,
    // Nobody may arrive: the minimum stay has no meaning then, and is not stored.
    minStay: minStays[place] ?? 1,
    closedToArrival: place === minStays.length,
  };
}

export function readFlightFacts(
  memory: Memory,
  row: number,
  { from, to, day }: Omit<FlightRef, 'id'>,
): FlightFacts {
  const word = memory.flightFare[row] as number;
  const carrier = memory.flightCarrier[row] as number;
  return {
    from,
    to,
    day,
    id: memory.flightId[row] as number,
    airline: unpackCode(memory.airlineCode[carrier & 0xff] as number),
    number: carrier >>> 8,
    ...readTimes(memory, row),
    stops: stopsOf(word),
    cabin: readCabin(word),
    baggage: readBaggage(word),
    fare: word & FARE_MASK,
    seats: seatsOf(word),
  };
}

export function readAirlineFacts(memory: Memory, row: number): AirlineFacts {
  return {
    code: unpackCode(memory.airlineCode[row] as number),
    childPercent: memory.airlineChildPercent[row] as number,
    infantFare: memory.airlineInfantFare[row] as number,
  };
}

/** Codes of the airports that a hotel is reached from, nearest first. */
export function readHotelAirports(memory: Memory, hotel: number): string[] {
  const rows = readAirportSet(memory, memory.hotelAirportSet[hotel] as number);
  return rows.map((row) => unpackCode(memory.airportCode[row] as number));
}
