import { minStays } from '../domain/supply-facts.ts';
import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import {
  BLOCK_DAYS,
  CLOSED_TO_ARRIVAL,
  EARLY_BOOKING_WORDS,
  type Memory,
  MIN_STAY,
  NEVER_FREE,
  NIGHT_WORDS,
  OPEN,
  PLAN_WORDS,
  PRICED,
  planField,
  RING_BLOCKS,
  SELLABLE,
} from './memory.ts';

import { isByArrival, longestStayOf, occupancyOf } from './plan-traits.ts';

/**
 * The cheapest stay found so far, and the highest total that still interests. Start with the highest total allowed and
 * `plan` -1; a stay is taken when it is cheaper, or first in order at the same total.
 */
export interface Best {
  total: number;
  plan: number;
  checkIn: number;
  nights: number;
}

/** Prices are compared in ten-thousandths, before rounding: percentages of percentages stay whole numbers. */
const SCALE = 10_000;
/** Rounds halves up: all that is not above this rounds to the total or below. */
const ROUNDED = SCALE / 2 - 1;

const noStay: Best = { total: 0, plan: -1, checkIn: 0, nights: 0 };
export const startBest = (highest: number): Best => ({ ...noStay, total: highest });

/** Place in `minStays` of the longest minimum that a stay of so many nights meets. */
const minStayPlaces = Array.from({ length: 32 }, (_, nights) =>
  (minStays as readonly number[]).findLastIndex((least) => least <= nights),
);

/** Days of a word whose four-bit number, a bit in each plane, is at most a limit. */
function atMost(limit: number, one: number, two: number, four: number, eight: number): number {
  let below = 0;
  let equal = -1;
  if (limit & 8) {
    below = ~eight;
    equal = eight;
  } else {
    equal = ~eight;
  }
  if (limit & 4) {
    below |= equal & ~four;
    equal &= four;
  } else {
    equal &= ~four;
  }
  if (limit & 2) {
    below |= equal & ~two;
    equal &= two;
  } else {
    equal &= ~two;
  }
  return limit & 1 ? below | equal : below | (equal & ~one);
}

