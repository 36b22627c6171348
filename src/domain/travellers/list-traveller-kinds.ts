import type { Day } from '../time/calendar-day.ts';
import { ageOn, INFANT_UNTIL_AGE, type Party } from './party.ts';
import type { TravellerKind } from './traveller.ts';

/**
 * Lists the kind of each traveller on the day of departure, by the traveller's number: adults first, then children in the
 * order of the search. A child under two is an infant without a seat.
 */
export function listTravellerKinds(party: Party, departure: Day): TravellerKind[] {
  const adults = Array.from({ length: party.adults }, (): TravellerKind => 'adult');
  const children = party.childrenBorn.map(
    (born): TravellerKind => (ageOn(born, departure) < INFANT_UNTIL_AGE ? 'infant' : 'child'),
  );
  return [...adults, ...children];
}
