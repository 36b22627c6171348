import type { Day } from '../time/calendar-day.ts';
import type { RatePlanFacts, StayPay } from './supply-facts.ts';

/** When a stay is booked, and when it begins. */
interface StayDays {
  readonly bookingDay: Day;
  readonly checkIn: Day;
}

/**
 * What of a stay's rates is paid, times per cent: all of them or, where it is less, what the best stay-pay offer leaves.
 * @param percent that early booking leaves of the price
 */
export function payableRates(
  plan: Pick<RatePlanFacts, 'stayPays'>,
  days: StayDays,
  rates: readonly number[],
  percent: number,
): number {
  const reduced = (plan.stayPays ?? [])
    .filter((offer) => isApplying(offer, days, rates.length))
    .map((offer) => sumOf(paidRates(offer, rates)) * (offer.isWithEarlyBooking ? percent : 100));
  return Math.min(sumOf(rates) * percent, ...reduced);
}

function isApplying(offer: StayPay, { bookingDay, checkIn }: StayDays, nights: number): boolean {
  return (
    nights >= offer.stay &&
    offer.bookFrom <= bookingDay &&
    bookingDay <= offer.bookUntil &&
    offer.arrivalFrom <= checkIn &&
    checkIn <= offer.arrivalTo &&
    checkIn + nights <= offer.departUntil
  );
}

/** Rates of the nights that are not free, in no order. */
function paidRates({ stay, pay, free, isRepeated }: StayPay, rates: readonly number[]): readonly number[] {
  const times = isRepeated ? Math.floor(rates.length / stay) : 1;
  const paid = rates.length - times * (stay - pay);
  return (free === 'last' ? rates : rates.toSorted((one, other) => other - one)).slice(0, paid);
}

const sumOf = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0);
