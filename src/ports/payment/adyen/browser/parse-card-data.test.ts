import { expect, test } from 'vitest';
import { parseCardToken } from '../parse-adyen-browser.ts';
import { parseCardData } from './parse-card-data.ts';

const paymentMethod = { type: 'scheme', encryptedCardNumber: 'adyenjs_0', holderName: 'Zoë O’Neill' };

test('[PAY-023] the server reads the encrypted card out of the token of the page', () => {
  const { token, holderName } = parseCardData({ paymentMethod, storePaymentMethod: false });
  expect(token).toBe(JSON.stringify(paymentMethod));
  expect(parseCardToken(token)).toEqual({ paymentMethod });
  expect(holderName).toBe('Zoë O’Neill');
});

test('[PAY-023] a card without a holder has none', () => {
  expect(parseCardData({ paymentMethod: { ...paymentMethod, holderName: undefined } }).holderName).toBeNull();
});
