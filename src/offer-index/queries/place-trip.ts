import type { ClockRange } from '../../domain/time/clock-range.ts';
import type { Kernel } from '../kernel.ts';
import { listTariffs } from '../memory/airline-tariffs.ts';
import * as at from '../memory/layout.ts';
import { head, type Memory } from '../memory/memory.ts';
import { type LegRules, NO_LIMIT, type RoomWeights, type Season, type Trip } from './compile-trip.ts';
import type { HotelRanges } from './hotel-ranges.ts';
import { excludingWord, proofs } from './sample-plans.ts';

/** Where the kernel finds the trips of a query. */
export interface PlacedTrips {
  /** Address of a trip, which is laid there when it is first asked for. */
  addressOf(trip: Trip): number;
  /** Address of a season of a trip, by its place. */
  seasonOf(trip: Trip, place: number): number;
  /** Address of what has the weights of a room: of one of several by its place, else of the season itself. */
  roomOf(trip: Trip, place: number, room: number): number;
  /** Forgets them all: call it before each query. */
  forget(): void;
}

export function openPlacedTrips(memory: Memory, kernel: Kernel, ranges: HotelRanges): PlacedTrips {
  const addresses = new Map<Trip, number>();
  const addressOf = (trip: Trip): number => {
    const known = addresses.get(trip);
    if (known !== undefined) return known;
    const made = placeTrip(memory, kernel, ranges, trip);
    addresses.set(trip, made);
    return made;
  };
  const seasonOf = (trip: Trip, place: number) =>
    kernel.wordAt(addressOf(trip) + at.TRIP_SEASON * 4) + place * at.SEASON_WORDS * 4;
  return {
    addressOf,
    seasonOf,
    roomOf(trip, place, room) {
      const season = seasonOf(trip, place);
      if (trip.seasons[place]?.rooms.length === 0) return season;
      return kernel.wordAt(kernel.wordAt(season + at.SEASON_ROOM_SEASONS * 4) + room * 4);
    },
    forget: () => addresses.clear(),
  };
}

function placeTrip(memory: Memory, kernel: Kernel, ranges: HotelRanges, trip: Trip): number {
  const address = kernel.take(at.TRIP_BLOCKS + trip.blocks.length);
  const seasons = kernel.take(trip.seasons.length * at.SEASON_WORDS);
  const airports = memory.header[head.airports] as number;
  const origins = placeRows(kernel, trip.origins, airports);
  const arrivals = placeRows(kernel, trip.arrivals, airports);
  const range = trip.group === null ? 0 : kernel.place(ranges.bitsOf(trip.group));
  const isProvable = !trip.isFreelyCancellable;
  const [week, fortnight] = proofs.map(
    ({ from, to }) => isProvable && from <= trip.nightsTo && to >= trip.nightsFrom,
  );
  const start = address >>> 2;
  const { words } = kernel;
  words[start + at.TRIP_WORDS] = trip.words;
  words[start + at.TRIP_BASE] = trip.base;
  words[start + at.TRIP_NIGHTS_FROM] = trip.nightsFrom;
  words[start + at.TRIP_NIGHTS_TO] = trip.nightsTo;
  words[start + at.TRIP_ROOMS] = trip.roomBits;
  words[start + at.TRIP_BOARDS] = trip.boardBits;
  words[start + at.TRIP_NEEDS_TRANSFER] = Number(trip.needsTransfer);
  words[start + at.TRIP_STATE] = trip.includeOnRequest ? at.SELLABLE : at.OPEN;
  words[start + at.TRIP_IS_FREE] = Number(trip.isFreelyCancellable);
  words[start + at.TRIP_BOOKING_DAY] = trip.bookingDay;
  words[start + at.TRIP_EXCLUDES] = excludingWord(trip.nightsTo);
  words[start + at.TRIP_HAS_WEEK] = Number(week);
  words[start + at.TRIP_HAS_FORTNIGHT] = Number(fortnight);
  words[start + at.TRIP_RETURN_FROM] = trip.return.from - trip.base;
  words[start + at.TRIP_RETURN_TO] = trip.return.to - trip.base;
  kernel.doubles[(start + at.TRIP_MOST) >>> 1] = trip.maxTotal;
  words[start + at.TRIP_HAS_LIMIT] = Number(trip.maxTotal !== NO_LIMIT);
  words[start + at.TRIP_DAYS] = trip.days;
  words[start + at.TRIP_SEASONS] = trip.seasons.length;
  words[start + at.TRIP_SEASON] = seasons;
  words[start + at.TRIP_IS_PACKAGE] = Number(trip.isPackage);
  words[start + at.TRIP_ORIGINS] = origins;
  words[start + at.TRIP_ARRIVALS] = arrivals;
  words[start + at.TRIP_MAX_STOPS] = trip.legs.maxStops;
  words[start + at.TRIP_BAGGAGE] = trip.legs.baggage;
  words[start + at.TRIP_CABIN] = trip.legs.cabin;
  placeTimes(words, start, trip.legs);
  words[start + at.TRIP_SETS] = memory.header[head.airportSets] as number;
  words[start + at.TRIP_AIRPORTS] = memory.header[head.airports] as number;
  words[start + at.TRIP_RANGE] = range;
  words.set(trip.blocks, start + at.TRIP_BLOCKS);
  trip.seasons.forEach((season, place) => {
    placeSeason(memory, kernel, trip, season, address, seasons + place * at.SEASON_WORDS * 4);
  });
  return address;
}

