import type { Best } from './best-stay.ts';
import { DOES_NOT_FIT, type Season, type Trip } from './compile-trip.ts';
import { highestDiscountOn } from './early-booking.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import { BLOCK_DAYS, type Memory, PLAN_WORDS, planField } from './memory.ts';
import { openStayDays } from './stay-days.ts';
import { openStayPrices, ROUNDED, SCALE } from './stay-prices.ts';

/** Looks for the cheapest stays of many groups at once; keeps scratch memory, so one thread each. */
export function openGroupStays(memory: Memory) {
  const days = openStayDays(memory);
  const { longestStay, weightOf, factorOn, staySum, takeStay } = openStayPrices(memory, days.rows);

  return {
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
      const unitWeight = weight * (memory.plan[plan * PLAN_WORDS + planField.rateUnit] as number);
      const discount = highestDiscountOn(memory, plan, trip.bookingDay);
      const longest = longestStay(plan, trip);
      days.read(plan, trip, trip.isFreelyCancellable);
      for (let length = trip.nightsFrom; length <= longest; length += 1) {
        if (!days.grow(length)) return;
        const flown = flights.daysFor(length);
        for (let word = 0; word < trip.words; word += 1) {
          for (
            let starts = days.startsIn(word, length, flown[word] as number);
            starts !== 0;
            starts &= starts - 1
          ) {
            const { costs } = flights.forNights(length);
            const day = word * BLOCK_DAYS + 31 - Math.clz32(starts & -starts);
            const group = dayGroups === null ? length - trip.nightsFrom : (dayGroups[day] as number);
            if (group < 0) continue;
            const best = bests[group] as Best;
            const checkIn = trip.base + day;
            const factor = factorOn(plan, trip, checkIn, unitWeight, discount);
            const price = (costs[day] as number) * SCALE + staySum(day, length) * factor;
            if (price <= best.total * SCALE + ROUNDED) takeStay(best, price, plan, checkIn, length);
          }
        }
      }
    },
  };
}

export type GroupStays = ReturnType<typeof openGroupStays>;
