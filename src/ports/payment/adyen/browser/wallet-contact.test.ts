import { expect, test } from 'vitest';
import { readWalletContact, toApplePayContact } from './wallet-contact.ts';

const anna = {
  firstName: 'Anna Maria',
  lastName: 'Berg',
  street: 'Seestraße 12',
  zip: '88131',
  city: 'Lindau',
  country: 'DE',
};

test('name and address are read as Apple Pay and as Google Pay describe them', () => {
  const place = { postalCode: '88131', locality: 'Lindau', countryCode: 'DE' };
  expect(
    readWalletContact({
      ...place,
      givenName: 'Anna Maria',
      familyName: 'Berg',
      addressLines: ['Seestraße 12', '2nd floor'],
    }),
  ).toEqual(anna);
  expect(
    readWalletContact({ ...place, name: ' Anna Maria  Berg ', address1: 'Seestraße 12', countryCode: 'de' }),
  ).toEqual(anna);
});

test('what a wallet does not say is empty', () => {
  const nobody = { firstName: '', lastName: '', street: '', zip: '', city: '', country: '' };
  expect(readWalletContact(undefined)).toEqual(nobody);
  expect(readWalletContact({ name: 'Berg' })).toEqual({ ...nobody, lastName: 'Berg' });
});

test('the sheet begins with a name, and with an address that is whole', () => {
  expect(toApplePayContact(anna)).toEqual({
    givenName: 'Anna Maria',
    familyName: 'Berg',
    addressLines: ['Seestraße 12'],
    postalCode: '88131',
    locality: 'Lindau',
    countryCode: 'DE',
  });
  expect(toApplePayContact({ ...anna, zip: '' })).toEqual({ givenName: 'Anna Maria', familyName: 'Berg' });
});
