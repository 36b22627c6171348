import {
  NEWSLETTER_COUNTRIES,
  type NewsletterCustomer,
  PREFERRED_AIRPORTS,
  PREFERRED_TRAVEL_TYPES,
} from '../../../domain/newsletter/newsletter-customer.ts';

type Values = Omit<NewsletterCustomer, 'email'>;

/**
 * Attributes that the account has to have (docs/operations.md): Brevo drops silently what it does not know and what has another type. All
 * are of type text but the three of type boolean.
 */
export function toBrevoAttributes(customer: Values): Readonly<Record<string, string | boolean>> {
  return {
    SALUTATION: customer.salutation ?? '',
    FIRSTNAME: customer.firstName,
    LASTNAME: customer.lastName,
    BIRTHDATE: customer.birthdate ?? '',
    AIRPORTS: customer.preferredAirports.join(','),
    TRAVEL_TYPES: customer.preferredTravelTypes.join(','),
    HAS_CHILDREN: customer.hasChildren,
    HAS_MILES_MORE: customer.hasMilesMore,
    COUNTRY: customer.country ?? '',
    TRACKING_PERMISSION: customer.trackingPermission,
  };
}

/** What Brevo has stored; a value that is none of ours, such as one changed there by hand, counts as left open. */
export function readBrevoAttributes(attributes: Readonly<Record<string, unknown>>): Values {
  const text = (name: string) => (typeof attributes[name] === 'string' ? attributes[name] : '');
  const oneOf = <Item extends string>(items: readonly Item[], name: string) =>
    items.find((item) => item === text(name)) ?? null;
  const listOf = <Item extends string>(items: readonly Item[], name: string) =>
    text(name)
      .split(',')
      .filter((each): each is Item => items.some((item) => item === each));
  return {
    salutation: oneOf(['MALE', 'FEMALE'], 'SALUTATION'),
    firstName: text('FIRSTNAME'),
    lastName: text('LASTNAME'),
    birthdate: /^\d{4}-\d{2}-\d{2}$/.test(text('BIRTHDATE')) ? text('BIRTHDATE') : null,
    preferredAirports: listOf(PREFERRED_AIRPORTS, 'AIRPORTS'),
    preferredTravelTypes: listOf(PREFERRED_TRAVEL_TYPES, 'TRAVEL_TYPES'),
    hasChildren: attributes.HAS_CHILDREN === true,
    hasMilesMore: attributes.HAS_MILES_MORE === true,
    country: oneOf(NEWSLETTER_COUNTRIES, 'COUNTRY'),
    trackingPermission: attributes.TRACKING_PERMISSION === true,
  };
}

/** Names of the attributes that are stored otherwise than they were sent. */
export function findDroppedAttributes(sent: Values, stored: Values): readonly string[] {
  const [before, after] = [toBrevoAttributes(sent), toBrevoAttributes(stored)];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}
