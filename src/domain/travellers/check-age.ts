import type { Day } from '../time/calendar-day.ts';
import { ageOn, OF_AGE_FROM } from './party.ts';
import type { AgeFault } from './person-fault.ts';

/** Type of a traveller in the forms: an adult of the party, or a child's type by its age on the day of departure. */
export type TravellerType = 'adult' | 'teen' | 'child' | 'infant';

/** Age limits in completed years, inclusive (checkout X-070, CONST-008 to CONST-012). */
export const AGES = {
  infant: { from: 0, to: 1 },
  child: { from: 2, to: 11 },
  teen: { from: 12, to: OF_AGE_FROM - 1 },
  adult: { from: OF_AGE_FROM, to: 100 },
} as const;
/** Minimum age on the day of return for adults other than the lead traveller (VALID-020). */
const adultTravellerFrom = 12;

export interface JourneyDays {
  readonly departure: Day;
  readonly return: Day;
}

export interface AgeRule {
  readonly type: TravellerType;
  /** True for the first adult, who makes the booking (VALID-021). */
  readonly isLead: boolean;
  /** Age on departure on which the price is based; null when any age of the type is valid. */
  readonly pricedAge: number | null;
}

const childErrors = { infant: 'infantError', child: 'childError', teen: 'teenError' } as const;

/**
 * Returns the error of a traveller's age on the day of departure; for adults other than the lead, on the day of return
 * (VALID-012, VALID-022, VALID-023). Over 100 years back or after departure is invalid (VALID-013, CONST-010).
 */
export function checkAge(
  born: Day,
  { type, isLead, pricedAge }: AgeRule,
  days: JourneyDays,
): AgeFault | null {
  const age = ageOn(born, days.departure);
  if (age < 0) return 'invalidDate';
  if (isLead) return isWithin(age, AGES.adult) ? null : 'adultError';
  if (age > AGES.adult.to) return 'invalidDate';
  if (type === 'adult') return ageOn(born, days.return) < adultTravellerFrom ? 'adultTravelerError' : null;
  if (!isWithin(age, AGES[type])) return childErrors[type];
  return pricedAge === null || age === pricedAge ? null : 'ageChangedError';
}

function isWithin(age: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from <= age && age <= to;
}
