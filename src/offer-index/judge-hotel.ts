import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { BLOCK_DAYS, type Memory, SAMPLE_WORDS } from './memory.ts';
import { boardOf, longestStayOf, occupancyOf, roomTypeOf } from './plan-traits.ts';
import { excludingWord, FIRST, LARGEST, provingWord } from './sample-plans.ts';

/** The length most shoppers mean when they leave it open. */
const WEEK = 7;

/**
 * Days of a word from which so many nights on can be stayed: bits of the word and of the next one, which is long enough
 * for every length there is. The length doubles with each step.
 */
function findRuns(word: number, next: number, nights: number): number {
  let runs = word;
  let later = next;
  for (let length = 1; length < nights; ) {
    const step = Math.min(length, nights - length);
    runs &= (runs >>> step) | (later << (BLOCK_DAYS - step));
    later &= later >>> step;
    length += step;
  }
  return runs;
}

/** What hotels with the same airports have in common, side by side. */
interface Reach {
  readonly flights: FlightOptions;
  /** Days with flights for the shortest stay, for a week where it is asked among others, and for any stay. */
  readonly shortest: Int32Array;
  readonly week: Int32Array | null;
  readonly any: Int32Array;
}

export interface HotelJudge {
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
  const { hotelAirportSet, hotelNights, hotelOccupancies } = memory;
  const { samplePlan, sampleTraits, firstSample, largestSample } = memory;
  const { blocks, words, nightsFrom, nightsTo, roomBits, boardBits } = trip;
  const starts = blocks.map((block) => block * memory.capacity.hotels);
  const reaches = trip.seasons.map((): Reach[] => []);
  const provesShortest = provingWord(nightsFrom);
  const provesWeek = provingWord(WEEK);
  const excludes = excludingWord(nightsTo);

  const openReach = (season: number, set: number): Reach => {
    const flights = flightsTo(season, set);
    const isWeekAsked = nightsFrom < WEEK && WEEK <= nightsTo;
    const reach: Reach = {
      flights,
      shortest: flights.daysFor(nightsFrom),
      week: isWeekAsked ? flights.daysFor(WEEK) : null,
      any: flights.anyDays(),
    };
    (reaches[season] as Reach[])[set] = reach;
    return reach;
  };

  /** Whether a sample has a stay of so many nights. */
  const hasStay = (
    hotel: number,
    table: Int32Array,
    nights: number,
    arrivals: number,
    days: Int32Array,
  ): boolean => {
    for (let word = 0; word < words; word += 1) {
      const wanted = days[word] as number;
      if (wanted === 0) continue;
      const at = ((starts[word] as number) + hotel) * SAMPLE_WORDS;
      const begins = (table[at + arrivals] as number) & wanted;
      if (begins === 0) continue;
      const next = ((starts[word + 1] as number) + hotel) * SAMPLE_WORDS;
      if ((findRuns(table[at] as number, table[next] as number, nights) & begins) !== 0) return true;
    }
    return false;
  };

  const proves = (hotel: number, sample: number, { weights }: Season, { shortest, week }: Reach): boolean => {
    const traits = sampleTraits[hotel * 2 + sample] as number;
    if (traits === 0 || weights[occupancyOf(traits)] === DOES_NOT_FIT) return false;
    if (((roomBits >>> roomTypeOf(traits)) & (boardBits >>> boardOf(traits)) & 1) === 0) return false;
    const table = sample === FIRST ? firstSample : largestSample;
    const longest = longestStayOf(traits);
    const isShortestKnown = provesShortest !== 0 && nightsFrom <= longest;
    if (isShortestKnown && hasStay(hotel, table, nightsFrom, provesShortest, shortest)) return true;
    return week !== null && WEEK <= longest && hasStay(hotel, table, WEEK, provesWeek, week);
  };

  /** Whether no plan of a hotel has a room for the shortest stay, or takes anybody, on any day with flights. */
  const isRuledOut = (hotel: number, days: Int32Array): boolean => {
    if (trip.includeOnRequest) return false;
    for (let word = 0; word < words; word += 1) {
      const at = ((starts[word] as number) + hotel) * SAMPLE_WORDS;
      const arrivals = excludes === 0 ? -1 : (hotelNights[at + excludes] as number);
      const wanted = (days[word] as number) & arrivals;
      if (wanted === 0) continue;
      const next = hotelNights[((starts[word + 1] as number) + hotel) * SAMPLE_WORDS] as number;
      if ((findRuns(hotelNights[at] as number, next, nightsFrom) & wanted) !== 0) return false;
    }
    return true;
  };

  return {
    judge(hotel, place) {
      const season = trip.seasons[place] as Season;
      const fitsLow = (hotelOccupancies[hotel * 2] as number) & season.fitting[0];
      const fitsHigh = (hotelOccupancies[hotel * 2 + 1] as number) & season.fitting[1];
      if ((fitsLow | fitsHigh) === 0) return false;
      const set = hotelAirportSet[hotel] as number;
      const reach = (reaches[place] as Reach[])[set] ?? openReach(place, set);
      if (reach.flights.lowest === NO_FLIGHT) return false;
      if (!trip.isFreelyCancellable) {
        if (proves(hotel, FIRST, season, reach)) return true;
        const isAnother = samplePlan[hotel * 2] !== samplePlan[hotel * 2 + 1];
        if (isAnother && proves(hotel, LARGEST, season, reach)) return true;
      }
      return isRuledOut(hotel, reach.any) ? false : null;
    },
  };
}
