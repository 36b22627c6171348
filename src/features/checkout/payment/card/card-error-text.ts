import type { CardErrorKey } from '../../../../ports/payment/payment-browser-port.ts';

/** Text of each key: the card messages of VALID-050 to VALID-057 (checkout X-083). */
export const cardErrorTextOf: Readonly<Record<CardErrorKey, string>> = {
  paymentCardNumberInvalid: 'payment.error.cardInvalid',
  paymentCardExpiryInvalid: 'payment.error.expiryInvalid',
  paymentCardVerificationCodeInvalid: 'payment.error.codeInvalid',
  paymentCardNumberBinInvalid: 'payment.error.cardNotApproved',
  paymentCarHolderRequired: 'payment.error.cardHolderRequired',
};
