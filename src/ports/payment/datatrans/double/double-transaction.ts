import type { TestCard } from './datatrans-test-cards.ts';
import type { FailReason, PaymentMethod, TransactionStatus } from './datatrans-words.ts';

/** An entry of a transaction's `history`. */
export interface HistoryEntry {
  readonly action: 'init' | 'authenticate' | 'authorize' | 'settle' | 'credit' | 'cancel' | 'change_details';
  readonly amount?: number;
  readonly source: 'api' | 'redirect' | 'secure_fields' | 'system';
  /** ISO 8601, whole seconds */
  readonly date: string;
  readonly success: boolean;
  readonly autoSettle?: boolean;
}

export interface EnteredCard extends TestCard {
  readonly alias: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  /** The shopper's answer to the bank's challenge; null where none was asked or given. */
  authenticationResponse: 'Y' | 'N' | null;
}

/** Where the browser goes after the payment page of redirect mode. */
export interface RedirectSetup {
  readonly successUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
  readonly errorUrl?: string | undefined;
  readonly method?: 'GET' | 'POST' | undefined;
}

/** A transaction as the double stores it. Amounts are in minor units. */
export interface DoubleTransaction {
  readonly transactionId: string;
  readonly type: 'payment' | 'credit';
  readonly flow: 'secureFields' | 'redirect' | 'api';
  /** Milliseconds since 1970 */
  readonly createdAt: number;
  readonly history: HistoryEntry[];
  readonly returnUrl: string | null;
  readonly redirect: RedirectSetup;
  readonly webhookUrl: string | null;
  readonly paymentMethods: readonly string[];
  /** Authorisation is a call of its own: always so with Secure Fields, with `option.authenticationOnly` and for PayPal orders. */
  readonly isAuthorizationDeferred: boolean;
  readonly createsAlias: boolean;
  /** First step of PayPal's order, authorise and capture. */
  readonly isPayPalOrder: boolean;
  /** Null where it was left out of the init. */
  autoSettle: boolean | null;
  status: TransactionStatus;
  currency: string;
  /** Of the init, later of the authorisation; null while no amount is known. */
  amount: number | null;
  refno: string | null;
  refno2: string | null;
  paymentMethod: PaymentMethod | null;
  card: EnteredCard | null;
  directDebit: {
    readonly iban: string;
    readonly mandateId: string | null;
    readonly alias: string | null;
  } | null;
  payPal: { readonly orderId: string | null; readonly payerId: string; readonly alias: string | null } | null;
  /** When the shopper reached a page that waits for an answer; milliseconds since 1970. */
  waitsSince: number | null;
  authorizationCode: string | null;
  settled: number;
  /** Number of the last partial capture, and of how many; null where a capture was final. */
  partialCapture: { readonly sequenceNumber: number; readonly totalNumber: number } | null;
  credited: number;
  /** Null unless cancelled; whether the bank's hold was released. */
  reversal: boolean | null;
  failure: { readonly reason: FailReason; readonly message: string } | null;
}
