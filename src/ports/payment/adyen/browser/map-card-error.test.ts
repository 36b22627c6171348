import { expect, test } from 'vitest';
import type { CardErrorKey } from '../../payment-browser-port.ts';
import { type DropInField, mapCardError } from './map-card-error.ts';

test.each<[string, DropInField, CardErrorKey]>([
  ['error.bin.disallowed', 'encryptedCardNumber', 'paymentCardNumberBinInvalid'],
  ['error.va.sf-cc-num.01', 'encryptedCardNumber', 'paymentCardNumberInvalid'],
  ['error.va.sf-cc-dat.01', 'encryptedExpiryDate', 'paymentCardExpiryInvalid'],
  ['error.va.sf-cc-dat.02', 'encryptedExpiryMonth', 'paymentCardExpiryInvalid'],
])('[VALID-064] [VALID-065] [VALID-066] [VALID-067] %s at %s is %s', (error, field, key) => {
  expect(mapCardError(error, field)).toBe(key);
});

test.each<[DropInField, CardErrorKey]>([
  ['encryptedCardNumber', 'paymentCardNumberInvalid'],
  ['encryptedExpiryDate', 'paymentCardExpiryInvalid'],
  ['encryptedExpiryMonth', 'paymentCardExpiryInvalid'],
  ['encryptedExpiryYear', 'paymentCardExpiryInvalid'],
  ['encryptedSecurityCode', 'paymentCardVerificationCodeInvalid'],
  ['holderName', 'paymentCarHolderRequired'],
])(
  '[VALID-068] [VALID-059] [VALID-060] [VALID-061] [VALID-062] [VALID-063] a generic error at %s is %s',
  (field, key) => {
    expect(mapCardError('invalid', field)).toBe(key);
    expect(mapCardError('error.va.gen.02', field)).toBe(key);
  },
);
