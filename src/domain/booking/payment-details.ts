/**
 * Payment details of an order (PAY-002 to PAY-005, CDATA-041). A card is only a token of the provider: shoppers type number
 * and verification code into the provider's frames, so they never reach this product.
 */
export type PaymentDetails =
  | {
      readonly method: 'CreditCard' | 'DebitCard';
      /** A provider's `transactionId` or encrypted fields (CARD-015), at most 10,000 characters. */
      readonly token: string;
      readonly holderName: string;
      /** Redirect of the card fields (CARD-016). The browser sends it, so the shop follows only the provider's own. */
      readonly redirect?: string;
    }
  | {
      /** SEPA direct debit (PAY-015, checkout X-031). */
      readonly method: 'BankAccount';
      readonly holderName: string;
      /** Without blanks, with a valid checksum. */
      readonly iban: string;
    }
  | { readonly method: 'PayPal' };

/** How an order is paid. `None`: vouchers and miles pay for all of it, so that no provider is asked. */
export type OrderPayment = PaymentDetails | { readonly method: 'None' };

export type PaymentMethod = PaymentDetails['method'];

/** All payment methods, in the order of the page. */
export const PAYMENT_METHODS = [
  'CreditCard',
  'BankAccount',
  'DebitCard',
  'PayPal',
] as const satisfies readonly PaymentMethod[];
