/** Airports a subscriber may prefer (NEWS-045), in the order of the screen. */
export const PREFERRED_AIRPORTS = [
  'HAM',
  'BER',
  'HAJ',
  'LEJ',
  'DUS',
  'CGN',
  'FRA',
  'NUE',
  'STR',
  'MUC',
  'BSL',
  'ZRH',
  'VIE',
] as const;
export type PreferredAirport = (typeof PREFERRED_AIRPORTS)[number];

/** How many of them at most (NEWS-046). */
export const MAX_PREFERRED_AIRPORTS = 3;

/** Kinds of travel a subscriber may prefer (NEWS-048): Städtereisen, Strandurlaub, Fernreisen. */
export const PREFERRED_TRAVEL_TYPES = ['city', 'beach', 'long-haul'] as const;
export type PreferredTravelType = (typeof PREFERRED_TRAVEL_TYPES)[number];

export const NEWSLETTER_COUNTRIES = ['DE', 'AT', 'CH'] as const;
export type NewsletterCountry = (typeof NEWSLETTER_COUNTRIES)[number];

/** What a subscriber says of themselves (NEWS-038 to NEWS-055); everything but the address may be left open. */
export interface NewsletterCustomer {
  /** Lower case, checked. */
  readonly email: string;
  readonly salutation: 'MALE' | 'FEMALE' | null;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthdate: string | null;
  readonly preferredAirports: readonly PreferredAirport[];
  readonly preferredTravelTypes: readonly PreferredTravelType[];
  readonly hasChildren: boolean;
  readonly hasMilesMore: boolean;
  readonly country: NewsletterCountry | null;
  /** Agrees that opening and clicking is measured. */
  readonly trackingPermission: boolean;
}

/** What is known of who has just subscribed: nothing but the address. */
export const unknownCustomer: NewsletterCustomer = {
  email: '',
  salutation: null,
  firstName: '',
  lastName: '',
  birthdate: null,
  preferredAirports: [],
  preferredTravelTypes: [],
  hasChildren: false,
  hasMilesMore: false,
  country: null,
  trackingPermission: false,
};