/** Writes the times that legs have to keep. */
function placeTimes(words: Int32Array, start: number, { departs, arrives, night }: LegRules): void {
  const span = ({ from, until }: ClockRange) => (until - from + at.DAY_MINUTES) % at.DAY_MINUTES;
  words[start + at.TRIP_DEPARTS_FROM] = departs?.from ?? 0;
  words[start + at.TRIP_DEPARTS_SPAN] = departs === null ? at.DAY_MINUTES - 1 : span(departs);
  words[start + at.TRIP_ARRIVES_FROM] = arrives?.from ?? 0;
  words[start + at.TRIP_ARRIVES_SPAN] = arrives === null ? at.DAY_MINUTES - 1 : span(arrives);
  words[start + at.TRIP_NIGHT_FROM] = night?.from ?? 0;
  words[start + at.TRIP_NIGHT_SPAN] = night === null ? -1 : span(night);
}

function placeSeason(
  memory: Memory,
  kernel: Kernel,
  trip: Trip,
  season: Season,
  ofTrip: number,
  address: number,
): void {
  placeWeights(kernel, address, season);
  const tariffs = listTariffs(memory, trip, season);
  const placedTariffs = tariffs === null ? 0 : kernel.place(tariffs) + at.AIRLINE_CLASSES * 2 * 4;
  const roomSeasons = placeRooms(kernel, season);
  const start = address >>> 2;
  const { words } = kernel;
  words[start + at.SEASON_TRIP] = ofTrip;
  words[start + at.SEASON_SETS] = 0;
  words[start + at.SEASON_AIRPORTS] = 0;
  words[start + at.SEASON_FROM] = season.departure.from - trip.base;
  words[start + at.SEASON_TO] = season.departure.to - trip.base;
  words[start + at.SEASON_ADULTS] = season.adultFares;
  words[start + at.SEASON_CHILDREN] = season.childFares;
  words[start + at.SEASON_SEATS] = season.seats;
  words[start + at.SEASON_TARIFFS] = placedTariffs;
  words[start + at.SEASON_ROOMS] = season.rooms.length;
  words[start + at.SEASON_ROOM_SEASONS] = roomSeasons;
  words[start + at.SEASON_IS_ANY_AIRLINE] = Number(trip.legs.airlines === null);
  kernel.calls.shapeRows(address);
}

/**
 * Lays down a season for each of several rooms, which has no more than its weights; rooms with the same weights share one, so that they are
 * priced once.
 * @returns the address of their addresses
 */
function placeRooms(kernel: Kernel, { rooms }: Season): number {
  const placed = new Map<string, number>();
  const seasons = rooms.map((room) => {
    const weights = String(room.weights);
    const address = placed.get(weights) ?? placeRoom(kernel, room);
    placed.set(weights, address);
    return address;
  });
  return kernel.place(seasons);
}

function placeRoom(kernel: Kernel, room: RoomWeights): number {
  const address = kernel.takeEmpty(at.SEASON_WORDS);
  placeWeights(kernel, address, room);
  return address;
}

function placeWeights(
  kernel: Kernel,
  address: number,
  { weights, fitting, lowestWeights, lowestWeight }: RoomWeights,
): void {
  const placed = kernel.place(weights);
  const placedLowest = kernel.place(lowestWeights);
  const start = address >>> 2;
  const { words } = kernel;
  words.set(fitting, start + at.SEASON_FITTING);
  words[start + at.SEASON_LOWEST_WEIGHT] = lowestWeight;
  words[start + at.SEASON_WEIGHTS] = placed;
  words[start + at.SEASON_LOWEST_WEIGHTS] = placedLowest;
}

/** Lays rows down as bits. @param count how many rows there are */
function placeRows(kernel: Kernel, rows: ReadonlySet<number> | null, count: number): number {
  if (rows === null) return 0;
  const words = new Int32Array(Math.ceil(count / 32));
  for (const row of rows) words[row >>> 5] = (words[row >>> 5] as number) | (1 << (row & 31));
  return kernel.place(words);
}
