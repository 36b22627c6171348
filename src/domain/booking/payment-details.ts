/**
 * How the shopper pays (PAY-002 to PAY-005, CDATA-041). What a card is known by is a token of the provider's: numbers
 * and verification codes are typed into the provider's own frames and never reach this product.
 */
export type PaymentDetails =
  | {
      readonly method: 'CreditCard' | 'DebitCard';
      /** What the card fields answered with: the `transactionId` of one provider, the encrypted fields of another (CARD-015). At most 10,000 letters. */
      readonly token: string;
      readonly holderName: string;
      /** Where the card fields said that the shopper has to go first (CARD-016). From the browser: only the provider's own is followed. */
      readonly redirect?: string;
    }
  | {
      /** SEPA direct debit (PAY-015, checkout X-031). */
      readonly method: 'BankAccount';
      readonly holderName: string;
      /** Without blanks, checksum proved. */
      readonly iban: string;
    }
  | { readonly method: 'PayPal' };

export type PaymentMethod = PaymentDetails['method'];

/** In the order they are offered in. */
export const PAYMENT_METHODS = [
  'CreditCard',
  'BankAccount',
  'DebitCard',
  'PayPal',
] as const satisfies readonly PaymentMethod[];
