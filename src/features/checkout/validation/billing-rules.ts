import { type Day, dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { parseBirthDate } from '../../../domain/travellers/birth-date.ts';
import { AGES } from '../../../domain/travellers/check-age.ts';
import { foldName } from '../../../domain/travellers/find-same-names.ts';
import { ageOn } from '../../../domain/travellers/party.ts';
import type { Checkout } from '../checkout.ts';
import type { ErrorCode } from './error-codes.ts';

/** What decides who can be billed (checkout ): the same for the form and the call. */
export interface BillingRules {
  /** Whether each traveller can be billed, by folded name; somebody else is asked for a birth date. Null before travellers are known. */
  readonly travellers: Readonly<Record<string, boolean>> | null;
  /** The day of the order where the seller is, `YYYY-MM-DD`. */
  readonly today: string;
}

/** @param now the billed person is 18 to 100 years old on this day, because it is the day of the contract */
export function billingRulesOf({ travellers }: Pick<Checkout, 'travellers'>, now: Date): BillingRules {
  const today = dayAt(now);
  const billable = travellers?.map(
    ({ firstName, lastName, birthDate }) =>
      [foldName(firstName, lastName), isBillable(requireDay(birthDate), today)] as const,
  );
  return { travellers: billable ? Object.fromEntries(billable) : null, today: formatDay(today) };
}

/** Returns the field and the error of a person who cannot be billed; null for a person who can, and before travellers are known. */
export function checkBilledPerson(
  person: { readonly firstName: string; readonly lastName: string; readonly birthDate?: string | undefined },
  rules: BillingRules,
): { readonly field: 'lastName' | 'birthDate'; readonly code: ErrorCode } | null {
  if (rules.travellers === null) return null;
  const known = rules.travellers[foldName(person.firstName, person.lastName)];
  if (known !== undefined) return known ? null : { field: 'lastName', code: 'billedAgeError' };
  const typed = person.birthDate ?? '';
  if (typed === '') return { field: 'birthDate', code: 'required' };
  const born = parseBirthDate(typed);
  if (born === null) return { field: 'birthDate', code: 'invalidDate' };
  return isBillable(born, requireDay(rules.today)) ? null : { field: 'birthDate', code: 'billedAgeError' };
}

function isBillable(born: Day, today: Day): boolean {
  const age = ageOn(born, today);
  return AGES.adult.from <= age && age <= AGES.adult.to;
}
