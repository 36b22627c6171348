import { expect, test } from 'vitest';
import { tidyName } from '../../../../domain/travellers/person-name.ts';
import { readPaymentDetails } from '../read-payment-details.ts';
import { checkCardHolder } from './check-card-holder.ts';

test.each(['', ' ', '\t'])('[VALID-050] the card holder %j is missing', (name) => {
  expect(checkCardHolder(name)).toBe('cardHolderRequired');
});

test.each([
  'Anna Muster',
  "Sinéad O'Connor",
  'Sinéad O’Connor',
  'Zoë-Marie Łukasz',
  'Ø',
  'Νίκος',
  'J. R. Muster',
])('[VALID-051] %s is a valid card holder', (name) => {
  expect(checkCardHolder(name)).toBeNull();
});

test.each([
  'Anna 2',
  'Anna_Muster',
  'Muster, Anna',
  '-Anna',
  'Anna\u202e',
  'http://evil.tk',
  'a@b',
  '4111111111111111',
])('[VALID-051] %s has numbers or special characters', (name) => {
  expect(checkCardHolder(name)).toBe('cardHolderInvalid');
});

test.each(['Anna Muster', 'evil.tk', 'J.R. Muster'])(
  '%s is never written as a link of the Internet',
  (name) => {
    const read = readPaymentDetails('CreditCard', { token: 'x', holderName: name });
    expect(read.ok && 'holderName' in read.details && read.details.holderName).toBe(tidyName(name));
  },
);
