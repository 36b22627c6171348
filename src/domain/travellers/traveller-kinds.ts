import type { Day } from '../time/calendar-day.ts';
import { ageOn, INFANT_UNTIL_AGE, type Party } from './party.ts';
import type { TravellerKind } from './traveller.ts';

/**
 * What each traveller of a party is on the day of departure, by the traveller's number: adults first, then children as
 * the search named them. Who is not yet two years old is an infant and sits on a lap.
 */
export function listTravellerKinds(party: Party, departure: Day): TravellerKind[] {
  const adults = Array.from({ length: party.adults }, (): TravellerKind => 'adult');
  const children = party.childrenBorn.map(
    (born): TravellerKind => (ageOn(born, departure) < INFANT_UNTIL_AGE ? 'infant' : 'child'),
  );
  return [...adults, ...children];
}
