import { describe, expect, test } from 'vitest';
import { buildVoucherValues } from '../../../../tests/factories/vouchers/voucher-values.ts';
import { voucherForm } from '../../../defaults.ts';
import { COUNTRIES } from '../../../domain/places/countries.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { readVoucherInfo } from './read-voucher-info.ts';
import { checkVoucherForm, type VoucherRules } from './voucher-rules.ts';
import { readSentInfo, toSentInfo, toVoucherValues, type VoucherValues } from './voucher-values.ts';

const today = requireDay('2026-11-28');
const rules: VoucherRules = {
  amounts: [50_00, 100_00],
  currency: 'EUR',
  designs: ['abendsonne', 'bergluft'],
  today,
};
const check = (change: VoucherValues) => checkVoucherForm(buildVoucherValues(change), rules);
const dayAfter = (days: number) => formatDay(today + days);

test('a complete form has no faults', () => {
  expect(check({})).toEqual({});
});

test.each([
  ['[VALID-074]', 'amount'],
  ['[VALID-075]', 'gender'],
  ['[VALID-076]', 'firstName'],
  ['[VALID-077]', 'lastName'],
  ['[VALID-078]', 'birthDate'],
  ['[VALID-081]', 'street'],
  ['[VALID-083]', 'zip'],
  ['[VALID-085]', 'city'],
  ['[VALID-087]', 'country'],
] as const)('%s %s is required', (_id, field) => {
  expect(check({ [field]: '' })).toEqual({ [field]: 'required' });
  expect(check({ [field]: '  ' })).toEqual({ [field]: 'required' });
});

describe('the amount is one of those for sale', () => {
  test.each(['5000', '10000'])('[VOUCH-008] %s is', (amount) => expect(check({ amount })).toEqual({}));
  test.each(['0', '1', '-5000', '5000.5', '10001', 'abc'])('[VALID-074] [VOUCH-008] %s is not', (amount) => {
    expect(check({ amount })).toEqual({ amount: 'required' });
  });
});

describe('birth date', () => {
  test.each(['31/02/1990', '1990-05-01', '29/11/2026', 'yesterday'])(
    '[VALID-079] %s is no date',
    (birthDate) => {
      expect(check({ birthDate })).toEqual({ birthDate: 'invalidDate' });
    },
  );
  test.each([
    ['28/11/2008', null],
    ['29/11/2008', 'adultError'],
    ['28/11/2026', 'adultError'],
    ['29/11/1925', null],
    ['28/11/1925', 'adultError'],
  ])('[VALID-080] somebody born on %s: %s', (birthDate, fault) => {
    expect(check({ birthDate })).toEqual(fault === null ? {} : { birthDate: fault });
  });
});

test('[VALID-082] a street has at most 30 characters', () => {
  expect(check({ street: 'x'.repeat(30) })).toEqual({});
  expect(check({ street: 'x'.repeat(31) })).toEqual({ street: 'streetLengthInvalid' });
});

test('[VALID-086] a city has at most 30 characters', () => {
  expect(check({ city: 'x'.repeat(30) })).toEqual({});
  expect(check({ city: 'x'.repeat(31) })).toEqual({ city: 'cityLengthInvalid' });
});

test('[VALID-084] a postal code is checked by its country', () => {
  expect(check({ zip: '1011' })).toEqual({ zip: 'zipInvalid' });
  expect(check({ zip: '1010', country: 'AT' })).toEqual({});
});

test('[VOUCH-018] [VALID-087] the seventeen countries are accepted, Sweden as SE, and no other', () => {
  const zips: Record<string, string> = {
    GB: 'SW1A 1AA',
    IE: 'D02 X285',
    NL: '1012 AB',
    PT: '1000-001',
    PL: '00-001',
  };
  const others: Record<string, string> = {
    CZ: '110 00',
    SK: '811 01',
    DE: '10115',
    ES: '28001',
    IT: '00118',
    FR: '75001',
    SE: '111 22',
  };
  expect(COUNTRIES.map((each) => ('listedAs' in each ? each.listedAs : each.code)).toSorted()).toEqual(
    'AT CH BG PT PL CZ SK DE GB IE NL ES IT FR DK LU SW'.split(' ').toSorted(),
  );
  for (const { code } of COUNTRIES)
    expect(check({ country: code, zip: zips[code] ?? others[code] ?? '1010' })).toEqual({});
  for (const country of ['SW', 'US', 'de']) expect(check({ country })).toHaveProperty('country', 'required');
});

