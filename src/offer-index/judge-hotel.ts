import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { type Memory, UNION_WORDS } from './memory.ts';
import { findRuns } from './night-runs.ts';
import { boardOf, occupancyOf, roomTypeOf } from './plan-traits.ts';
import { excludingWord, proofs } from './sample-plans.ts';

/** What hotels with the same airports have in common, side by side. */
interface Reach {
  readonly isFlown: boolean;
  /** Days with flights for a length that the place in `asked` proves. */
  readonly proven: readonly Int32Array[];
  /** Days with flights for any length. */
  readonly any: Int32Array;
}

export interface HotelJudge {
  /**
   * Sorts out hotels whose first plan proves an offer: most of them. The loop is kept tight, for it meets every hotel there is.
   * @param proven they are added here, the others there
   */
  sift(hotels: Uint32Array, season: number, proven: number[], others: number[]): void;
  /**
   * What can be said of a hotel without looking at its plans: true where a sample proves an offer, false where there is none,
   * null where plans have to be looked at.
   * @param season place of the season in the trip
   */
  judge(hotel: number, season: number): boolean | null;
}

/** Judges thousands of hotels for one trip. @param flightsTo flights of a season to a set of airports */
export function openHotelJudge(
  memory: Memory,
  trip: Trip,
  flightsTo: (season: number, set: number) => FlightOptions,
): HotelJudge {
  const { hotelAirportSet, hotelNights, hotelOccupancies, firstTraits, largestTraits, samplePlan } = memory;
  const { blocks, words, nightsFrom, nightsTo, roomBits, boardBits } = trip;
  const starts = blocks.map((block) => block * memory.capacity.hotels);
  const reaches = trip.seasons.map((): Reach[] => []);
  const isProvable = !trip.isFreelyCancellable;
  const asked = proofs.filter(({ from, to }) => isProvable && from <= nightsTo && to >= nightsFrom);
  const firstTables = asked.map(({ first }) => memory[first]);
  const largestTables = asked.map(({ largest }) => memory[largest]);
  const excludes = excludingWord(nightsTo);

  const openReach = (season: number, set: number): Reach => {
    const flights = flightsTo(season, set);
    const reach: Reach = {
      isFlown: flights.lowest !== NO_FLIGHT,
      proven: asked.map(({ from, to }) =>
        flights.daysBetween(Math.max(from, nightsFrom), Math.min(to, nightsTo)),
      ),
      any: flights.daysBetween(nightsFrom, nightsTo),
    };
    (reaches[season] as Reach[])[set] = reach;
    return reach;
  };

  /** Whether a sample has a stay that can be flown to. */
  const proves = (hotel: number, tables: readonly Int32Array[], { proven }: Reach): boolean => {
    for (let at = 0; at < tables.length; at += 1) {
      const table = tables[at] as Int32Array;
      const days = proven[at] as Int32Array;
      for (let word = 0; word < words; word += 1) {
        if (((table[(starts[word] as number) + hotel] as number) & (days[word] as number)) !== 0) return true;
      }
    }
    return false;
  };

  /** Whether a sample takes the party and is one of the rooms and boards asked for. */
  const isWanted = (traits: number, { weights }: Season): boolean =>
    traits !== 0 &&
    weights[occupancyOf(traits)] !== DOES_NOT_FIT &&
    ((roomBits >>> roomTypeOf(traits)) & (boardBits >>> boardOf(traits)) & 1) === 1;

  /** Whether no plan of a hotel has a room for the shortest stay, or takes anybody, on any day with flights. */
  const isRuledOut = (hotel: number, days: Int32Array): boolean => {
    if (trip.includeOnRequest) return false;
    for (let word = 0; word < words; word += 1) {
      const at = ((starts[word] as number) + hotel) * UNION_WORDS;
      const arrivals = excludes === 0 ? -1 : (hotelNights[at + excludes] as number);
      const wanted = (days[word] as number) & arrivals;
      if (wanted === 0) continue;
      const next = hotelNights[((starts[word + 1] as number) + hotel) * UNION_WORDS] as number;
      if ((findRuns(hotelNights[at] as number, next, nightsFrom) & wanted) !== 0) return false;
    }
    return true;
  };

  const reachOf = (season: number, set: number): Reach =>
    (reaches[season] as Reach[])[set] ?? openReach(season, set);

  return {
    sift(hotels, place, proven, others) {
      const season = trip.seasons[place] as Season;
      // Hotels with the same airports come one after another.
      let lastSet = -1;
      let reach: Reach | null = null;
      for (let at = 0; at < hotels.length; at += 1) {
        const hotel = hotels[at] as number;
        if (isWanted(firstTraits[hotel] as number, season)) {
          const set = hotelAirportSet[hotel] as number;
          if (set !== lastSet || reach === null) reach = reachOf(place, set);
          lastSet = set;
          if (proves(hotel, firstTables, reach)) {
            proven.push(hotel);
            continue;
          }
        }
        others.push(hotel);
      }
    },
    judge(hotel, place) {
      const reach = reachOf(place, hotelAirportSet[hotel] as number);
      if (!reach.isFlown) return false;
      const season = trip.seasons[place] as Season;
      if (isWanted(firstTraits[hotel] as number, season) && proves(hotel, firstTables, reach)) return true;
      const fitsLow = (hotelOccupancies[hotel * 2] as number) & season.fitting[0];
      const fitsHigh = (hotelOccupancies[hotel * 2 + 1] as number) & season.fitting[1];
      if ((fitsLow | fitsHigh) === 0) return false;
      const isAnother = samplePlan[hotel * 2] !== samplePlan[hotel * 2 + 1];
      if (
        isAnother &&
        isWanted(largestTraits[hotel] as number, season) &&
        proves(hotel, largestTables, reach)
      )
        return true;
      return isRuledOut(hotel, reach.any) ? false : null;
    },
  };
}
