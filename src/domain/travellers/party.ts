import { type Day, splitDay } from '../time/calendar-day.ts';

/** Who travels, as requested: adults by number, children and babies by birth date (SDATA-009, SDATA-015). */
export interface Party {
  readonly adults: number;
  readonly childrenBorn: readonly Day[];
}

/** From this birthday on a child has a seat of its own on a flight (TRAV-017: 24 months). */
export const INFANT_UNTIL_AGE = 2;
/** From this birthday on flights cost the adult fare. */
export const ADULT_FARE_FROM_AGE = 12;
/** The oldest that a child can be on the day of departure (TRAV-031, TRAV-036). */
export const OLDEST_CHILD_AGE = 15;
/** From this birthday on a traveller cannot be booked by the birth date of a child. */
export const OF_AGE_FROM = 18;

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

/** Who is too old for a child on the day of departure, however young when it was searched, and so counts as an adult (TRAV-036). */
export function hasOutgrownChildhood(born: Day, departure: Day): boolean {
  return ageOn(born, departure) > OLDEST_CHILD_AGE;
}

/** How many travel as adults and as children on a day of departure; `outgrown` of the adults were named as children. */
export function countOnDeparture({ adults, childrenBorn }: Party, departure: Day) {
  const outgrown = childrenBorn.filter((born) => hasOutgrownChildhood(born, departure)).length;
  return { adults: adults + outgrown, children: childrenBorn.length - outgrown, outgrown };
}

/** Everyone who travels: adults, children and babies. */
export function countTravellers(party: Party): number {
  return party.adults + party.childrenBorn.length;
}

/** The numbers of a party's travellers, from 0 on, in the order of the party. */
export function numberTravellers(party: Party): readonly number[] {
  return Array.from({ length: countTravellers(party) }, (_, number) => number);
}
