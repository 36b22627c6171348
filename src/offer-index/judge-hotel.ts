import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { type Memory, UNION_WORDS } from './memory.ts';
import { findRuns } from './night-runs.ts';
import { boardOf, occupancyOf, roomTypeOf } from './plan-traits.ts';
import { excludingWord, type Proof, proofs } from './sample-plans.ts';

/** What hotels with the same airports have in common, side by side. */
interface Reach {
  readonly isFlown: boolean;
  /** Days with flights for a length that is proven, in the order of the case's columns. */
  readonly proven: Int32Array;
  /** Days with flights for any length. */
  readonly any: Int32Array;
}

/** What stays the same for all hotels of a trip. */
export interface Case {
  readonly trip: Trip;
  /** Flights of a season to a set of airports. */
  readonly flightsTo: (season: number, set: number) => FlightOptions;
  /** By season and set of airports, once it was asked for. */
  readonly reaches: Reach[][];
  /** Proofs of which some length is asked for. */
  readonly asked: typeof proofs;
  /** Where words begin that say on which days what is asked for is proven, by proof and word of the trip. */
  readonly firstColumns: Int32Array;
  readonly largestColumns: Int32Array;
  /** Where rows of hotels begin in each block of the trip. */
  readonly starts: Int32Array;
  readonly excludes: number;
}

