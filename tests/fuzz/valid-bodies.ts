import type { RouteName } from '../../src/routes.ts';

const traveller = (firstName: string) => ({
  gender: 'FEMALE',
  title: '',
  firstName,
  lastName: 'Lovelace',
  dateOfBirth: '10/12/1985',
  nationality: 'DE',
  frequentFlyerNumber: { number: '', type: 'NONE' },
});

export const validTravellers = {
  customer: {
    address: { countryCode: 'DE' },
    contact: { email: 'ada@traveller.example', telephone1: '+4930123456' },
  },
  passengerInfo: { passengers: [traveller('Ada'), traveller('Grace')] },
  infoForm: {
    confirmEmail: 'ada@traveller.example',
    firstPersonBilled: true,
    newsletterSubscription: false,
    comments: '',
    termsAccepted: true,
  },
};

export const validCustomer = {
  gender: 'FEMALE',
  title: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  street: 'Hauptstraße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};

const localText = { de: 'Wort', en: 'Word' };
const module = { type: 'text-block', id: 'a', props: { title: localText, text: localText } };
const body = { meta: { title: localText, description: localText }, modules: [module] };

/** Bodies that pass every schema, so that a single crafted part reaches the rules behind it. */
export const validBodies: Readonly<Partial<Record<RouteName, object>>> = {
  do_info_set: { data: validTravellers },
  do_payment_set: { data: { customer: validCustomer, selectedPayment: 'CreditCard', payment: {} } },
  do_payment_finalize: { data: { threeDsResult: 'x' } },
  editing_save: { revision: 1, slug: 'kreta', body },
  editing_prepare: {
    brand: 'abendmeer',
    kind: 'page',
    slug: 'kreta',
    body,
    language: 'de',
    currency: 'EUR',
    locale: 'de-de',
    at: null,
    isEditor: false,
  },
  graphql: {
    query: 'query Q($prefix: String!) { destinationGlossary(prefix: $prefix) { prefix } }',
    variables: { prefix: 'm' },
  },
};