test('[VALID-088] the terms have to be accepted', () => {
  expect(check({ termsAccepted: false })).toEqual({ termsAccepted: 'required' });
  expect(check({ termsAccepted: 'true' })).toEqual({ termsAccepted: 'required' });
});

test('[VALID-090] a title is optional', () => {
  expect(check({ title: 'Dr' })).toEqual({});
  expect(check({ title: 'Sir' })).toEqual({ title: 'required' });
});

test('[VALID-091] a recipient is optional, and what is typed has to be a name', () => {
  expect(check({ recipientFirstName: 'Jonas' })).toEqual({});
  expect(check({ recipientLastName: 'x'.repeat(41) })).toEqual({ recipientLastName: 'nameTooLongError' });
  expect(check({ recipientFirstName: '<b>' })).toEqual({ recipientFirstName: 'nameCharacterError' });
});

test('[VOUCH-020] the address has to be repeated', () => {
  expect(check({ confirmEmail: '' })).toEqual({ confirmEmail: 'required' });
  expect(check({ confirmEmail: 'other@example.org' })).toEqual({ confirmEmail: 'emailMismatch' });
});

test('a message has at most 300 characters as people count them', () => {
  expect(check({ message: '🌞'.repeat(voucherForm.maxMessageLength) })).toEqual({});
  expect(check({ message: 'x'.repeat(voucherForm.maxMessageLength + 1) })).toEqual({
    message: 'textTooLongError',
  });
});

test('an address of the recipient is asked for where the voucher is sent there', () => {
  expect(check({ deliverTo: 'recipient' })).toEqual({ recipientEmail: 'required' });
  expect(check({ deliverTo: 'recipient', recipientEmail: 'jonas@example.org' })).toEqual({});
  expect(check({ deliverTo: 'buyer', recipientEmail: 'no address' })).toEqual({});
});

test.each([
  ['', 'required'],
  [dayAfter(0), 'invalidDate'],
  [dayAfter(1), null],
  [dayAfter(365), null],
  [dayAfter(366), 'invalidDate'],
  ['2027-02-30', 'invalidDate'],
])('the day %s of a delivery gives: %s', (deliverDay, fault) => {
  expect(check({ deliverWhen: 'day', deliverDay })).toEqual(fault === null ? {} : { deliverDay: fault });
});

describe('the form and what is sent', () => {
  const values = buildVoucherValues({
    title: 'Dr',
    recipientFirstName: 'Jonas',
    deliverTo: 'recipient',
    recipientEmail: 'jonas@example.org',
    deliverWhen: 'day',
    deliverDay: '2026-12-24',
    message: 'Gute Reise',
  });

  test('[VOUCH-026] [VOUCH-027] [VOUCH-028] [VOUCH-029] [VOUCH-030] [VOUCH-031] the data has the parts customer and voucher', () => {
    const { customer, voucher } = toSentInfo(values);
    expect(customer).toEqual({
      type: 'FEMALE',
      title: 'Dr',
      firstName: 'Mira',
      lastName: 'Muster',
      birthDate: '01/05/1990',
      address: { street: 'Musterweg 12', city: 'Berlin', postalCode: '10115', countryCode: 'DE' },
      contact: { email: 'mira@example.org', confirmEmail: 'mira@example.org', telephone: '+4930123456' },
    });
    expect(voucher).toEqual({
      amount: 100_00,
      currency: 'EUR',
      design: 'abendsonne',
      message: 'Gute Reise',
      recipient: { firstName: 'Jonas', lastName: '' },
      delivery: { email: 'jonas@example.org', day: '2026-12-24' },
    });
  });

  test('what is sent is read as it was typed', () => {
    expect(readSentInfo(toSentInfo(values))).toEqual(values);
    expect(readSentInfo(toSentInfo(buildVoucherValues()))).toEqual(buildVoucherValues());
  });

  test('a stored form is filled again, without the consent', () => {
    const read = readVoucherInfo(values, rules);
    if (!read.ok) throw new Error('The form has faults');
    const { termsAccepted: _, ...typed } = values;
    expect(toVoucherValues(read.info, 'EUR')).toEqual(typed);
  });

  test('text is tidied before it is checked', () => {
    const read = readVoucherInfo(
      buildVoucherValues({ birthDate: '1.5.1990', phone: '+49 (0)30/123-456', firstName: ' Mira  Ann ' }),
      rules,
    );
    expect(read).toMatchObject({
      ok: true,
      info: { buyer: { birthDate: '1990-05-01', phone: '+4930123456', firstName: 'Mira Ann' } },
    });
  });
});
