import type { FieldErrors } from '../../../design/form/field-errors.ts';
import type { FormValue } from '../../../design/form/read-form.ts';
import {
  MAX_PREFERRED_AIRPORTS,
  NEWSLETTER_COUNTRIES,
  PREFERRED_AIRPORTS,
  PREFERRED_TRAVEL_TYPES,
} from '../../../domain/newsletter/newsletter-customer.ts';
import type { NewsletterFieldError } from './form-words.ts';
import { parseBirthdate } from './newsletter-birthdate.ts';
import type { CustomerValues } from './newsletter-schemas.ts';
import { checkSubscriberEmail } from './subscription-rules.ts';

/** Group of the form's field names. */
export const customerGroup = 'customer';

type Values = Readonly<Record<string, FormValue | undefined>>;

const groupOf = (values: Values, name: string) => (values[name] ?? {}) as Values;
const textOf = (values: Values, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};
const tickedOf = <Value extends string>(values: Values, all: readonly Value[]) =>
  all.filter((value) => values[value] === true);
const oneOf = <Value extends string>(text: string, all: readonly Value[]) =>
  all.find((value) => value === text) ?? null;

/**
 * Checks the fields of a subscriber. The e-mail address is required and valid (NEWS-054), the birthdate may be empty (NEWS-057)
 * and is a day that exists otherwise (NEWS-042), and there are three airports at most (NEWS-046).
 */
export function checkCustomer(values: Values): FieldErrors<NewsletterFieldError> {
  const customer = groupOf(values, customerGroup);
  const emailError = checkSubscriberEmail(textOf(customer, 'email'));
  const birthdate = textOf(customer, 'birthdate');
  const airports = tickedOf(groupOf(customer, 'preferredAirports'), PREFERRED_AIRPORTS);
  return {
    ...(emailError === null ? {} : { [`${customerGroup}.email`]: emailError }),
    ...(birthdate === '' || parseBirthdate(birthdate) !== null
      ? {}
      : { [`${customerGroup}.birthdate`]: 'invalidDate' as const }),
    ...(airports.length <= MAX_PREFERRED_AIRPORTS
      ? {}
      : { [`${customerGroup}.preferredAirports`]: 'tooManyAirports' as const }),
  };
}

/**
 * What is sent of a checked form.
 * @param before what the newsletter knew: a permission that is not shown stays as it was
 */
export function readCustomerForm(
  values: Values,
  before: Pick<CustomerValues, 'trackingPermission'>,
): CustomerValues {
  const customer = groupOf(values, customerGroup);
  const tracking = customer.trackingPermission;
  return {
    email: textOf(customer, 'email'),
    salutation: oneOf(textOf(customer, 'salutation'), ['MALE', 'FEMALE'] as const),
    firstName: textOf(customer, 'firstName'),
    lastName: textOf(customer, 'lastName'),
    birthdate: parseBirthdate(textOf(customer, 'birthdate')),
    preferredAirports: tickedOf(groupOf(customer, 'preferredAirports'), PREFERRED_AIRPORTS),
    preferredTravelTypes: tickedOf(groupOf(customer, 'preferredTravelTypes'), PREFERRED_TRAVEL_TYPES),
    hasChildren: customer.hasChildren === true,
    hasMilesMore: customer.hasMilesMore === true,
    country: oneOf(textOf(customer, 'country'), NEWSLETTER_COUNTRIES),
    trackingPermission: typeof tracking === 'boolean' ? tracking : before.trackingPermission,
  };
}

/** Lists that are ticked in the preference centre. */
export function readLists(values: Values, ids: readonly string[]): string[] {
  return tickedOf(groupOf(groupOf(values, customerGroup), 'lists'), ids);
}
