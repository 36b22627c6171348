import { expect, test } from 'vitest';
import { takeOverContact, toWalletContact } from './take-over-contact.ts';

const typed = {
  gender: 'FEMALE',
  title: 'Dr',
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '01/02/1980',
  street: '',
  zip: '',
  city: '',
  country: 'AT',
};
const contact = {
  firstName: 'Alex',
  lastName: 'Winter',
  street: ' Seestraße 12 ',
  zip: '88131',
  city: 'Lindau',
  country: 'DE',
};

test('name and address of the wallet become the billing address, and everything else that was typed stays', () => {
  expect(takeOverContact(typed, contact)).toEqual({
    ...typed,
    firstName: 'Alex',
    lastName: 'Winter',
    street: 'Seestraße 12',
    zip: '88131',
    city: 'Lindau',
    country: 'DE',
  });
});

test('what a wallet does not say overwrites nothing', () => {
  const silent = { firstName: '', lastName: '  ', street: '', zip: '', city: '', country: '' };
  expect(takeOverContact(typed, silent)).toEqual(typed);
});

test('a sheet begins with what was typed', () => {
  expect(toWalletContact(typed)).toEqual({
    firstName: 'Ada',
    lastName: 'Lovelace',
    street: '',
    zip: '',
    city: '',
    country: 'AT',
  });
});
