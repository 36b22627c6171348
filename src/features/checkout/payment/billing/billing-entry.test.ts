import { expect, test } from 'vitest';
import type { Traveller } from '../../../../domain/travellers/traveller.ts';
import type { Checkout } from '../../checkout.ts';
import { BILLING_FIELDS, billingName, isBillingName, prefillBilling, readBilling } from './billing-entry.ts';

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
const prefill = (changes: Partial<Checkout>) =>
  prefillBilling({
    billing: null,
    travellers: [lead],
    contact: null,
    extras: [],
    insuranceMarket: null,
    firstPersonBilled: true,
    ...changes,
  } as Checkout);

test('[TRVL-009] [BILL-001] the billing address starts with the name of the billed first traveller', () => {
  expect(prefill({})).toMatchObject({
    gender: 'FEMALE',
    title: 'Dr',
    firstName: 'Anna',
    lastName: 'Berg',
    street: '',
  });
});

test('[TRVL-009] the billing name is empty when somebody else is billed', () => {
  expect(prefill({ firstPersonBilled: false })).toMatchObject({ gender: '', firstName: '', lastName: '' });
});

test('the billing country defaults to the country of residence', () => {
  expect(prefill({ contact: { email: '', phone: '', newsletter: false, country: 'AT' } }).country).toBe('AT');
});

test('an earlier billing address is reused', () => {
  const billing = { ...lead, street: 'Lindenweg 1', zip: '10115', city: 'Berlin', country: 'DE' };
  expect(prefill({ billing, firstPersonBilled: false })).toEqual(billing);
});

test('collapsed parts of the form have their prefilled values', () => {
  const form = new FormData();
  form.set('billing.street', 'Lindenweg 1');
  expect(readBilling(form, prefill({}))).toMatchObject({ firstName: 'Anna', street: 'Lindenweg 1', zip: '' });
});

test('a draft saves the billing address, never a card or an account', () => {
  expect(BILLING_FIELDS.map(billingName).every(isBillingName)).toBe(true);
  const others = [
    'method',
    'bank.holderName',
    'bank.iban',
    'card.holderName',
    'use',
    'points',
    'instalments',
  ];
  expect(others.filter(isBillingName)).toEqual([]);
});
