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
  | { readonly method: 'PayPal' }
  | {
      /** A wallet of the shopper's device or browser. */
      readonly method: 'ApplePay' | 'GooglePay';
      /** What its sheet has handed over, at most 10,000 characters; '' where the provider's own page opens the sheet. */
      readonly token: string;
    };

/** How an order is paid. `None`: vouchers and miles pay for all of it, so that no provider is asked. */
export type OrderPayment = PaymentDetails | { readonly method: 'None' };

export type PaymentMethod = PaymentDetails['method'];

/** All payment methods, in the order of the page. */
export const PAYMENT_METHODS = [
  'CreditCard',
  'BankAccount',
  'DebitCard',
  'PayPal',
  'ApplePay',
  'GooglePay',
] as const satisfies readonly PaymentMethod[];

/** Methods that order by their own button: name, address and card come from the wallet's sheet. */
export type WalletMethod = Extract<PaymentMethod, 'ApplePay' | 'GooglePay'>;

/** Methods that are chosen from a list and ordered with by the order button. */
export type ListedMethod = Exclude<PaymentMethod, WalletMethod>;

export function isWallet(method: OrderPayment['method']): method is WalletMethod {
  return method === 'ApplePay' || method === 'GooglePay';
}

export function isListed(method: PaymentMethod): method is ListedMethod {
  return !isWallet(method);
}

/** True for details of a card: the token of any other method says nothing of a card. */
export function isCardPayment(
  details: OrderPayment,
): details is Extract<PaymentDetails, { readonly token: string; readonly holderName: string }> {
  return details.method === 'CreditCard' || details.method === 'DebitCard';
}
