import { requireDay } from '../../../domain/time/calendar-day.ts';
import { ageOn } from '../../../domain/travellers/party.ts';
import { type Checkout, departureOf } from '../checkout.ts';
import { AGES } from './check-age.ts';
import { foldName } from './find-same-names.ts';

/**
 * Returns the folded names of the travellers who cannot be billed: they are not 18 to 100 years old on departure
 * (checkout X-071). The billing address has no birth date, so a person who does not travel is not checked.
 */
export function listUnbillable(checkout: Pick<Checkout, 'travellers' | 'trip'>): string[] {
  const departure = departureOf(checkout);
  const unbillable = (checkout.travellers ?? []).filter(({ birthDate }) => {
    const age = ageOn(requireDay(birthDate), departure);
    return age < AGES.adult.from || age > AGES.adult.to;
  });
  return unbillable.map(({ firstName, lastName }) => foldName(firstName, lastName));
}
