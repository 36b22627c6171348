import { firstDayOf } from '../../src/domain/booking/booked-trip.ts';
import { formatBirthDate } from '../../src/domain/travellers/birth-date.ts';
import { ageOn } from '../../src/domain/travellers/party.ts';
import type { BillingAddress } from '../../src/domain/travellers/traveller.ts';
import type { Checkout } from '../../src/features/checkout/checkout.ts';
import type { InfoPayload } from '../../src/features/checkout/travellers/set-info-schema.ts';

const adultNames = ['Anna', 'Ben', 'Cora', 'Dirk', 'Eva', 'Falk'];
const childNames = ['Gina', 'Hugo', 'Ida'];

type Passenger = InfoPayload['passengerInfo']['passengers'][number];

/** A valid request body for the travellers of a checkout: a family named Berg. */
export function buildInfoPayload(
  checkout: Pick<Checkout, 'party'> & { readonly trip: Pick<Checkout['trip'], 'outbound' | 'checkIn'> },
): InfoPayload {
  const { party } = checkout;
  const departure = firstDayOf(checkout.trip);
  const person = (firstName: string | undefined, born: number) =>
    buildPassenger(firstName ?? '', 'Berg', formatBirthDate(born));
  const grown = departure - 40 * 366;
  if (ageOn(grown, departure) < 18) throw new Error('Nobody grows up so late');
  return buildInfo('anna@example.com', [
    ...Array.from({ length: party.adults }, (_, at) => person(adultNames[at], grown)),
    ...party.childrenBorn.map((born, at) => person(childNames[at], born)),
  ]);
}

/** A valid request body for the travellers of any trip for two: Ada and Grace Lovelace. */
export const infoOfTwo: InfoPayload = buildInfo(
  'ada@example.com',
  ['Ada', 'Grace'].map((firstName) => buildPassenger(firstName, 'Lovelace', '10/12/1985')),
);

/** A valid billing address; Anna Berg travels with `buildInfoPayload`, Ada Lovelace with `infoOfTwo`. */
export function buildBillingAddress(others: Partial<BillingAddress> = {}): BillingAddress {
  return {
    gender: 'FEMALE',
    title: '',
    firstName: 'Anna',
    lastName: 'Berg',
    street: 'Lindenweg 12',
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
    ...others,
  };
}

function buildPassenger(firstName: string, lastName: string, dateOfBirth: string): Passenger {
  return {
    gender: 'FEMALE',
    title: '',
    firstName,
    lastName,
    dateOfBirth,
    nationality: 'DE',
    frequentFlyerNumber: { number: '', type: 'NONE' },
  };
}

function buildInfo(email: string, passengers: readonly Passenger[]): InfoPayload {
  return {
    customer: { address: { countryCode: 'DE' }, contact: { email, telephone1: '+4930123456' } },
    passengerInfo: { passengers: [...passengers] },
    infoForm: {
      confirmEmail: email,
      firstPersonBilled: true,
      newsletterSubscription: false,
      comments: '',
      termsAccepted: true,
    },
  };
}
