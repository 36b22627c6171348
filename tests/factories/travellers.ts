import { ageOn } from '../../src/domain/travellers/party.ts';
import { type Checkout, departureOf } from '../../src/features/checkout/checkout.ts';
import type { InfoPayload } from '../../src/features/checkout/travellers/set-info-schema.ts';
import { formatBirthDate } from '../../src/features/checkout/validation/birth-date.ts';

const adultNames = ['Anna', 'Ben', 'Cora', 'Dirk', 'Eva', 'Falk'];
const childNames = ['Gina', 'Hugo', 'Ida'];

/** A valid request body for the travellers of a checkout: a family named Berg. */
export function buildInfoPayload(checkout: Checkout): InfoPayload {
  const { party } = checkout;
  const departure = departureOf(checkout);
  const person = (firstName: string | undefined, born: number) => ({
    gender: 'FEMALE',
    title: '',
    firstName: firstName ?? '',
    lastName: 'Berg',
    dateOfBirth: formatBirthDate(born),
    nationality: 'DE',
    frequentFlyerNumber: { number: '', type: 'NONE' },
  });
  const grown = departure - 40 * 366;
  if (ageOn(grown, departure) < 18) throw new Error('Nobody grows up so late');
  return {
    customer: {
      address: { countryCode: 'DE' },
      contact: { email: 'anna@example.com', telephone1: '+4930123456' },
    },
    passengerInfo: {
      passengers: [
        ...Array.from({ length: party.adults }, (_, at) => person(adultNames[at], grown)),
        ...party.childrenBorn.map((born, at) => person(childNames[at], born)),
      ],
    },
    infoForm: {
      confirmEmail: 'anna@example.com',
      firstPersonBilled: true,
      newsletterSubscription: false,
      comments: '',
      termsAccepted: true,
    },
  };
}
