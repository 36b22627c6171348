import type { Day } from '../time/calendar-day.ts';
import { ADULT_FARE_FROM_AGE, ageOn, INFANT_UNTIL_AGE, type Party } from '../travellers/party.ts';
import type { AirlineFacts } from './supply-facts.ts';

/** Prices one flight for the party, in minor units. */
export function priceLeg(fare: number, airline: AirlineFacts, party: Party, ageDay: Day): number {
  const childFare = Math.floor((fare * airline.childPercent + 50) / 100);
  const fares = party.childrenBorn.map((born) => {
    const age = ageOn(born, ageDay);
    if (age < INFANT_UNTIL_AGE) return airline.infantFare;
    return age < ADULT_FARE_FROM_AGE ? childFare : fare;
  });
  return fares.reduce((sum, each) => sum + each, party.adults * fare);
}

/** Seats the party takes: everyone but infants. */
export function countSeats(party: Party, ageDay: Day): number {
  const seated = party.childrenBorn.filter((born) => ageOn(born, ageDay) >= INFANT_UNTIL_AGE);
  return party.adults + seated.length;
}