/** Looks for stays in plans; keeps scratch memory, so one thread each. */
export function openStaySearch(memory: Memory) {
  const { plan: records, planTraits, nightBits, nightPrices, lowestRates } = memory;
  const planRows = memory.capacity.plans;
  /** Bits of days from which `runLength` nights can be stayed, and of days of arrival, with words to spare. */
  const runs = new Int32Array(RING_BLOCKS + 3);
  let runLength = 0;
  const arrivals = new Int32Array(RING_BLOCKS + 2);
  /** Lowest rate of the stays that begin in each word. */
  const rates = new Int32Array(RING_BLOCKS + 2);
  /** Row of the plan in each block the trip touches: where its bits and prices are. */
  const rows = new Int32Array(RING_BLOCKS + 2);
  let words = 0;

  /** Reads a plan's bits for the days of a trip. */
  const readNights = (plan: number, trip: Trip, mustBeFree: boolean): void => {
    words = trip.words;
    const record = plan * PLAN_WORDS;
    const byArrival = isByArrival(planTraits[plan] as number);
    const stateWord = trip.includeOnRequest ? SELLABLE : OPEN;
    for (let word = 0; word <= words; word += 1) {
      const row = (trip.blocks[word] as number) * planRows + plan;
      const at = row * NIGHT_WORDS;
      rows[word] = row;
      const state = nightBits[at + stateWord] as number;
      const priced = nightBits[at + PRICED] as number;
      runs[word] = byArrival ? priced : priced & state;
      arrivals[word] = ~(nightBits[at + CLOSED_TO_ARRIVAL] as number) & (byArrival ? state : -1);
    }
    runs[words + 1] = 0;
    runLength = 1;
    if (mustBeFree) keepFreelyCancellable(record, trip);
  };

  /** Leaves only arrivals whose cancellation is still free on the day of booking. */
  const keepFreelyCancellable = (record: number, trip: Trip): void => {
    const freeDays = (records[record + planField.roomAndCancellation] as number) >>> 16;
    if (freeDays === NEVER_FREE) {
      arrivals.fill(0);
      return;
    }
    const first = trip.bookingDay + freeDays - trip.base;
    for (let word = 0; word < words; word += 1) {
      const skipped = first - word * BLOCK_DAYS;
      if (skipped >= BLOCK_DAYS) arrivals[word] = 0;
      else if (skipped > 0) arrivals[word] = (arrivals[word] as number) & (-1 << skipped);
    }
  };

  /** Goes on to longer stays: days from which so many nights can be stayed. False where there are none, nor for any longer. */
  const growRuns = (length: number): boolean => {
    let any = 1;
    while (runLength < length && any !== 0) {
      const step = Math.min(runLength, length - runLength);
      any = 0;
      for (let word = 0; word <= words; word += 1) {
        const days = runs[word] as number;
        const grown = days & ((days >>> step) | ((runs[word + 1] as number) << (BLOCK_DAYS - step)));
        runs[word] = grown;
        any |= grown;
      }
      runLength += step;
    }
    return any !== 0;
  };

  /** Of some days of a word those on which a stay can begin; runs have grown to its length. */
  const startsIn = (word: number, length: number, days: number): number => {
    const open = (runs[word] as number) & (arrivals[word] as number) & days;
    if (open === 0) return 0;
    const at = (rows[word] as number) * NIGHT_WORDS + MIN_STAY;
    const one = nightBits[at] as number;
    const two = nightBits[at + 1] as number;
    const four = nightBits[at + 2] as number;
    const eight = nightBits[at + 3] as number;
    if ((one | two | four | eight) === 0) return open;
    return open & atMost(minStayPlaces[length] as number, one, two, four, eight);
  };

  const longestStay = (plan: number, trip: Trip): number =>
    Math.min(trip.nightsTo, longestStayOf(planTraits[plan] as number));

  /** Whether the party fits into a plan's room in a season. */
  const weightOf = (plan: number, season: Season): number =>
    season.weights[occupancyOf(planTraits[plan] as number)] as number;

  /** Best percentage off for a day of arrival. */
  const discountOn = (record: number, bookingDay: number, checkIn: number): number => {
    let percent = 0;
    for (let at = record + planField.earlyBookings; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
      if (
        (records[at] as number) > percent &&
        bookingDay <= (records[at + 1] as number) &&
        checkIn - bookingDay >= (records[at + 2] as number) &&
        checkIn >= (records[at + 3] as number) &&
        checkIn <= (records[at + 4] as number)
      ) {
        percent = records[at] as number;
      }
    }
    return percent;
  };

  /** What a stay's rates are multiplied by for a day of arrival; no discount is higher than the given one. */
  const factorOn = (
    record: number,
    { bookingDay }: Trip,
    checkIn: number,
    unitWeight: number,
    highest: number,
  ): number => (highest === 0 ? 100 : 100 - discountOn(record, bookingDay, checkIn)) * unitWeight;

  const highestDiscount = (record: number, bookingDay: number): number => {
    let percent = 0;
    for (let at = record + planField.earlyBookings; at < record + PLAN_WORDS; at += EARLY_BOOKING_WORDS) {
      if (bookingDay <= (records[at + 1] as number)) percent = Math.max(percent, records[at] as number);
    }
    return percent;
  };

  /** Reads bounds: no night of a stay costs less, and none that begins in a word less than `rates` says. */
  const lowestRate = (plan: number, { blocks, words }: Trip): number => {
    let rate = lowestRates[(blocks[0] as number) * planRows + plan] as number;
    let lowest = rate;
    for (let word = 0; word < words; word += 1) {
      const next = lowestRates[(blocks[word + 1] as number) * planRows + plan] as number;
      rates[word] = Math.min(rate, next);
      if (next < lowest) lowest = next;
      rate = next;
    }
    return lowest;
  };

  /** Sum of rates from a day on, both counted from the trip's base; its nights have been read. */
  const staySum = (day: number, length: number): number => {
    const end = day + length;
    const upTo = (at: number) =>
      nightPrices[(rows[at >> 5] as number) * BLOCK_DAYS + (at & (BLOCK_DAYS - 1))] as number;
    return (upTo(end) - upTo(day)) & 0xffff;
  };

  /** Takes a stay that is not dearer than the best, unless another one comes first at the same total. */
  const takeStay = (best: Best, price: number, plan: number, checkIn: number, length: number): void => {
    const total = Math.floor((price + SCALE / 2) / SCALE);
    if (total === best.total && best.plan >= 0 && !comesFirst(best, plan, checkIn, length)) return;
    best.total = total;
    best.plan = plan;
    best.checkIn = checkIn;
    best.nights = length;
  };

  /** Among stays of one hotel at one price the lower plan id comes first, then the earlier check-in, then the shorter stay. */
  const comesFirst = (best: Best, plan: number, checkIn: number, length: number): boolean => {
    if (plan !== best.plan) return idOf(plan) < idOf(best.plan);
    return checkIn < best.checkIn || (checkIn === best.checkIn && length < best.nights);
  };

  const idOf = (plan: number): number => (records[plan * PLAN_WORDS + planField.id] as number) >>> 0;

  return {
    /**
     * Which of the first `count` sets of flights have a stay in a plan, as bits; prices do not matter.
     * @param mustBeFree only stays whose cancellation is still free
     */
    whichExist(
      plan: number,
      trip: Trip,
      season: Season,
      flights: readonly FlightOptions[],
      count: number,
      mustBeFree: boolean,
    ): number {
      if (weightOf(plan, season) === DOES_NOT_FIT) return 0;
      const wanted = (1 << count) - 1;
      let found = 0;
      readNights(plan, trip, mustBeFree);
      const longest = longestStay(plan, trip);
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (!growRuns(length)) return found;
        for (let one = 0; one < count; one += 1) {
          const options = flights[one] as FlightOptions;
          if ((found >>> one) & 1 || options.lowest === NO_FLIGHT) continue;
          const days = options.daysFor(length);
          for (let word = 0; word < words; word += 1) {
            if (startsIn(word, length, days[word] as number) === 0) continue;
            found |= 1 << one;
            break;
          }
        }
        if (found === wanted) return found;
      }
      return found;
    },

    /** Takes the cheapest stay of a plan into `best` where it beats it. */
    priceStays(plan: number, trip: Trip, season: Season, flights: FlightOptions, best: Best): void {
      const weight = weightOf(plan, season);
      if (weight === DOES_NOT_FIT || flights.lowest === NO_FLIGHT) return;
      const record = plan * PLAN_WORDS;
      const unitWeight = weight * (records[record + planField.rateUnit] as number);
      const discount = highestDiscount(record, trip.bookingDay);
      const leastFactor = unitWeight * (100 - discount);
      const lowest = lowestRate(plan, trip) * leastFactor;
      let limit = best.total * SCALE + ROUNDED;
      const longest = longestStay(plan, trip);
      let isRead = false;
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (flights.lowest * SCALE + lowest * length > limit) return;
        const { costs, lows, lowest: lowestFlight } = flights.forNights(length);
        if (lowestFlight * SCALE + lowest * length > limit) continue;
        if (!isRead) readNights(plan, trip, trip.isFreelyCancellable);
        isRead = true;
        if (!growRuns(length)) return;
        const days = flights.daysFor(length);
        for (let word = 0; word < words; word += 1) {
          const least = (rates[word] as number) * leastFactor * length;
          if ((lows[word] as number) * SCALE + least > limit) continue;
          for (
            let starts = startsIn(word, length, days[word] as number);
            starts !== 0;
            starts &= starts - 1
          ) {
            const day = word * BLOCK_DAYS + 31 - Math.clz32(starts & -starts);
            const flown = (costs[day] as number) * SCALE;
            if (flown + least > limit) continue;
            const checkIn = trip.base + day;
            const price =
              flown + staySum(day, length) * factorOn(record, trip, checkIn, unitWeight, discount);
            if (price > limit) continue;
            takeStay(best, price, plan, checkIn, length);
            limit = best.total * SCALE + ROUNDED;
          }
        }
      }
    },

    /**
     * Takes the cheapest stays of a plan into many bests at once: one for each number of nights, or for each group of days
     * of check-in.
     * @param dayGroups place in `bests` by day of check-in from the trip's base, -1 for none; null to group by nights
     */
    priceGroups(
      plan: number,
      trip: Trip,
      season: Season,
      flights: FlightOptions,
      dayGroups: Int32Array | null,
      bests: readonly Best[],
    ): void {
      const weight = weightOf(plan, season);
      if (weight === DOES_NOT_FIT || flights.lowest === NO_FLIGHT) return;
      const record = plan * PLAN_WORDS;
      const unitWeight = weight * (records[record + planField.rateUnit] as number);
      const discount = highestDiscount(record, trip.bookingDay);
      const longest = longestStay(plan, trip);
      readNights(plan, trip, trip.isFreelyCancellable);
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (!growRuns(length)) return;
        const days = flights.daysFor(length);
        for (let word = 0; word < words; word += 1) {
          for (
            let starts = startsIn(word, length, days[word] as number);
            starts !== 0;
            starts &= starts - 1
          ) {
            const { costs } = flights.forNights(length);
            const day = word * BLOCK_DAYS + 31 - Math.clz32(starts & -starts);
            const group = dayGroups === null ? length - trip.nightsFrom : (dayGroups[day] as number);
            if (group < 0) continue;
            const best = bests[group] as Best;
            const checkIn = trip.base + day;
            const factor = factorOn(record, trip, checkIn, unitWeight, discount);
            const price = (costs[day] as number) * SCALE + staySum(day, length) * factor;
            if (price <= best.total * SCALE + ROUNDED) takeStay(best, price, plan, checkIn, length);
          }
        }
      }
    },

    /** What a stay costs the party of a season; it must be one that can be stayed. */
    priceStay(plan: number, trip: Trip, season: Season, checkIn: number, length: number): number {
      readNights(plan, trip, false);
      const record = plan * PLAN_WORDS;
      const unit = records[record + planField.rateUnit] as number;
      const percent = 100 - discountOn(record, trip.bookingDay, checkIn);
      const scaled = staySum(checkIn - trip.base, length) * unit * weightOf(plan, season) * percent;
      return Math.floor((scaled + SCALE / 2) / SCALE);
    },

    /** Whether a stay of a plan can begin on a day, flights and party apart. */
    canStay(plan: number, trip: Trip, checkIn: number, length: number): boolean {
      if (length > longestStay(plan, trip)) return false;
      readNights(plan, trip, trip.isFreelyCancellable);
      const day = checkIn - trip.base;
      if (day < 0 || day >= words * BLOCK_DAYS || !growRuns(length)) return false;
      return startsIn(day >> 5, length, 1 << (day & (BLOCK_DAYS - 1))) !== 0;
    },

    /** Whether cancellation of a plan is still free for every arrival of a trip, for none, or for some. */
    freeCancellation(plan: number, trip: Trip): 'all' | 'none' | 'some' {
      const freeDays = (records[plan * PLAN_WORDS + planField.roomAndCancellation] as number) >>> 16;
      if (freeDays === NEVER_FREE) return 'none';
      const first = trip.bookingDay + freeDays;
      if (first >= trip.base + trip.days) return 'none';
      return first <= trip.base ? 'all' : 'some';
    },

    fits: (plan: number, season: Season): boolean => weightOf(plan, season) !== DOES_NOT_FIT,
  };
}

export type StaySearch = ReturnType<typeof openStaySearch>;
