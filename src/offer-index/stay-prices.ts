import type { Best } from './best-stay.ts';
import type { Season, Trip } from './compile-trip.ts';
import { discountOn } from './early-booking.ts';
import { BLOCK_DAYS, type Memory, PLAN_WORDS, planField } from './memory.ts';
import { longestStayOf, occupancyOf } from './plan-traits.ts';

/** Prices are compared in ten-thousandths, before rounding: percentages of percentages stay whole numbers. */
export const SCALE = 10_000;
/** Rounds halves up: all that is not above this rounds to the total or below. */
export const ROUNDED = SCALE / 2 - 1;

/** What stays of a plan cost, and which of two comes first. @param rows the plan's rows by block of the trip, see `stay-days.ts` */
export function openStayPrices(memory: Memory, rows: Int32Array) {
  const { plan: records, planTraits, nightPrices } = memory;

  const longestStay = (plan: number, trip: Trip): number =>
    Math.min(trip.nightsTo, longestStayOf(planTraits[plan] as number));

  /** The party's weight in a plan's room in a season; `DOES_NOT_FIT` where it does not. */
  const weightOf = (plan: number, season: Season): number =>
    season.weights[occupancyOf(planTraits[plan] as number)] as number;

  /** What a stay's rates are multiplied by for a day of arrival; no discount is higher than the given one. */
  const factorOn = (
    plan: number,
    { bookingDay }: Trip,
    checkIn: number,
    unitWeight: number,
    highest: number,
  ): number => (highest === 0 ? 100 : 100 - discountOn(memory, plan, bookingDay, checkIn)) * unitWeight;

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

  return { longestStay, weightOf, factorOn, staySum, takeStay };
}
