import type { Day } from '../../../domain/time/calendar-day.ts';
import { ageOn, INFANT_UNTIL_AGE, OF_AGE_FROM, type Party } from '../../../domain/travellers/party.ts';
import { genderOf, type Traveller } from '../../../domain/travellers/traveller.ts';
import type { DuffelOffer } from './duffel-schemas.ts';

/** Letters that have no accent to take off. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ı: 'i',
};
const MOST_LETTERS = 20;

/** A name in the Latin letters that airlines take, at most 20; null where it is none, or longer: nobody's name is cut. */
export function toLatinName(name: string): string | null {
  const plain = [...name.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((letter) => otherLetters[letter] ?? letter)
    .join('')
    .replace(/['’.]/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();
  return plain.length <= MOST_LETTERS && /^[A-Za-z]+( [A-Za-z]+)*$/.test(plain) ? plain : null;
}

/** Who is asked for: adults by their type, all others by their age on the day of the last flight, never both. */
export function toAskedPassengers(party: Party, lastDay: Day): readonly object[] {
  return [
    ...Array.from({ length: party.adults }, () => ({ type: 'adult' })),
    ...party.childrenBorn.map((_, at) => {
      const age = ageOfChild(party, party.adults + at, lastDay);
      return age === null ? { type: 'adult' } : { age };
    }),
  ];
}

/** How the agency is reached: the airline writes to it, and never to travellers. */
export interface DuffelContact {
  readonly email: string;
  /** With its country's code: `+49…`. */
  readonly phone: string;
}

/**
 * The travellers with the offer's passenger ids; children are found by their age, so that fares and names belong together. Each infant sits with an
 * adult of its own. Null where a name cannot be sent, or the offer is for others.
 * @param lastDay of the last flight
 */
export function toDuffelPassengers(
  travellers: readonly Traveller[],
  { party, lastDay }: { readonly party: Party; readonly lastDay: Day },
  { passengers }: Pick<DuffelOffer, 'passengers'>,
  contact: DuffelContact,
): readonly object[] | null {
  if (passengers.length !== travellers.length) return null;
  const free = [...passengers];
  const ids = travellers.map((_, at) => {
    const age = ageOfChild(party, at, lastDay);
    const found = free.findIndex((each) => (age === null ? each.type === 'adult' : each.age === age));
    return free.splice(found === -1 ? free.length : found, 1)[0]?.id ?? null;
  });
  // Who turns two before the last flight has been asked for as a child.
  const infants = ids.filter((_, at) => isInfant(ageOfChild(party, at, lastDay)));
  const named = travellers.map((traveller, at) => {
    const given = toLatinName(traveller.firstName);
    const family = toLatinName(traveller.lastName);
    const id = ids[at] ?? null;
    const gender = genderOf(traveller.gender);
    if (given === null || family === null || gender === null || id === null) return null;
    const infant = traveller.kind === 'adult' ? infants.shift() : undefined;
    return {
      id,
      given_name: given,
      family_name: family,
      born_on: traveller.birthDate,
      title: gender === 'MALE' ? 'mr' : 'ms',
      gender: gender === 'MALE' ? 'm' : 'f',
      email: contact.email,
      phone_number: contact.phone,
      ...(infant === undefined ? {} : { infant_passenger_id: infant }),
    };
  });
  if (infants.length > 0 || named.includes(null)) return null;
  return named.filter((each) => each !== null);
}

const isInfant = (age: number | null) => age !== null && age < INFANT_UNTIL_AGE;

/** The age that a traveller was asked for with; null for those asked for as adults. */
function ageOfChild(party: Party, at: number, lastDay: Day): number | null {
  const born = party.childrenBorn[at - party.adults];
  if (born === undefined) return null;
  const age = ageOn(born, lastDay);
  return age >= OF_AGE_FROM ? null : age;
}
