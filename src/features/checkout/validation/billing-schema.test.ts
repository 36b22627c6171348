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

const rules = { travellers: { 'anna berg': true, 'anna maria berg': false }, today: '2026-11-22' };
const check = (values: unknown) => checkBilling(values, { ...rules, travellers: null });

test('a valid address passes, without surrounding blanks', () => {
  expect(check(address)).toEqual({});
  expect(billingSchema.parse(address)).toEqual({ ...address, lastName: 'Berg' });
});

test('[VALID-001] [VALID-035] every field but the title is required', () => {
  const empty = Object.fromEntries(Object.keys(address).map((name) => [name, '']));
  const { title: _, ...others } = address;
  expect(check(empty)).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, 'required'])));
});

test('[VALID-028] [VALID-030] [VALID-031] [VALID-032] a card number is refused in every line', () => {
  const card = '4111 1111 1111 1111';
  const names = ['firstName', 'lastName', 'street', 'zip', 'city'];
  const cards = Object.fromEntries(names.map((name) => [name, card]));
  expect(check({ ...address, ...cards })).toEqual(
    Object.fromEntries(names.map((name) => [name, 'invalidPhone'])),
  );
});

test('[VALID-084] the postal code is checked by the rules of the country', () => {
  expect(check({ ...address, zip: '1011' })).toEqual({ zip: 'zipInvalid' });
  expect(check({ ...address, zip: '1011', country: 'AT' })).toEqual({});
  expect(check({ ...address, gender: '', lastName: 'B', zip: '1011' })).toEqual({
    gender: 'required',
    lastName: 'nameTooShortError',
    zip: 'zipInvalid',
  });
});

test('malformed input has the error required', () => {
  for (const value of [null, 'x', [], { ...address, street: 7 }, { ...address, country: 'XX' }])
    expect(Object.values(check(value))).toContain('required');
});

test('[checkout X-071] a person who cannot be billed is refused, whatever the letter case and blanks', () => {
  const named = (firstName: string, lastName: string) =>
    checkBilling({ ...address, firstName, lastName }, rules);
  expect(named(' Anna  Maria', 'BERG')).toEqual({ lastName: 'billedAgeError' });
  expect(named('Anna', 'Berg')).toEqual({});
});

test('[checkout X-070] somebody who does not travel is asked for a birth date, which may be typed with dots', () => {
  const other = { ...address, firstName: 'Otto' };
  expect(checkBilling(other, rules)).toEqual({ birthDate: 'required' });
  expect(checkBilling({ ...other, birthDate: '23.11.2008' }, rules)).toEqual({ birthDate: 'billedAgeError' });
  expect(checkBilling({ ...other, birthDate: '22.11.2008' }, rules)).toEqual({});
  expect(billingSchema.parse({ ...other, birthDate: '1.5.1990' }).birthDate).toBe('01/05/1990');
});

test('who has no name yet is asked for the name, not for a birth date', () => {
  expect(checkBilling({ ...address, firstName: '' }, rules)).toEqual({ firstName: 'required' });
  expect(checkBilling({ ...address, lastName: ' ' }, rules)).toEqual({ lastName: 'required' });
});

test('[VALID-035] an invoice needs no salutation, but a choice', () => {
  expect(check({ ...address, gender: 'NONE' })).toEqual({});
  expect(check({ ...address, gender: 'OTHER' })).toEqual({ gender: 'required' });
});
