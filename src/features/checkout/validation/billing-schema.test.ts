import { expect, test } from 'vitest';
import { billingSchema, checkBilling } from './billing-schema.ts';

const address = {
  gender: 'FEMALE',
  title: '',
  firstName: 'Anna',
  lastName: ' Berg ',
  street: 'Lindenweg 12',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};

test('a valid address passes, without surrounding blanks', () => {
  expect(checkBilling(address)).toEqual({});
  expect(billingSchema.parse(address)).toEqual({ ...address, lastName: 'Berg' });
});

test('[VALID-001] [VALID-035] every field but the title is required', () => {
  const empty = Object.fromEntries(Object.keys(address).map((name) => [name, '']));
  const { title: _, ...others } = address;
  expect(checkBilling(empty)).toEqual(
    Object.fromEntries(Object.keys(others).map((name) => [name, 'required'])),
  );
});

test('[VALID-028] [VALID-030] [VALID-031] [VALID-032] a card number is refused in every line', () => {
  const card = '4111 1111 1111 1111';
  const names = ['firstName', 'lastName', 'street', 'zip', 'city'];
  const cards = Object.fromEntries(names.map((name) => [name, card]));
  expect(checkBilling({ ...address, ...cards })).toEqual(
    Object.fromEntries(names.map((name) => [name, 'invalidPhone'])),
  );
});

test('[VALID-084] the postal code is checked by the rules of the country', () => {
  expect(checkBilling({ ...address, zip: '1011' })).toEqual({ zip: 'zipInvalid' });
  expect(checkBilling({ ...address, zip: '1011', country: 'AT' })).toEqual({});
  expect(checkBilling({ ...address, gender: '', lastName: 'B', zip: '1011' })).toEqual({
    gender: 'required',
    lastName: 'nameTooShortError',
    zip: 'zipInvalid',
  });
});

test('malformed input has the error required', () => {
  for (const value of [null, 'x', [], { ...address, street: 7 }, { ...address, country: 'XX' }])
    expect(Object.values(checkBilling(value))).toContain('required');
});
