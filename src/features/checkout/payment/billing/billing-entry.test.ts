import { expect, test } from 'vitest';
import type { Traveller } from '../../../../domain/travellers/traveller.ts';
import type { Checkout } from '../../checkout.ts';
import { beginBilling, readBilling } from './billing-entry.ts';

const lead: Traveller = {
  kind: 'adult',
  gender: 'FEMALE',
  title: 'Dr',
  firstName: 'Anna',
  lastName: 'Berg',
  birthDate: '1990-01-01',
  nationality: 'DE',
  frequentFlyer: { program: 'NONE', number: '' },
};
const begin = (changes: Partial<Checkout>) =>
  beginBilling({
    billing: null,
    travellers: [lead],
    contact: null,
    firstPersonBilled: true,
    ...changes,
  } as Checkout);

test('[TRVL-009] [BILL-001] the billed first traveller is named in the address', () => {
  expect(begin({})).toMatchObject({
    gender: 'FEMALE',
    title: 'Dr',
    firstName: 'Anna',
    lastName: 'Berg',
    street: '',
  });
});

test('[TRVL-009] nobody is named where somebody else is billed', () => {
  expect(begin({ firstPersonBilled: false })).toMatchObject({ gender: '', firstName: '', lastName: '' });
});

test('the address begins in the country of residence', () => {
  expect(begin({ contact: { email: '', phone: '', newsletter: false, country: 'AT' } }).country).toBe('AT');
});

test('an address that was given before is kept', () => {
  const billing = { ...lead, street: 'Lindenweg 1', zip: '10115', city: 'Berlin', country: 'DE' };
  expect(begin({ billing, firstPersonBilled: false })).toBe(billing);
});

test('what is folded up in the form is as it was known before', () => {
  const form = new FormData();
  form.set('billing.street', 'Lindenweg 1');
  expect(readBilling(form, begin({}))).toMatchObject({ firstName: 'Anna', street: 'Lindenweg 1', zip: '' });
});
