import type { CardErrorKey } from '../../payment-browser-port.ts';

/** Fields of the card form, as Adyen's script names them. */
export type DropInField =
  | 'encryptedCardNumber'
  | 'encryptedExpiryDate'
  | 'encryptedExpiryMonth'
  | 'encryptedExpiryYear'
  | 'encryptedSecurityCode'
  | 'holderName';

const keysOfErrors: Readonly<Record<string, CardErrorKey>> = {
  'error.bin.disallowed': 'paymentCardNumberBinInvalid',
  'error.va.sf-cc-num.01': 'paymentCardNumberInvalid',
  'error.va.sf-cc-dat.01': 'paymentCardExpiryInvalid',
  'error.va.sf-cc-dat.02': 'paymentCardExpiryInvalid',
};

const keysOfFields: Readonly<Record<DropInField, CardErrorKey>> = {
  encryptedCardNumber: 'paymentCardNumberInvalid',
  encryptedExpiryDate: 'paymentCardExpiryInvalid',
  encryptedExpiryMonth: 'paymentCardExpiryInvalid',
  encryptedExpiryYear: 'paymentCardExpiryInvalid',
  encryptedSecurityCode: 'paymentCardVerificationCodeInvalid',
  holderName: 'paymentCarHolderRequired',
};

/**
 * Maps an error of Adyen's card form (VALID-064 to VALID-068): a known code by itself, the generic `invalid` and every
 * other code by its field.
 */
export function mapCardError(error: string, field: DropInField): CardErrorKey {
  return keysOfErrors[error] ?? keysOfFields[field];
}
