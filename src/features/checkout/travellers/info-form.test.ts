import { describe, expect, test } from 'vitest';
import type { CheckoutFieldErrors } from '../validation/error-codes.ts';
import { checkInfoForm, type InfoRules } from './info-form.ts';

const rules: InfoRules = {
  slots: [
    { type: 'adult', isLead: true, pricedAge: null, number: 1 },
    { type: 'adult', isLead: false, pricedAge: null, number: 2 },
    { type: 'child', isLead: false, pricedAge: 7, number: null },
  ],
  departure: '2027-05-01',
  return: '2027-05-15',
  needsGender: true,
  isNewsletterRequired: false,
};

const person = {
  gender: 'FEMALE',
  title: '',
  fname: 'Anna',
  lname: 'Berg',
  birthDate: '01/05/1990',
  nationality: 'DE',
  checkoutFrequentFlyerProgram: 'NONE',
  milesMoreEarnNumber: '',
};
const contact = {
  email: 'anna@example.com',
  confirmEmail: 'anna@example.com',
  phone: '+4930123456',
  country: 'DE',
  newsletterSubscription: false,
  comments: '',
};
const filled = {
  adults: [
    person,
    { ...person, fname: 'Ben', gender: 'MALE' },
    { ...person, fname: 'Cleo', birthDate: '01/05/2020' },
  ],
  firstPersonBilled: true,
  contact,
  terms: true,
};

/** Errors of the filled form with changes to the second traveller or the contact. */
function errorsOf(
  changes: { lead?: object; second?: object; child?: object; contact?: object; terms?: unknown },
  changedRules: Partial<InfoRules> = {},
): CheckoutFieldErrors {
  const [lead, second, child] = filled.adults;
  const values = {
    ...filled,
    adults: [
      { ...lead, ...changes.lead },
      { ...second, ...changes.second },
      { ...child, ...changes.child },
    ],
    contact: { ...contact, ...changes.contact },
    ...('terms' in changes ? { terms: changes.terms } : {}),
  };
  const checked = checkInfoForm(values, { ...rules, ...changedRules });
  return checked.ok ? {} : checked.errors;
}

test('a valid form passes with normalised values', () => {
  expect(errorsOf({})).toEqual({});
  const typed = { ...person, fname: ' Anna   Maria ', birthDate: '1.5.1990' };
  const checked = checkInfoForm({ ...filled, adults: [typed, ...filled.adults.slice(1)] }, rules);
  expect(checked.ok && checked.info.adults[0]).toMatchObject({
    fname: 'Anna Maria',
    birthDate: '01/05/1990',
  });
});

test('[VALID-001] [VALID-002] [VALID-035] [VALID-036] [VALID-072] all empty required fields are reported at once', () => {
  const empty = { gender: '', fname: '', lname: '', birthDate: '', nationality: '' };
  const errors = errorsOf({
    second: empty,
    contact: { email: '', confirmEmail: '', phone: '', country: '' },
    terms: false,
  });
  expect(errors).toEqual({
    ...Object.fromEntries(Object.keys(empty).map((name) => [`adults.1.${name}`, 'required'])),
    'contact.email': 'required',
    'contact.confirmEmail': 'required',
    'contact.phone': 'required',
    'contact.country': 'required',
    terms: 'required',
  });
});

test('[VALID-003] [VALID-005] [VALID-006] each contact field has its own error code', () => {
  const errors = errorsOf({ contact: { email: 'anna', confirmEmail: 'ben', phone: '12345' } });
  expect(errors).toEqual({
    'contact.email': 'invalidEmail',
    'contact.confirmEmail': 'emailMismatch',
    'contact.phone': 'invalidPhone',
  });
});

describe('ages', () => {
  test('[VALID-013] a date that does not exist is invalid', () => {
    expect(errorsOf({ second: { birthDate: '29/02/2023' } })).toEqual({
      'adults.1.birthDate': 'invalidDate',
    });
  });

  test('[VALID-012] [VALID-019] [VALID-020] [VALID-021] the lead traveller is at least 18 on departure, another adult at least 12 on return', () => {
    expect(errorsOf({ lead: { birthDate: '02/05/2009' } })).toEqual({ 'adults.0.birthDate': 'adultError' });
    expect(errorsOf({ second: { birthDate: '02/05/2009' } })).toEqual({});
    expect(errorsOf({ second: { birthDate: '16/05/2015' } })).toEqual({
      'adults.1.birthDate': 'adultTravelerError',
    });
  });

  test('[VALID-016] a child has the age on which its price is based', () => {
    expect(errorsOf({ child: { birthDate: '02/05/2019' } })).toEqual({});
    expect(errorsOf({ child: { birthDate: '01/05/2019' } })).toEqual({
      'adults.2.birthDate': 'ageChangedError',
    });
    expect(errorsOf({ child: { birthDate: '01/05/2026' } })).toEqual({ 'adults.2.birthDate': 'childError' });
  });
});

test('[VALID-037] a duplicate name is reported at the later traveller, even when other fields have errors', () => {
  expect(errorsOf({ second: { fname: 'anna', phone: '' }, contact: { phone: 'x' } })).toEqual({
    'adults.1.lname': 'sameNameError',
    'contact.phone': 'invalidPhone',
  });
});

test('[VALID-042] [VALID-043] [CDATA-072] [MILE-017] [MILE-018] the miles number is checked only when the programme is chosen', () => {
  const number = { milesMoreEarnNumber: '12345' };
  expect(errorsOf({ second: number })).toEqual({});
  expect(errorsOf({ second: { ...number, checkoutFrequentFlyerProgram: 'MilesAndMore' } })).toEqual({
    'adults.1.milesMoreEarnNumber': 'milesMoreNumberLengthError',
  });
});

test('[VALID-073] the newsletter consent is required when configured', () => {
  const errors = { 'contact.newsletterSubscription': 'required' };
  expect(errorsOf({}, { isNewsletterRequired: true })).toEqual(errors);
  expect(errorsOf({ contact: { newsletterSubscription: true } }, { isNewsletterRequired: true })).toEqual({});
});

test('[TRVL-006] comments have at most 400 characters', () => {
  expect(errorsOf({ contact: { comments: 'a'.repeat(400) } })).toEqual({});
  expect(errorsOf({ contact: { comments: 'a'.repeat(401) } })).toEqual({
    'contact.comments': 'textTooLongError',
  });
});

test('refuses a wrong number of travellers and malformed input', () => {
  for (const adults of [[], filled.adults.slice(1), [...filled.adults, { ...person, fname: 'Dora' }]])
    expect(checkInfoForm({ ...filled, adults }, rules).ok).toBe(false);
  for (const values of [null, 'x', [], {}, { ...filled, adults: 'x' }, { ...filled, contact: null }])
    expect(checkInfoForm(values, rules).ok).toBe(false);
  expect(errorsOf({ second: { fname: 'a'.repeat(5000) } })).toEqual({ 'adults.1.fname': 'textTooLongError' });
  expect(errorsOf({ second: { title: 'Lord' } })).toEqual({ 'adults.1.title': 'required' });
});

test('[VALID-035] somebody without a salutation may stay in a hotel, but not fly', () => {
  const second = { gender: 'NONE' };
  expect(errorsOf({ second })).toEqual({ 'adults.1.gender': 'required' });
  expect(errorsOf({ second }, { needsGender: false })).toEqual({});
  expect(errorsOf({ second: { gender: '' } }, { needsGender: false })).toEqual({
    'adults.1.gender': 'required',
  });
});
