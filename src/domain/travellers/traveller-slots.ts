import type { Day } from '../time/calendar-day.ts';
import { AGES, type AgeRule, type TravellerType } from './check-age.ts';
import { ageOn, type Party } from './party.ts';

/** A position in the list of travellers, with type, priced age and number. */
export interface TravellerSlot extends AgeRule {
  /** Number among travellers of the same type, from 1; null when there is only one (TRVL-025, TRVL-026). */
  readonly number: number | null;
}

/**
 * Returns a traveller's displayed type (TRVL-021 to TRVL-024): adults as in the party, children by their age on
 * departure (checkout ).
 */
export function displayTypeOf(
  type: 'MALE' | 'FEMALE' | 'ADULT' | 'CHILD' | 'INFANT',
  age: number,
): TravellerType {
  if (type === 'MALE' || type === 'FEMALE' || type === 'ADULT') return 'adult';
  if (age <= AGES.infant.to) return 'infant';
  return age > AGES.child.to ? 'teen' : 'child';
}

/** Lists the travellers of a party: adults first, then children in the order of the search. */
export function listTravellerSlots(party: Party, departure: Day): TravellerSlot[] {
  const adults = Array.from({ length: party.adults }, (_, at) => ({
    type: displayTypeOf('ADULT', AGES.adult.from),
    isLead: at === 0,
    pricedAge: null,
  }));
  const children = party.childrenBorn.map((born) => {
    const age = ageOn(born, departure);
    return { type: displayTypeOf('CHILD', age), isLead: false, pricedAge: age };
  });
  return numberSlots([...adults, ...children]);
}

function numberSlots(rules: readonly AgeRule[]): TravellerSlot[] {
  return rules.map((rule, at) => {
    const sameType = rules.filter(({ type }) => type === rule.type);
    const before = rules.slice(0, at).filter(({ type }) => type === rule.type);
    return { ...rule, number: sameType.length > 1 ? before.length + 1 : null };
  });
}
