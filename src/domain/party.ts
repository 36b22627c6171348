import { type Day, splitDay } from './calendar-day.ts';

/** Who travels, as asked for: adults by number, children and babies by birth date (SDATA-009, SDATA-015). */
export interface Party {
  readonly adults: number;
  readonly childrenBorn: readonly Day[];
}

/** From this birthday on a child has a seat of its own on a flight (TRAV-017: 24 months). */
export const INFANT_UNTIL_AGE = 2;
/** From this birthday on flights cost the adult fare. */
export const ADULT_FARE_FROM_AGE = 12;

/**
 * Completed years on a day; born on 29 February, a year is completed on 1 March of common years.
 * Negative before birth.
 */
export function ageOn(born: Day, day: Day): number {
  const birth = splitDay(born);
  const now = splitDay(day);
  const hadBirthday = now.month > birth.month || (now.month === birth.month && now.date >= birth.date);
  return now.year - birth.year - (hadBirthday ? 0 : 1);
}

/** Everyone who travels: adults, children and babies. */
export function countTravellers(party: Party): number {
  return party.adults + party.childrenBorn.length;
}
