import { nightFlights, severalRooms, stayLengths } from '../../defaults.ts';
import { boards } from '../../domain/search/board.ts';
import type { HotelGroup } from '../../domain/search/hotel-group.ts';
import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { OfferRange } from '../../domain/search/offer-range.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { baggages, cabins, HORIZON_DAYS, MOST_CHILDREN } from '../../domain/search/supply-facts.ts';
import { type Day, type DayRange, dayOf, splitDay } from '../../domain/time/calendar-day.ts';
import type { ClockRange } from '../../domain/time/clock-range.ts';
import {
  ADULT_FARE_FROM_AGE,
  ageOn,
  INFANT_UNTIL_AGE,
  type Party,
  type RoomParty,
} from '../../domain/travellers/party.ts';
import type { Codes } from '../memory/codes.ts';
import {
  BAND_WORDS,
  BLOCK_DAYS,
  BOARD_MASK,
  DOES_NOT_FIT,
  NO_WEIGHT,
  OCCUPANCY_BANDS,
  OCCUPANCY_BITS,
  OCCUPANCY_WORDS,
} from '../memory/layout.ts';
import { head, type Memory, ringBlock } from '../memory/memory.ts';

/** Days of departure on which everyone has the same age, and what the party is then. */
export interface Season {
  readonly departure: DayRange;
  readonly adultFares: number;
  readonly childFares: number;
  readonly infantFares: number;
  /** Everyone but infants. */
  readonly seats: number;
  /** The party's weight in per cent by row of occupancy; `DOES_NOT_FIT` where it does not. */
  readonly weights: readonly number[];
  /** Kinds of occupancy the party fits into, in two words of `OCCUPANCY_BITS`, and the lowest weight by bit. */
  readonly fitting: readonly [number, number];
  readonly lowestWeights: readonly number[];
  /** The lowest of all, of several rooms the sum of each one's; `NO_WEIGHT` where the party fits nowhere. */
  readonly lowestWeight: number;
  /** Each room where the party takes several: all other weights of the season are then those of the first. Empty for one room. */
  readonly rooms: readonly RoomWeights[];
}

/** What those who stay in a room weigh, as in a season. */
export type RoomWeights = Pick<Season, 'weights' | 'fitting' | 'lowestWeights' | 'lowestWeight'>;

/** A request in the words of the memory: rows, bits and days counted from a block's start. */
export interface Trip {
  readonly isPackage: boolean;
  readonly bookingDay: Day;
  /** At least one, in order of days; none where no day of departure lies in the horizon, or no number of nights in their range. */
  readonly seasons: readonly Season[];
  /** First day of the block in which the first check-in can be; days of check-in are counted from here. */
  readonly base: Day;
  /** Days from `base` on which check-in can be, and the words of bits that hold them. */
  readonly days: number;
  readonly words: number;
  /** Blocks of the rings that hold these words, and the one after them: stays reach into it. */
  readonly blocks: Int32Array;
  readonly return: DayRange;
  readonly nightsFrom: number;
  readonly nightsTo: number;
  /** Rows of airports; null for any. */
  readonly origins: ReadonlySet<number> | null;
  readonly arrivals: ReadonlySet<number> | null;
  readonly legs: LegRules;
  /** A bit for each board of plans without a transfer, then for each of those with one. */
  readonly boardBits: number;
  readonly needsTransfer: boolean;
  /** Hotels of the range asked for; null for all. */
  readonly group: HotelGroup | null;
  readonly roomBits: number;
  readonly isFreelyCancellable: boolean;
  readonly includeOnRequest: boolean;
  /** Highest total, `NO_LIMIT` for none. */
  readonly maxTotal: number;
}

/** What each leg has to be. */
export interface LegRules {
  readonly maxStops: number;
  readonly baggage: number;
  /** Place in `cabins`, or `ANY_CABIN`. */
  readonly cabin: number;
  /** Local times at which the flight there departs, and at which the one back arrives; null for any. */
  readonly departs: ClockRange | null;
  readonly arrives: ClockRange | null;
  /** Local times at which neither departs nor arrives, nor is in the air from one day to the next; null where night does not matter. */
  readonly night: ClockRange | null;
  /** Rows of airlines; null for any. */
  readonly airlines: ReadonlySet<number> | null;
}

/** Above every total there is, and exact when multiplied by 10,000. */
export const NO_LIMIT = 2 ** 38;

const allBits = -1;

