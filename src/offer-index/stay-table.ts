import { LONGEST_STAY } from '../domain/supply-facts.ts';
import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import { highestDiscountOn } from './early-booking.ts';
import { BLOCK_DAYS, type Memory, PLAN_WORDS, planField, RING_BLOCKS } from './memory.ts';
import { boardOf, roomTypeOf } from './plan-traits.ts';
import { openStayDays } from './stay-days.ts';
import { openStayPrices, SCALE } from './stay-prices.ts';

/** Days a trip can touch: as many as the rings have, and those of the blocks in which it begins and ends. */
export const MOST_DAYS = (RING_BLOCKS + 2) * BLOCK_DAYS;

/** Above every total. */
export const NO_STAY = Number.POSITIVE_INFINITY;

/**
 * What the cheapest stay of a hotel costs for each day of check-in and number of nights. What a stay costs does not depend on
 * its flights: whoever joins both looks at one number a day and length, however many plans there are.
 */
export function openStayTable(memory: Memory) {
  const { plan: records, planTraits, planNext, hotelPlans } = memory;
  const days = openStayDays(memory);
  const { longestStay, weightOf, factorOn, staySum } = openStayPrices(memory, days.rows);
  /** Stays of a day lie side by side, short ones first. */
  const totals = new Float64Array(MOST_DAYS * LONGEST_STAY);
  const plans = new Int32Array(MOST_DAYS * LONGEST_STAY);
  /** What the rates of the plan at hand are multiplied by, by day of check-in. */
  const factors = new Float64Array(MOST_DAYS);
  const least = new Float64Array(MOST_DAYS * LONGEST_STAY);

  /** Of a word's days those from a first up to a last. */
  const bitsBetween = (word: number, first: number, last: number): number => {
    const from = Math.max(0, first - word * BLOCK_DAYS);
    const to = Math.min(BLOCK_DAYS - 1, last - word * BLOCK_DAYS);
    return from > to ? 0 : (-1 << from) & (-1 >>> (BLOCK_DAYS - 1 - to));
  };

  /** Notes what a plan's rates are multiplied by for each day of check-in. */
  const noteFactors = (plan: number, trip: Trip, unitWeight: number, first: number, last: number): void => {
    const discount = highestDiscountOn(memory, plan, trip.bookingDay);
    if (discount === 0) {
      factors.fill(100 * unitWeight, first, last + 1);
      return;
    }
    for (let day = first; day <= last; day += 1) {
      factors[day] = factorOn(plan, trip, trip.base + day, unitWeight, discount);
    }
  };

  /** Takes the stays of a plan in where they are cheaper. Plans come by id: the first stays at the same price. */
  const takePlan = (plan: number, trip: Trip, unitWeight: number, first: number, last: number): void => {
    const { base, nightsFrom } = trip;
    const lengths = trip.nightsTo - nightsFrom + 1;
    const longest = longestStay(plan, trip);
    noteFactors(plan, trip, unitWeight, first, last);
    days.read(plan, trip, trip.isFreelyCancellable);
    for (let length = nightsFrom; length <= longest; length += 1) {
      if (!days.grow(length)) return;
      const from = Math.max(first, trip.return.from - length - base);
      const to = Math.min(last, trip.return.to - length - base);
      for (let word = from >> 5; word <= to >> 5; word += 1) {
        let starts = days.startsIn(word, length, bitsBetween(word, from, to));
        for (; starts !== 0; starts &= starts - 1) {
          const day = word * BLOCK_DAYS + 31 - Math.clz32(starts & -starts);
          const price = staySum(day, length) * (factors[day] as number);
          const total = Math.floor((price + SCALE / 2) / SCALE);
          const cell = day * lengths + length - nightsFrom;
          if (total >= (totals[cell] as number)) continue;
          totals[cell] = total;
          plans[cell] = plan;
        }
      }
    }
  };

  const noteLeast = (first: number, lengths: number): void => {
    let lowest = NO_STAY;
    for (let cell = first + lengths - 1; cell >= first; cell -= 1) {
      lowest = Math.min(lowest, totals[cell] as number);
      least[cell] = lowest;
    }
  };

  return {
    /** By day of check-in times lengths plus place of the length; `NO_STAY` where there is none. */
    totals,
    plans,
    /** In the same place: no stay of the day that is as long or longer costs less. */
    least,

    /** Reads a hotel for check-in on days from a first up to a last, counted from the trip's base. */
    read(hotel: number, trip: Trip, season: Season, first: number, last: number): void {
      const lengths = trip.nightsTo - trip.nightsFrom + 1;
      totals.fill(NO_STAY, first * lengths, (last + 1) * lengths);
      for (let plan = (hotelPlans[hotel] as number) - 1; plan >= 0; plan = (planNext[plan] as number) - 1) {
        const traits = planTraits[plan] as number;
        if (((trip.roomBits >>> roomTypeOf(traits)) & (trip.boardBits >>> boardOf(traits)) & 1) === 0)
          continue;
        const weight = weightOf(plan, season);
        if (weight === DOES_NOT_FIT) continue;
        const unit = records[plan * PLAN_WORDS + planField.rateUnit] as number;
        takePlan(plan, trip, weight * unit, first, last);
      }
      for (let day = first; day <= last; day += 1) noteLeast(day * lengths, lengths);
    },
  };
}
