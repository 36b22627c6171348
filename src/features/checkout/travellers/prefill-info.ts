import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Checkout } from '../checkout.ts';
import { formatBirthDate } from '../validation/birth-date.ts';

/** What a person's fields begin with, as they are typed. */
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

/** What the travellers' form begins with. */
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
  /** Ticked only where this form was sent before. */
  readonly terms: boolean;
}

/** A signed-in customer, whose own data the lead traveller's fields begin with (TRVL-017, checkout X-024). */
export interface KnownCustomer {
  readonly gender?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD`, or what other systems keep for none. */
  readonly birthDate?: string;
}

export interface PrefillOptions {
  /** Country of the site's market, the likeliest nationality and residence. */
  readonly country: string;
  /** The search asked for birth dates and not for ages: then those of children are known. */
  readonly knowsBirthDates: boolean;
  /** Null for a customer who is not signed in. */
  readonly customer: KnownCustomer | null;
}

/** What of a checkout the form begins with. */
export type PrefilledFrom = Pick<
  Checkout,
  'party' | 'travellers' | 'contact' | 'comments' | 'firstPersonBilled' | 'insuranceMarket'
>;

/** What other systems keep where they have nothing (TRVL-018, TRVL-019). */
const nothing = 'A0';

/** A name as it is known; one that stands for none or contains digits is none (TRVL-018, TRVL-020). */
export function readKnownName(name: string): string {
  return name === nothing || /\d/.test(name) ? '' : name;
}

/** A birth date as it is known, for its field; one that stands for none is none (TRVL-019). */
export function readKnownBirthDate(birthDate: string | undefined): string {
  return birthDate === undefined || birthDate === nothing ? '' : formatBirthDate(requireDay(birthDate));
}

/** Begins the form with what the shopper sent before, else with what search and account know. */
export function prefillInfo(checkout: PrefilledFrom, options: PrefillOptions): PrefilledInfo {
  const { contact, comments, firstPersonBilled, insuranceMarket, travellers } = checkout;
  return {
    adults: travellers === null ? listKnown(checkout, options) : listSent(travellers),
    firstPersonBilled,
    contact: {
      email: contact?.email ?? '',
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
    ...{ gender, title, nationality },
    fname: readKnownName(firstName),
    lname: readKnownName(lastName),
    birthDate: readKnownBirthDate(birthDate),
    checkoutFrequentFlyerProgram: frequentFlyer.program,
    milesMoreEarnNumber: frequentFlyer.number,
  }));
}

function listKnown(
  { party }: PrefilledFrom,
  { country, knowsBirthDates, customer }: PrefillOptions,
): PrefilledPerson[] {
  const nobody: PrefilledPerson = {
    ...{ gender: '', title: '', fname: '', lname: '', birthDate: '', nationality: country },
    ...{ checkoutFrequentFlyerProgram: 'NONE', milesMoreEarnNumber: '' },
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
    birthDate: knowsBirthDates ? readKnownBirthDate(formatDay(born)) : '',
  }));
  return [lead, ...others, ...children];
}
