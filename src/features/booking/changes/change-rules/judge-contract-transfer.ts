import type { BookedTrip } from '../../../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../../../domain/booking/cancellation-steps.ts';
import {
  type ContractTransferTerms,
  findContractTransferTerms,
} from '../../../../domain/booking/contract-transfer-terms.ts';
import { countReplaced, keepCorrectedNames } from '../../../../domain/booking/name-change.ts';
import { isNationality } from '../../../../domain/places/countries.ts';
import { type Day, requireDay } from '../../../../domain/time/calendar-day.ts';
import { parseBirthDate, tidyBirthDate, toIsoBirthDate } from '../../../../domain/travellers/birth-date.ts';
import { checkAge } from '../../../../domain/travellers/check-age.ts';
import { checkName } from '../../../../domain/travellers/check-name.ts';
import { findSameNames } from '../../../../domain/travellers/find-same-names.ts';
import type { AgeFault, PersonFault } from '../../../../domain/travellers/person-fault.ts';
import { tidyName } from '../../../../domain/travellers/person-name.ts';
import type { Salutation, Traveller } from '../../../../domain/travellers/traveller.ts';
import { listTravellerSlots } from '../../../../domain/travellers/traveller-slots.ts';
import { type BookingRecord, currentOrder } from '../../model/booking-record.ts';
import { openBalance } from '../../model/open-balance.ts';
import { quoteChange } from '../../model/quote-change.ts';
import type { JudgedChange } from './judged-change.ts';

/** What is typed about a person who travels in place of another. */
export const NEW_PERSON_FIELDS = ['gender', 'firstName', 'lastName', 'birthDate', 'nationality'] as const;
export type NewPersonField = (typeof NEW_PERSON_FIELDS)[number];
export type NewPerson = Readonly<Record<NewPersonField, string>>;

export type ContractTransferFault = PersonFault | AgeFault | 'sameNameError';
/** Faults of one person's fields; empty for one without a fault. */
export type ContractTransferFaults = Readonly<Partial<Record<NewPersonField, ContractTransferFault>>>;

/** How a trip can be handed over; null for what is no trip, and where the tariff takes nobody else. */
export function contractTransferTermsOf(booking: BookingRecord): ContractTransferTerms | null {
  const order = currentOrder(booking);
  return order.kind === 'trip' ? findContractTransferTerms(order.trip, order.extras) : null;
}

/**
 * Judges people who travel in place of others: each has to be as old as the price needs it, and costs what the tariff asks for another
 * person. Who gives a traveller's own name with a corrected letter replaces nobody.
 * @param people in the order of the travellers; null where the traveller stays
 * @returns faults in the order of the travellers
 */
export function judgeContractTransfer(
  booking: BookingRecord,
  people: readonly (NewPerson | null)[],
  today: Day,
): JudgedChange<readonly ContractTransferFaults[]> {
  const order = currentOrder(booking);
  const terms = contractTransferTermsOf(booking);
  if (order.kind !== 'trip' || terms === null) return { kind: 'not-offered' };
  if (today > terms.last) return { kind: 'too-late' };
  const { offerKey, trip, extras, insuranceMarket, price, party } = order;
  const { departure } = stayOfTrip(trip);
  const slots = listTravellerSlots(party, departure);
  const days = { departure, return: requireDay(trip.checkOut) };
  const faults = order.travellers.map((_known, at) => {
    const [person, slot] = [people[at] ?? null, slots[at]];
    if (person === null || slot === undefined) return {};
    return findFaults(person, slot, { days, needsGender: needsGender(trip) });
  });
  if (faults.some(hasFault)) return { kind: 'faulty', faults };
  const travellers = order.travellers.map((known, at) => replace(known, people[at] ?? null));
  const same = findSameNames(
    travellers.map(({ firstName, lastName }) => ({ fname: firstName, lname: lastName })),
  );
  if (same.length > 0)
    return {
      kind: 'faulty',
      faults: travellers.map((_each, at) => (same.includes(at) ? { lastName: 'sameNameError' } : {})),
    };
  const maxLetters = trip.terms.nameCorrection?.maxLetters ?? null;
  const replaced = countReplaced(order.travellers, travellers, maxLetters);
  if (replaced === 0) return { kind: 'same' };
  const kept = { base: price.base, extras: price.extras, floorPrice: trip.terms.floorPrice };
  return {
    kind: 'quoted',
    change: 'transfer',
    after: {
      offerKey,
      trip,
      extras,
      insuranceMarket,
      travellers: keepCorrectedNames(order.travellers, travellers, maxLetters),
    },
    quote: quoteChange(price, kept, replaced * terms.fee, openBalance(booking)),
  };
}

function findFaults(
  { gender, firstName, lastName, birthDate, nationality }: NewPerson,
  slot: Parameters<typeof checkAge>[1],
  {
    days,
    needsGender: isFlown,
  }: { readonly days: Parameters<typeof checkAge>[2]; readonly needsGender: boolean },
): ContractTransferFaults {
  const born = parseBirthDate(tidyBirthDate(birthDate));
  const found = {
    gender: isSalutation(gender) && !(isFlown && gender === 'NONE') ? null : 'required',
    firstName: checkName(firstName),
    lastName: checkName(lastName),
    birthDate:
      born === null ? (birthDate.trim() === '' ? 'required' : 'invalidDate') : checkAge(born, slot, days),
    nationality: isNationality(nationality) ? null : 'required',
  } as const satisfies Record<NewPersonField, ContractTransferFault | null>;
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}

const hasFault = (faults: ContractTransferFaults) => Object.keys(faults).length > 0;

const isSalutation = (value: string): value is Salutation =>
  value === 'MALE' || value === 'FEMALE' || value === 'NONE';

/** A flight is booked with the sex of the travel document; a stay and those who address people do without (VALID-035). */
export function needsGender({ outbound, inbound }: Pick<BookedTrip, 'outbound' | 'inbound'>): boolean {
  return outbound !== null || inbound !== null;
}

/** The person must be without faults. */
function replace(known: Traveller, person: NewPerson | null): Traveller {
  if (person === null) return known;
  return {
    kind: known.kind,
    gender: isSalutation(person.gender) ? person.gender : known.gender,
    title: '',
    firstName: tidyName(person.firstName),
    lastName: tidyName(person.lastName),
    birthDate: toIsoBirthDate(tidyBirthDate(person.birthDate)) ?? known.birthDate,
    nationality: person.nationality,
    frequentFlyer: { program: 'NONE', number: '' },
  };
}
