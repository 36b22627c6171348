import { findDatatransTestCard } from './datatrans-test-cards.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleTransaction, EnteredCard } from './double-transaction.ts';
import { lapseInTime, type MerchantAccount, recordAction } from './merchant-account.ts';

export interface CardEntry {
  /** A number of `DATATRANS_TEST_CARDS` or a `CardOutcome`. */
  readonly card: string;
  /** Two digits; 12 and 30 unless given. */
  readonly expiryMonth?: string;
  readonly expiryYear?: string;
  /** Code of the authorisation that follows a successful authentication, in place of the card's own. */
  readonly refusal?: DatatransErrorCode;
}

/** Puts a card into a transaction and saves it under an alias. @throws RangeError unless it is a test card */
export function putCard(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  { card: name, refusal, expiryMonth = '12', expiryYear = '30' }: CardEntry,
): EnteredCard {
  const card = findDatatransTestCard(name);
  if (card === undefined) throw new RangeError(`Not a test card: ${name}`);
  const alias = toAlias(card.number, transaction);
  const entered: EnteredCard = {
    ...card,
    refusal: refusal ?? card.refusal,
    alias,
    expiryMonth,
    expiryYear,
    authenticationResponse: null,
  };
  account.aliases.set(alias, { paymentMethod: 'card', card: entered });
  Object.assign(transaction, { card: entered, paymentMethod: card.paymentMethod });
  return entered;
}

/** The bank has decided: authenticated, or failed. */
export function endAuthentication(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  isPassed: boolean,
): void {
  const source = transaction.flow === 'redirect' ? 'redirect' : 'secure_fields';
  transaction.status = isPassed ? 'authenticated' : 'failed';
  if (!isPassed) transaction.failure = { reason: 'secure_authentication', message: 'not authenticated' };
  recordAction(account, transaction, { action: 'authenticate', source, success: isPassed });
}

/** @throws Error unless the transaction waits for the shopper in one of these statuses */
export function requireStatus(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  statuses: readonly DoubleTransaction['status'][],
): void {
  lapseInTime(account, transaction);
  if (statuses.includes(transaction.status)) return;
  throw new Error(`The shopper cannot do this while ${transaction.transactionId} is ${transaction.status}`);
}

/** Token of a payment method in this transaction. */
export function toAlias(what: string, { transactionId }: DoubleTransaction): string {
  return `AAAB${Buffer.from(`${what.slice(-4)}${transactionId}`).toString('base64url')}`;
}