/** @throws RangeError for a party, nights or days outside their ranges */
export function compileTrip(memory: Memory, codes: Codes, request: TripRequest): Trip {
  requireRanges(request);
  const firstDay = memory.header[head.firstDay] as number;
  const departure = clip(request.departure, firstDay, firstDay + HORIZON_DAYS - 1);
  const isPackage = request.kind === 'package';
  const base = departure.from - (departure.from % BLOCK_DAYS);
  const days = Math.max(0, departure.to - base + (isPackage ? 2 : 1));
  const words = Math.ceil(days / BLOCK_DAYS);
  const { filters, nights } = request;
  const needsTransfer = isPackage && filters.isTransferIncluded;
  const isEmpty = departure.from > departure.to || nights.from > nights.to;
  return {
    isPackage,
    bookingDay: request.bookingDay,
    seasons: isEmpty ? [] : splitSeasons(memory, request.party, departure),
    base,
    days,
    words,
    blocks: Int32Array.from({ length: words + 1 }, (_, word) => ringBlock(base + word * BLOCK_DAYS)),
    return: clip(request.return, firstDay, firstDay + HORIZON_DAYS - (isPackage ? 1 : 0)),
    nightsFrom: nights.from,
    nightsTo: nights.to,
    origins: findRows(request.departureAirports, codes.airport),
    arrivals: findRows(request.arrivalAirports, codes.airport),
    legs: {
      maxStops: filters.maxStops ?? 3,
      baggage: baggages.indexOf(filters.baggage),
      cabin: cabins.indexOf(filters.cabin),
      departs: filters.outboundDeparture,
      arrives: filters.homeArrival,
      night: filters.isWithoutNightFlights ? nightFlights : null,
      airlines: findRows(filters.airlines.length > 0 ? filters.airlines : null, codes.airline),
    },
    boardBits: includedBits(bitsOf(filters.boards, boards) & offeredBits(request.range), needsTransfer),
    needsTransfer,
    group: request.range === undefined || isEvery(request.range.hotels) ? null : request.range.hotels,
    roomBits: bitsOf(filters.roomTypes, roomTypes),
    isFreelyCancellable: filters.isFreelyCancellable,
    includeOnRequest: filters.includeOnRequest,
    maxTotal: filters.maxTotal ?? NO_LIMIT,
  };
}

function requireRanges({ party, nights, stays, departure, return: back }: TripRequest): void {
  const isRange = ({ from, to }: DayRange) => Number.isInteger(from) && Number.isInteger(to);
  const isParty = Number.isInteger(party.adults) && party.adults >= 1 && party.adults <= 20;
  if (!isParty || party.childrenBorn.length > MOST_CHILDREN)
    throw new RangeError(`A party has 1 to 20 adults and up to ${MOST_CHILDREN} children`);
  if (!party.childrenBorn.every(Number.isInteger)) throw new RangeError('A birth date is a day');
  if (party.rooms !== undefined) requireRooms(party, party.rooms);
  if (!isRange(nights) || nights.from < 1 || nights.to > stayLengths.maxNights) {
    throw new RangeError(`Nights go from 1 to ${stayLengths.maxNights}`);
  }
  if (stays !== undefined)
    throw new RangeError('Hotels of different stays are asked for one after the other');
  if (!isRange(departure) || !isRange(back)) throw new RangeError('Days are whole numbers');
}

function requireRooms(party: Party, rooms: readonly RoomParty[]): void {
  const { fewest, most } = severalRooms;
  if (rooms.length < fewest || rooms.length > most)
    throw new RangeError(`Several rooms are ${fewest} to ${most}`);
  if (!rooms.every(({ adults }) => Number.isInteger(adults) && adults >= 1))
    throw new RangeError('Each room has an adult');
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const born = rooms.flatMap(({ childrenBorn }) => childrenBorn);
  if (adults !== party.adults || String(born) !== String(party.childrenBorn))
    throw new RangeError('A party is who stays in its rooms');
}

function clip(range: DayRange, first: Day, last: Day): DayRange {
  return { from: Math.max(range.from, first), to: Math.min(range.to, last) };
}

function bitsOf<Name>(wanted: readonly Name[], all: readonly Name[]): number {
  if (wanted.length === 0) return allBits;
  return wanted.reduce((bits, name) => bits | (1 << all.indexOf(name)), 0);
}

/** Boards of plans without a transfer, where one may be missing, and the same of plans with one. */
function includedBits(boardBits: number, needsTransfer: boolean): number {
  const bits = boardBits & ALL_BOARDS;
  return (bits << BOARD_PLACES) | (needsTransfer ? 0 : bits);
}

const BOARD_PLACES = BOARD_MASK + 1;
const ALL_BOARDS = (1 << BOARD_PLACES) - 1;

/** Boards of a range. */
function offeredBits(range: OfferRange | undefined): number {
  if (range === undefined || range.boards === null) return allBits;
  return range.boards.reduce((bits, name) => bits | (1 << boards.indexOf(name)), 0);
}

function isEvery({ within, outside }: HotelGroup): boolean {
  return within.length === 0 && outside.length === 0;
}

/** Rows by code, as far as they are known; null for any. */
function findRows(codes: readonly string[] | null, findRow: (code: string) => number): Set<number> | null {
  return codes && new Set(codes.map(findRow).filter((row) => row >= 0));
}

/** Splits days of departure where a traveller's age changes. */
function splitSeasons(memory: Memory, party: Party, departure: DayRange): Season[] {
  const starts = new Set([departure.from]);
  for (const born of party.childrenBorn) {
    for (const day of birthdays(born, departure)) starts.add(day);
  }
  const ordered = [...starts].sort((one, other) => one - other);
  return ordered.map((from, at) => {
    const to = (ordered[at + 1] ?? departure.to + 1) - 1;
    return describeSeason(memory, party, { from, to });
  });
}

