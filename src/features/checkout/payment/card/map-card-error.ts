/** Error keys of the alternative card provider, spelled as they are given (VALID-059 to VALID-063). */
export type CardErrorKey =
  | 'paymentCardNumberInvalid'
  | 'paymentCardExpiryInvalid'
  | 'paymentCardVerificationCodeInvalid'
  | 'paymentCardNumberBinInvalid'
  | 'paymentCarHolderRequired';

/** Fields of the alternative drop-in, as its script names them. */
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
 * What an error of the alternative card provider means to the shopper (VALID-064 to VALID-068): a known one by itself,
 * the generic `invalid` and every other by the field it stands at.
 */
export function mapCardError(error: string, field: DropInField): CardErrorKey {
  return keysOfErrors[error] ?? keysOfFields[field];
}

/** Text of each key: the card messages of VALID-050 to VALID-057 (checkout X-083). */
export const textOfCardError: Readonly<Record<CardErrorKey, string>> = {
  paymentCardNumberInvalid: 'payment.error.cardInvalid',
  paymentCardExpiryInvalid: 'payment.error.expiryInvalid',
  paymentCardVerificationCodeInvalid: 'payment.error.codeInvalid',
  paymentCardNumberBinInvalid: 'payment.error.cardNotApproved',
  paymentCarHolderRequired: 'payment.error.cardHolderRequired',
};
