/** How a person is addressed (CDATA-079, CDATA-080). */
export type Gender = 'MALE' | 'FEMALE';

/** Academic titles of the forms; the empty one is none (BILL-002). */
export const TITLES = ['', 'Dr', 'Prof'] as const;
export type Title = (typeof TITLES)[number];

/** What the supplier sells a place for: decided by the search's party, not by the shopper's typing. */
export type TravellerKind = 'adult' | 'child' | 'infant';

/** A person of the package (CDATA-028 to CDATA-031, CDATA-069 to CDATA-072). Index in its list is the person's number, from 0. */
export interface Traveller {
  readonly kind: TravellerKind;
  readonly gender: Gender;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** ISO 3166 code. */
  readonly nationality: string;
  readonly frequentFlyer: { readonly program: 'NONE' | 'MilesAndMore'; readonly number: string };
}

/** How the lead traveller is reached (CDATA-074). */
export interface Contact {
  readonly email: string;
  /** Digits with an optional leading plus. */
  readonly phone: string;
  readonly newsletter: boolean;
  /** Country of residence, ISO 3166 code: what the billing address begins with. */
  readonly country?: string;
}

/** Who the invoice is made out to (BILL-001 to BILL-008). */
export interface BillingAddress {
  readonly gender: Gender;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
}