/** First days of another age within a range, not counting the range's first day. */
function birthdays(born: Day, { from, to }: DayRange): Day[] {
  if (ageOn(born, from) === ageOn(born, to)) return [];
  const days: Day[] = [];
  for (let year = splitDay(from).year; year <= splitDay(to).year; year += 1) {
    const day = firstDayOfAge(born, year - splitDay(born).year);
    if (day > from && day <= to) days.push(day);
  }
  return days;
}

/** The day on which a person reaches an age in years. */
function firstDayOfAge(born: Day, age: number): Day {
  const { year, month, date } = splitDay(born);
  return dayOf(year + age, month, date);
}

function describeSeason(memory: Memory, party: Party, departure: DayRange): Season {
  const ages = party.childrenBorn.map((born) => ageOn(born, departure.from));
  const infantFares = ages.filter((age) => age < INFANT_UNTIL_AGE).length;
  const grownChildren = ages.filter((age) => age >= ADULT_FARE_FROM_AGE).length;
  const rooms = (party.rooms ?? []).map(({ adults, childrenBorn }) =>
    groupWeights(
      weighParty(
        memory,
        adults,
        childrenBorn.map((born) => ageOn(born, departure.from)),
      ),
    ),
  );
  const first = rooms[0] ?? groupWeights(weighParty(memory, party.adults, ages));
  return {
    departure,
    adultFares: party.adults + grownChildren,
    childFares: ages.length - infantFares - grownChildren,
    infantFares,
    seats: party.adults + ages.length - infantFares,
    ...first,
    lowestWeight: rooms.length === 0 ? first.lowestWeight : addWeights(rooms),
    rooms,
  };
}

function addWeights(rooms: readonly RoomWeights[]): number {
  const weights = rooms.map(({ lowestWeight }) => lowestWeight);
  return weights.includes(NO_WEIGHT) ? NO_WEIGHT : weights.reduce((sum, weight) => sum + weight, 0);
}

/** With weights of the kinds of occupancy that share a bit: the lowest where the party fits, `NO_WEIGHT` where it fits nowhere. */
function groupWeights(weights: readonly number[]): RoomWeights {
  const lowestWeights = new Array<number>(OCCUPANCY_BITS).fill(NO_WEIGHT);
  const fitting: [number, number] = [0, 0];
  let lowestWeight = NO_WEIGHT;
  for (let row = 0; row < weights.length; row += 1) {
    const weight = weights[row] as number;
    if (weight === DOES_NOT_FIT) continue;
    const bit = row % OCCUPANCY_BITS;
    fitting[bit < 32 ? 0 : 1] |= 1 << (bit & 31);
    if (weight < (lowestWeights[bit] as number)) lowestWeights[bit] = weight;
    if (weight < lowestWeight) lowestWeight = weight;
  }
  return { weights, fitting, lowestWeights, lowestWeight };
}

function weighParty(memory: Memory, adults: number, ages: readonly number[]): number[] {
  const rows = memory.header[head.occupancies] as number;
  const oldestFirst = [...ages].sort((one, other) => other - one);
  const weights: number[] = [];
  for (let row = 0; row < rows; row += 1) weights.push(weighInRoom(memory, row, adults, oldestFirst));
  return weights;
}

/** The party's weight in one occupancy, in per cent of an adult's rate. */
function weighInRoom(memory: Memory, row: number, adults: number, oldestFirst: readonly number[]): number {
  const { occupancy } = memory;
  const at = row * OCCUPANCY_WORDS;
  const bands = occupancy[at + OCCUPANCY_BANDS - 1] as number;
  let grown = adults;
  let weight = 0;
  let position = 1;
  for (const age of oldestFirst) {
    let percent = -1;
    for (let band = 0; band < bands && percent < 0; band += 1) {
      const start = at + OCCUPANCY_BANDS + band * BAND_WORDS;
      const isOfAge = age >= (occupancy[start] as number) && age <= (occupancy[start + 1] as number);
      const isInPlace =
        position >= (occupancy[start + 3] as number) && position <= (occupancy[start + 4] as number);
      if (isOfAge && isInPlace) {
        percent = occupancy[start + 2] as number;
      }
    }
    if (percent < 0) {
      grown += 1;
      continue;
    }
    weight += percent;
    position += 1;
  }
  const children = position - 1;
  const fits =
    grown >= (occupancy[at] as number) &&
    grown <= (occupancy[at + 1] as number) &&
    children <= (occupancy[at + 2] as number) &&
    grown + children <= (occupancy[at + 3] as number);
  if (!fits) return DOES_NOT_FIT;
  const single = occupancy[at + 4] as number;
  const extra = occupancy[at + 5] as number;
  return weight + (grown === 1 ? single : 200 + (grown - 2) * extra);
}
