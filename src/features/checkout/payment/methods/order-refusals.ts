/** Why nothing is ordered, as the code of the answer's message; the payment page says each in words of its own. */
export const ORDER_REFUSALS = [
  'unknownIssue',
  'noPaymentSelected',
  'paymentCardNumberBinInvalid',
  'incomplete',
  'sameSeat',
  'residenceChanged',
  'voucherGone',
  'priceChanged',
  'cardPaused',
  'tooManyHolds',
] as const;
export type OrderRefusalCode = (typeof ORDER_REFUSALS)[number];
