import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { formatBirthDate } from '../../../domain/travellers/birth-date.ts';
import type { Checkout } from '../checkout.ts';
import { matchTravellers } from '../former/match-travellers.ts';

/** Initial values of a person's fields, as typed. */
export interface PrefilledPerson {
  readonly gender: string;
  readonly title: string;
  readonly fname: string;
  readonly lname: string;
  /** `DD/MM/YYYY` */
  readonly birthDate: string;
  readonly nationality: string;
  readonly checkoutFrequentFlyerProgram: string;
  readonly milesMoreEarnNumber: string;
}

/** Initial values of the travellers' form. */
export interface PrefilledInfo {
  readonly adults: readonly PrefilledPerson[];
  readonly firstPersonBilled: boolean;
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly country: string;
    readonly newsletterSubscription: boolean;
    readonly comments: string;
  };
  /** True only when the shopper has sent this form before. */
  readonly terms: boolean;
}

/** A signed-in customer, whose data prefills the lead traveller's fields (TRVL-017, checkout X-024). */
export interface KnownCustomer {
  readonly gender?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Verified; prefills the contact. */
  readonly email?: string;
  /** `YYYY-MM-DD`, or the placeholder of other systems for none. */
  readonly birthDate?: string;
}

export interface PrefillOptions {
  /** Country of the site's market, as the default nationality and residence. */
  readonly country: string;
  /** True when children are entered by birth date: those of the search are known then, unless a link named ages. */
  readonly knowsBirthDates: boolean;
  /** Null for a customer who is not signed in. */
  readonly customer: KnownCustomer | null;
  /** The checkout that this one follows, whose persons are known; missing or null for none. */
  readonly former?: PrefilledFrom | null;
}

/** The fields of a checkout that prefill the form. */
export type PrefilledFrom = Pick<
  Checkout,
  'party' | 'travellers' | 'contact' | 'comments' | 'firstPersonBilled' | 'insuranceMarket'
>;

/** Placeholder of other systems for missing values (TRVL-018, TRVL-019). */
const nothing = 'A0';

/** Returns a known name; '' for the placeholder or a name with digits (TRVL-018, TRVL-020). */
export function readKnownName(name: string): string {
  return name === nothing || /\d/.test(name) ? '' : name;
}

/** Formats a known birth date for its field; '' for the placeholder (TRVL-019). */
export function readKnownBirthDate(birthDate: string | undefined): string {
  return birthDate === undefined || birthDate === nothing ? '' : formatBirthDate(requireDay(birthDate));
}

/** Prefills the form with the shopper's earlier submission, otherwise with data of search and account. */
export function prefillInfo(checkout: PrefilledFrom, options: PrefillOptions): PrefilledInfo {
  const { insuranceMarket, travellers } = checkout;
  const former = travellers === null && options.former?.travellers ? options.former : checkout;
  const { contact, comments, firstPersonBilled } = former;
  return {
    adults: travellers === null ? listKnown(checkout, options) : listSent(travellers),
    firstPersonBilled,
    contact: {
      email: contact?.email ?? options.customer?.email ?? '',
      phone: contact?.phone ?? '',
      country: insuranceMarket?.toUpperCase() ?? contact?.country ?? options.country,
      newsletterSubscription: contact?.newsletter ?? false,
      comments,
    },
    terms: travellers !== null,
  };
}

function listSent(travellers: NonNullable<Checkout['travellers']>): PrefilledPerson[] {
  return travellers.map(({ gender, title, firstName, lastName, birthDate, nationality, frequentFlyer }) => ({
    gender,
    title,
    nationality,
    fname: readKnownName(firstName),
    lname: readKnownName(lastName),
    birthDate: readKnownBirthDate(birthDate),
    checkoutFrequentFlyerProgram: frequentFlyer.program,
    milesMoreEarnNumber: frequentFlyer.number,
  }));
}

function listKnown(
  { party }: PrefilledFrom,
  { country, knowsBirthDates, customer, former }: PrefillOptions,
): PrefilledPerson[] {
  const nobody: PrefilledPerson = {
    gender: '',
    title: '',
    fname: '',
    lname: '',
    birthDate: '',
    nationality: country,
    checkoutFrequentFlyerProgram: 'NONE',
    milesMoreEarnNumber: '',
  };
  const lead: PrefilledPerson = {
    ...nobody,
    gender: customer?.gender ?? '',
    fname: readKnownName(customer?.firstName ?? ''),
    lname: readKnownName(customer?.lastName ?? ''),
    birthDate: readKnownBirthDate(customer?.birthDate),
  };
  const others = Array.from({ length: party.adults - 1 }, () => nobody);
  const children = party.childrenBorn.map((born) => ({
    ...nobody,
    birthDate: knowsBirthDates && party.childAges === undefined ? readKnownBirthDate(formatDay(born)) : '',
  }));
  return placeFormer([lead, ...others, ...children], party, former);
}

/** Who was entered in a former checkout takes the place that the person has in the new party. */
function placeFormer(
  known: readonly PrefilledPerson[],
  party: PrefilledFrom['party'],
  former: PrefillOptions['former'],
): PrefilledPerson[] {
  if (!former?.travellers) return [...known];
  const sent = listSent(former.travellers);
  const numbers = matchTravellers(former.party, party);
  return known.map((person, number) => sent[numbers.indexOf(number)] ?? person);
}
