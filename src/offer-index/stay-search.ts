import type { Best } from './best-stay.ts';
import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import { discountOn, highestDiscountOn } from './early-booking.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { BLOCK_DAYS, type Memory, NEVER_FREE, PLAN_WORDS, planField, RING_BLOCKS } from './memory.ts';
import { openStayDays } from './stay-days.ts';
import { openStayPrices, ROUNDED, SCALE } from './stay-prices.ts';

/** Looks for stays in plans; keeps scratch memory, so one thread each. */
export function openStaySearch(memory: Memory) {
  const { plan: records, lowestRates } = memory;
  const planRows = memory.capacity.plans;
  const days = openStayDays(memory);
  const { longestStay, weightOf, factorOn, staySum, takeStay } = openStayPrices(memory, days.rows);
  /** Lowest rate of the stays that begin in each word. */
  const rates = new Int32Array(RING_BLOCKS + 2);

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
      days.read(plan, trip, mustBeFree);
      const longest = longestStay(plan, trip);
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (!days.grow(length)) return found;
        for (let one = 0; one < count; one += 1) {
          const options = flights[one] as FlightOptions;
          if ((found >>> one) & 1 || options.lowest === NO_FLIGHT) continue;
          const flown = options.daysFor(length);
          for (let word = 0; word < trip.words; word += 1) {
            if (days.startsIn(word, length, flown[word] as number) === 0) continue;
            found |= 1 << one;
            break;
          }
        }
        if (found === wanted) return found;
      }
      return found;
    },

    /** Whether a plan has any stay with flights of a set; prices do not matter. */
    hasStay(plan: number, trip: Trip, season: Season, flights: FlightOptions): boolean {
      if (weightOf(plan, season) === DOES_NOT_FIT || flights.lowest === NO_FLIGHT) return false;
      const longest = longestStay(plan, trip);
      days.read(plan, trip, trip.isFreelyCancellable);
      days.keepArrivals(flights.daysBetween(trip.nightsFrom, trip.nightsTo), longest);
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (!days.grow(length)) return false;
        // Which days have flights for a length is not asked before there is a stay.
        if (!days.canStart(length)) continue;
        const flown = flights.daysFor(length);
        for (let word = 0; word < trip.words; word += 1) {
          if (days.startsIn(word, length, flown[word] as number) !== 0) return true;
        }
      }
      return false;
    },

    /** Takes the cheapest stay of a plan into `best` where it beats it. */
    priceStays(plan: number, trip: Trip, season: Season, flights: FlightOptions, best: Best): void {
      const weight = weightOf(plan, season);
      if (weight === DOES_NOT_FIT || flights.lowest === NO_FLIGHT) return;
      const record = plan * PLAN_WORDS;
      const unitWeight = weight * (records[record + planField.rateUnit] as number);
      const discount = highestDiscountOn(memory, plan, trip.bookingDay);
      const leastFactor = unitWeight * (100 - discount);
      const lowest = lowestRate(plan, trip) * leastFactor;
      let limit = best.total * SCALE + ROUNDED;
      const longest = longestStay(plan, trip);
      let isRead = false;
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (flights.lowest * SCALE + lowest * length > limit) return;
        const { costs, lows, lowest: lowestFlight } = flights.forNights(length);
        if (lowestFlight * SCALE + lowest * length > limit) continue;
        if (!isRead) days.read(plan, trip, trip.isFreelyCancellable);
        isRead = true;
        if (!days.grow(length)) return;
        const flown = flights.daysFor(length);
        for (let word = 0; word < trip.words; word += 1) {
          const least = (rates[word] as number) * leastFactor * length;
          if ((lows[word] as number) * SCALE + least > limit) continue;
          for (
            let starts = days.startsIn(word, length, flown[word] as number);
            starts !== 0;
            starts &= starts - 1
          ) {
            const day = word * BLOCK_DAYS + 31 - Math.clz32(starts & -starts);
            const flightCost = (costs[day] as number) * SCALE;
            if (flightCost + least > limit) continue;
            const checkIn = trip.base + day;
            const price =
              flightCost + staySum(day, length) * factorOn(plan, trip, checkIn, unitWeight, discount);
            if (price > limit) continue;
            takeStay(best, price, plan, checkIn, length);
            limit = best.total * SCALE + ROUNDED;
          }
        }
      }
    },

    /** What a stay costs the party of a season; it must be one that can be stayed. */
    priceStay(plan: number, trip: Trip, season: Season, checkIn: number, length: number): number {
      days.read(plan, trip, false);
      const record = plan * PLAN_WORDS;
      const unit = records[record + planField.rateUnit] as number;
      const percent = 100 - discountOn(memory, plan, trip.bookingDay, checkIn);
      const scaled = staySum(checkIn - trip.base, length) * unit * weightOf(plan, season) * percent;
      return Math.floor((scaled + SCALE / 2) / SCALE);
    },

    /** Whether a stay of a plan can begin on a day, flights and party apart. */
    canStay(plan: number, trip: Trip, checkIn: number, length: number): boolean {
      if (length > longestStay(plan, trip)) return false;
      days.read(plan, trip, trip.isFreelyCancellable);
      const day = checkIn - trip.base;
      if (day < 0 || day >= trip.words * BLOCK_DAYS || !days.grow(length)) return false;
      return days.startsIn(day >> 5, length, 1 << (day & (BLOCK_DAYS - 1))) !== 0;
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
