import { expect, test } from 'vitest';
import {
  PREFERRED_AIRPORTS,
  PREFERRED_TRAVEL_TYPES,
} from '../../../domain/newsletter/newsletter-customer.ts';
import { checkCustomer, readCustomerForm, readLists } from './customer-rules.ts';

const ticked = (values: readonly string[]) => Object.fromEntries(values.map((value) => [value, true]));
const form = (change: object = {}) => ({ customer: { email: 'ada@example.com', ...change } });
const before = { trackingPermission: true };

test('[NEWS-054] the address is required, and has to be one', () => {
  expect(checkCustomer(form({ email: '' }))).toEqual({ 'customer.email': 'required' });
  expect(checkCustomer(form({ email: 'ada' }))).toEqual({ 'customer.email': 'invalidEmail' });
  expect(checkCustomer(form())).toEqual({});
});

test.each([
  ['', {}],
  ['28.02.2023', {}],
  ['31.02.1990', { 'customer.birthdate': 'invalidDate' }],
  ['5.7.1984', { 'customer.birthdate': 'invalidDate' }],
])('[NEWS-042] [NEWS-057] the birthdate "%s" gives %j', (birthdate, errors) => {
  expect(checkCustomer(form({ birthdate }))).toEqual(errors);
});

test('[NEWS-046] three airports can be sent, a fourth cannot', () => {
  const of = (count: number) => form({ preferredAirports: ticked(PREFERRED_AIRPORTS.slice(0, count)) });
  expect(checkCustomer(of(3))).toEqual({});
  expect(checkCustomer(of(4))).toEqual({ 'customer.preferredAirports': 'tooManyAirports' });
});

test('[NEWS-049] any number of travel types can be sent', () => {
  const values = form({ preferredTravelTypes: ticked(PREFERRED_TRAVEL_TYPES) });
  expect(checkCustomer(values)).toEqual({});
  expect(readCustomerForm(values, before).preferredTravelTypes).toEqual(PREFERRED_TRAVEL_TYPES);
});

test('[NEWS-038] [NEWS-040] [NEWS-044] [NEWS-050] [NEWS-051] [NEWS-052] everything is sent as its codes', () => {
  const values = form({
    salutation: 'FEMALE',
    firstName: ' Ada ',
    lastName: 'Beispiel',
    birthdate: '05.07.1984',
    preferredAirports: { ZRH: true, HAM: true, BER: false },
    hasChildren: true,
    hasMilesMore: false,
    country: 'CH',
    trackingPermission: false,
  });
  expect(readCustomerForm(values, before)).toEqual({
    email: 'ada@example.com',
    salutation: 'FEMALE',
    firstName: 'Ada',
    lastName: 'Beispiel',
    birthdate: '1984-07-05',
    preferredAirports: ['HAM', 'ZRH'],
    preferredTravelTypes: [],
    hasChildren: true,
    hasMilesMore: false,
    country: 'CH',
    trackingPermission: false,
  });
});

test('what is left open is null, and what nobody offers is not sent', () => {
  const values = form({ salutation: '', country: 'FR', birthdate: '', preferredAirports: { LHR: true } });
  expect(readCustomerForm(values, before)).toMatchObject({
    salutation: null,
    country: null,
    birthdate: null,
    preferredAirports: [],
  });
});

test('[NEWS-058] a permission that is not shown stays as it was', () => {
  expect(readCustomerForm(form(), { trackingPermission: true }).trackingPermission).toBe(true);
  expect(readCustomerForm(form(), { trackingPermission: false }).trackingPermission).toBe(false);
});

test('the lists that are ticked are sent, and no other one', () => {
  const values = form({ lists: { offers: true, inspiration: false, secret: true } });
  expect(readLists(values, ['offers', 'inspiration'])).toEqual(['offers']);
});
