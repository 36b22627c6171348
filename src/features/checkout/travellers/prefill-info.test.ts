import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import {
  type PrefilledFrom,
  type PrefillOptions,
  prefillInfo,
  readKnownBirthDate,
  readKnownName,
} from './prefill-info.ts';

const initial: PrefilledFrom = {
  party: { adults: 2, childrenBorn: [requireDay('2020-05-01')] },
  travellers: null,
  contact: null,
  comments: '',
  firstPersonBilled: true,
  insuranceMarket: null,
};
const options: PrefillOptions = { country: 'DE', knowsBirthDates: true, customer: null };

test.each([
  ['A0', ''],
  ['Anna1', ''],
  ['4', ''],
  ['Anna', 'Anna'],
  ['A', 'A'],
])('[TRVL-018] [TRVL-020] the known name %s is prefilled as "%s"', (name, shown) => {
  expect(readKnownName(name)).toBe(shown);
});

test.each([
  ['A0', ''],
  [undefined, ''],
  ['1990-05-01', '01/05/1990'],
])('[TRVL-019] the known birth date %s is prefilled as "%s"', (birthDate, shown) => {
  expect(readKnownBirthDate(birthDate)).toBe(shown);
});

describe('the prefilled form', () => {
  test('[CDATA-070] has the birth dates of children from the search, the country of the market and nothing else', () => {
    const { adults, contact, terms } = prefillInfo(initial, options);
    expect(adults.map(({ fname, birthDate, nationality }) => [fname, birthDate, nationality])).toEqual([
      ['', '', 'DE'],
      ['', '', 'DE'],
      ['', '01/05/2020', 'DE'],
    ]);
    expect(contact).toMatchObject({ email: '', country: 'DE', newsletterSubscription: false });
    expect(terms).toBe(false);
  });

  test('[FLOW-037] has no birth dates of children when the search had their ages', () => {
    const byAge = { ...initial, party: { ...initial.party, childAges: [6] } };
    expect(prefillInfo(byAge, options).adults[2]?.birthDate).toBe('');
    const { adults } = prefillInfo(initial, { ...options, knowsBirthDates: false });
    expect(adults[2]?.birthDate).toBe('');
  });

  test('[TRVL-017] [FLOW-042] has the name of a signed-in customer for the lead traveller', () => {
    const customer = { gender: 'FEMALE', firstName: 'Anna', lastName: 'A0', birthDate: 'A0' };
    const { adults } = prefillInfo(initial, { ...options, customer });
    expect(adults[0]).toMatchObject({ gender: 'FEMALE', fname: 'Anna', lname: '', birthDate: '' });
    expect(adults[1]).toMatchObject({ gender: '', fname: '' });
  });

  test('has who was entered before travellers were changed, at the place each has now', () => {
    const born = requireDay('2020-05-01');
    const person = (firstName: string) => ({ ...buildOrder().travellers[0], firstName }) as Traveller;
    const contact = { email: 'ben@example.com', phone: '123456', newsletter: false, country: 'AT' };
    const former = { ...initial, travellers: ['Ben', 'Mia', 'Kim'].map(person), contact, comments: 'Quiet' };
    const party = { adults: 2, childrenBorn: [born - 900, born] };
    const carried = prefillInfo({ ...initial, party }, { ...options, former });
    expect(carried.adults.map(({ fname }) => fname)).toEqual(['Ben', 'Mia', '', 'Kim']);
    expect(carried.contact).toMatchObject({ email: 'ben@example.com', country: 'AT', comments: 'Quiet' });
    expect(carried.terms).toBe(false);
  });

  test('has the values of an earlier submission', () => {
    const sent: Traveller = {
      kind: 'adult',
      gender: 'MALE',
      title: 'Dr',
      firstName: 'Ben',
      lastName: 'Berg',
      birthDate: '1990-05-01',
      nationality: 'TR',
      frequentFlyer: { program: 'NONE', number: '' },
    };
    const contact = { email: 'ben@example.com', phone: '123456', newsletter: true, country: 'AT' };
    const again = prefillInfo({ ...initial, travellers: [sent], contact, comments: 'Quiet' }, options);
    expect(again.adults).toEqual([
      {
        gender: 'MALE',
        title: 'Dr',
        fname: 'Ben',
        lname: 'Berg',
        birthDate: '01/05/1990',
        nationality: 'TR',
        checkoutFrequentFlyerProgram: 'NONE',
        milesMoreEarnNumber: '',
      },
    ]);
    expect(again.contact).toEqual({
      email: 'ben@example.com',
      phone: '123456',
      country: 'AT',
      newsletterSubscription: true,
      comments: 'Quiet',
    });
    expect(again.terms).toBe(true);
  });

  test('[TRVL-013] has the country of the insurances', () => {
    expect(prefillInfo({ ...initial, insuranceMarket: 'ch' }, options).contact.country).toBe('CH');
  });
});