/** Judges thousands of hotels for a trip. Opened once for each thread: what is read is the same for every trip then, and known ahead. */
export function openHotelJudge(memory: Memory) {
  const { hotelAirportSet, hotelNights, hotelOccupancies, firstTraits, largestTraits, samplePlan } = memory;
  /** All tables in one: whichever is looked at, the loop is the same. */
  const numbers = new Int32Array(memory.buffer);

  const openReach = (one: Case, season: number, set: number): Reach => {
    const { nightsFrom, nightsTo, words } = one.trip;
    const flights = one.flightsTo(season, set);
    const proven = new Int32Array(one.asked.length * words);
    for (let place = 0; place < one.asked.length; place += 1) {
      const { from, to } = one.asked[place] as Proof;
      proven.set(flights.daysBetween(Math.max(from, nightsFrom), Math.min(to, nightsTo)), place * words);
    }
    const any = flights.daysBetween(nightsFrom, nightsTo);
    const reach: Reach = { isFlown: flights.lowest !== NO_FLIGHT, proven, any };
    (one.reaches[season] as Reach[])[set] = reach;
    return reach;
  };

  const reachOf = (one: Case, season: number, set: number): Reach =>
    (one.reaches[season] as Reach[])[set] ?? openReach(one, season, set);

  /** Whether a sample has a stay that can be flown to. */
  const proves = (hotel: number, columns: Int32Array, { proven }: Reach): boolean => {
    for (let at = 0; at < columns.length; at += 1) {
      if (((numbers[(columns[at] as number) + hotel] as number) & (proven[at] as number)) !== 0) return true;
    }
    return false;
  };

  /** Whether a sample takes the party and is one of the rooms and boards asked for. */
  const isWanted = (traits: number, { roomBits, boardBits }: Trip, { weights }: Season): boolean =>
    traits !== 0 &&
    weights[occupancyOf(traits)] !== DOES_NOT_FIT &&
    ((roomBits >>> roomTypeOf(traits)) & (boardBits >>> boardOf(traits)) & 1) === 1;

  /** Whether no plan of a hotel has a room for the shortest stay, or takes anybody, on any day with flights. */
  const isRuledOut = ({ trip, starts, excludes }: Case, hotel: number, days: Int32Array): boolean => {
    if (trip.includeOnRequest) return false;
    for (let word = 0; word < trip.words; word += 1) {
      const at = ((starts[word] as number) + hotel) * UNION_WORDS;
      const arrivals = excludes === 0 ? -1 : (hotelNights[at + excludes] as number);
      const wanted = (days[word] as number) & arrivals;
      if (wanted === 0) continue;
      const next = hotelNights[((starts[word + 1] as number) + hotel) * UNION_WORDS] as number;
      if ((findRuns(hotelNights[at] as number, next, trip.nightsFrom) & wanted) !== 0) return false;
    }
    return true;
  };

  const isProvenByFirst = (one: Case, hotel: number, season: Season, reach: Reach): boolean =>
    isWanted(firstTraits[hotel] as number, one.trip, season) && proves(hotel, one.firstColumns, reach);

  const isProvenByLargest = (one: Case, hotel: number, season: Season, reach: Reach): boolean =>
    samplePlan[hotel * 2] !== samplePlan[hotel * 2 + 1] &&
    isWanted(largestTraits[hotel] as number, one.trip, season) &&
    proves(hotel, one.largestColumns, reach);

  /** What can be said of a hotel whose first plan proves nothing. */
  const judgeOthers = (one: Case, hotel: number, season: Season, reach: Reach): boolean | null => {
    const fitsLow = (hotelOccupancies[hotel * 2] as number) & season.fitting[0];
    const fitsHigh = (hotelOccupancies[hotel * 2 + 1] as number) & season.fitting[1];
    if ((fitsLow | fitsHigh) === 0) return false;
    if (isProvenByLargest(one, hotel, season, reach)) return true;
    return isRuledOut(one, hotel, reach.any) ? false : null;
  };

  return {
    /** @param flightsTo flights of a season to a set of airports */
    open(trip: Trip, flightsTo: Case['flightsTo']): Case {
      const { blocks, words, nightsFrom, nightsTo } = trip;
      const isProvable = !trip.isFreelyCancellable;
      const asked = proofs.filter(({ from, to }) => isProvable && from <= nightsTo && to >= nightsFrom);
      const starts = blocks.map((block) => block * memory.capacity.hotels);
      return {
        trip,
        flightsTo,
        reaches: trip.seasons.map(() => []),
        asked,
        firstColumns: listColumns(
          asked.map(({ first }) => memory[first]),
          starts,
          words,
        ),
        largestColumns: listColumns(
          asked.map(({ largest }) => memory[largest]),
          starts,
          words,
        ),
        starts,
        excludes: excludingWord(nightsTo),
      };
    },

    /**
     * Adds hotels that have an offer to `offered` and those whose plans have to be looked at to `unclear`; the others have none. The loop
     * is kept tight, for it meets every hotel there is.
     */
    sift(one: Case, hotels: Uint32Array, offered: number[], unclear: number[]): void {
      const { seasons } = one.trip;
      const season = seasons[0] as Season;
      const isOnlySeason = seasons.length === 1;
      // Hotels with the same airports come one after another.
      let lastSet = -1;
      let reach: Reach | null = null;
      for (let at = 0; at < hotels.length; at += 1) {
        const hotel = hotels[at] as number;
        const set = hotelAirportSet[hotel] as number;
        if (set !== lastSet || reach === null) reach = reachOf(one, 0, set);
        lastSet = set;
        if (reach.isFlown && isProvenByFirst(one, hotel, season, reach)) offered.push(hotel);
        else if (!isOnlySeason) unclear.push(hotel);
        else if (reach.isFlown) {
          const judged = judgeOthers(one, hotel, season, reach);
          if (judged === true) offered.push(hotel);
          else if (judged === null) unclear.push(hotel);
        }
      }
    },

    /**
     * What can be said of a hotel without looking at its plans: true where a sample proves an offer, false where there is none,
     * null where plans have to be looked at.
     * @param place place of the season in the trip
     */
    judge(one: Case, hotel: number, place: number): boolean | null {
      const reach = reachOf(one, place, hotelAirportSet[hotel] as number);
      if (!reach.isFlown) return false;
      const season = one.trip.seasons[place] as Season;
      return isProvenByFirst(one, hotel, season, reach) || judgeOthers(one, hotel, season, reach);
    },
  };
}

/** Where words of tables begin, counted from the start of the memory. */
function listColumns(tables: readonly Int32Array[], starts: Int32Array, words: number): Int32Array {
  const columns = new Int32Array(tables.length * words);
  tables.forEach(({ byteOffset, BYTES_PER_ELEMENT }, place) => {
    for (let word = 0; word < words; word += 1) {
      columns[place * words + word] = byteOffset / BYTES_PER_ELEMENT + (starts[word] as number);
    }
  });
  return columns;
}

export type HotelJudge = ReturnType<typeof openHotelJudge>;
