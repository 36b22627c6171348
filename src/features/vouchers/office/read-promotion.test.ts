import { expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { type PromotionForm, readPromotion } from './read-promotion.ts';

const empty: PromotionForm = {
  brand: 'abendmeer',
  code: 'SOMMER',
  discount: '50',
  currency: 'eur',
  minimum: '',
  validFrom: '',
  validTo: '',
  travelFrom: '',
  travelTo: '',
  destinations: '',
  market: '',
  usesInAll: '',
  usesPerPerson: '',
  combinable: '',
  members: '',
};

test('a form with every field is read', () => {
  const read = readPromotion({
    ...empty,
    minimum: '1 000',
    validFrom: '2027-01-01',
    validTo: '2027-01-01',
    travelFrom: '2027-06-01',
    travelTo: '2027-08-31',
    destinations: 'pmi, HER',
    market: 'at',
    usesInAll: '100',
    usesPerPerson: '1',
    members: '1',
  });
  expect(read).toEqual({
    ok: true,
    promotion: {
      brand: 'abendmeer',
      code: 'SOMMER',
      discount: { kind: 'amount', amount: 5_000 },
      currency: 'EUR',
      markets: ['at'],
      validFrom: requireDay('2027-01-01'),
      validTo: requireDay('2027-01-01'),
      travelFrom: requireDay('2027-06-01'),
      travelTo: requireDay('2027-08-31'),
      destinations: ['PMI', 'HER'],
      minimum: 100_000,
      usesInAll: 100,
      usesPerPerson: 1,
      isCombinable: false,
      isForMembers: true,
    },
  });
});

test.each([
  ['code', { code: 'AB' }],
  ['code', { code: 'A2345678901234567' }],
  ['discount', { discount: '' }],
  ['discount', { discount: '0 %' }],
  ['discount', { discount: '50,5 %' }],
  ['discount', { discount: '5,3 %' }],
  ['discount', { discount: '-5' }],
  ['currency', { currency: '' }],
  ['currency', { currency: 'XXX' }],
  ['currency', { currency: '', discount: '5 %', minimum: '10' }],
  ['minimum', { minimum: 'x' }],
  ['validTo', { validFrom: '2027-01-02', validTo: '2027-01-01' }],
  ['travelFrom', { travelFrom: '2027-02-30' }],
  ['travelTo', { travelFrom: '2027-01-02', travelTo: '2027-01-01' }],
  ['destinations', { destinations: 'Palma' }],
  ['usesInAll', { usesInAll: '0' }],
  ['usesPerPerson', { usesPerPerson: '1.5' }],
] as const)('the field %s is wrong in %j', (field, form) => {
  expect(readPromotion({ ...empty, ...form })).toEqual({ ok: false, field });
});
