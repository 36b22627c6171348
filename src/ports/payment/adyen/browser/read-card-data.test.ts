import { expect, test } from 'vitest';
import { readCardToken } from '../read-adyen-browser.ts';
import { readCardData } from './read-card-data.ts';

const paymentMethod = { type: 'scheme', encryptedCardNumber: 'adyenjs_0', holderName: 'Zoë O’Neill' };

test('[PAY-023] the server reads the encrypted card out of the token of the page', () => {
  const { token, holderName } = readCardData({ paymentMethod, storePaymentMethod: false });
  expect(token).toBe(JSON.stringify(paymentMethod));
  expect(readCardToken(token)).toEqual({ paymentMethod });
  expect(holderName).toBe('Zoë O’Neill');
});

test('[PAY-023] a card without a holder has none', () => {
  expect(readCardData({ paymentMethod: { ...paymentMethod, holderName: undefined } }).holderName).toBeNull();
});
