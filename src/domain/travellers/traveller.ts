/** Determines the salutation (CDATA-079, CDATA-080). */
export type Gender = 'MALE' | 'FEMALE';
/** What somebody chose as salutation; `NONE` where no flight is booked, which needs the sex of the travel document (VALID-035). */
export type Salutation = Gender | 'NONE';

/** Returns the gender that a salutation says; null for none. */
export function genderOf(salutation: Salutation): Gender | null {
  return salutation === 'NONE' ? null : salutation;
}

/** Academic titles; '' for none (BILL-002). */
export const TITLES = ['', 'Dr', 'Prof'] as const;
export type Title = (typeof TITLES)[number];

/** Kind of traveller for the supplier's prices. The party of the search decides it, not the form. */
export type TravellerKind = 'adult' | 'child' | 'infant';

/** A traveller (CDATA-028 to CDATA-031, CDATA-069 to CDATA-072). The index in the list is the traveller's number, from 0. */
export interface Traveller {
  readonly kind: TravellerKind;
  readonly gender: Salutation;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** ISO 3166 code. */
  readonly nationality: string;
  readonly frequentFlyer: { readonly program: 'NONE' | 'MilesAndMore'; readonly number: string };
  /** The name that was paid for, as ordered or as the trip was handed over; missing where it was not corrected since. */
  readonly correctedFrom?: { readonly firstName: string; readonly lastName: string };
}

/** Contact data of the lead traveller (CDATA-074). */
export interface Contact {
  readonly email: string;
  /** Digits with an optional leading plus. */
  readonly phone: string;
  readonly newsletter: boolean;
  /** Country of residence, ISO 3166 code; prefills the billing address. */
  readonly country?: string;
}

/** Recipient of the invoice (BILL-001 to BILL-008). */
export interface BillingAddress {
  readonly gender: Salutation;
  readonly title: Title;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
  /** `DD/MM/YYYY`, of somebody who does not travel; empty or missing where the travellers say it. */
  readonly birthDate?: string | undefined;
}
