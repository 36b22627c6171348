import type { Clock } from '../../../../domain/time/clock.ts';
import { DatatransRefusal } from './datatrans-refusal.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleTransaction, EnteredCard, HistoryEntry } from './double-transaction.ts';

/** What the merchant's dashboard decides. */
export interface AccountSettings {
  /** A refno serves one transaction only; an init that was given up has used it as well. */
  readonly hasUniqueRefno: boolean;
  /** Used by web flows that leave out `autoSettle`; calls between servers never use it. */
  readonly autoSettles: boolean;
  /** Status of an init that was not used in time. The description allows both. */
  readonly lapsesTo: 'failed' | 'canceled';
}

/** A payment method that was saved under an alias. */
export type SavedMethod =
  | { readonly paymentMethod: 'ELV'; readonly iban: string; readonly mandateId: string | null }
  | { readonly paymentMethod: 'PAP'; readonly payerId: string }
  | { readonly paymentMethod: 'card'; readonly card: EnteredCard };

/** The merchant at Datatrans: transactions, aliases and settings, in memory. */
export interface MerchantAccount {
  readonly merchantId: string;
  readonly clock: Clock;
  readonly settings: AccountSettings;
  /** In the order of their creation. */
  readonly transactions: Map<string, DoubleTransaction>;
  readonly aliases: Map<string, SavedMethod>;
  /** Codes that refuse authorisations, by IBAN, card number or alias. */
  readonly refusals: Map<string, DatatransErrorCode>;
  /** Of the last transaction id. */
  lastNumber: number;
  /** Called after each authorisation that was granted. */
  onAuthorized(transaction: DoubleTransaction): void;
}

const minuteMs = 60_000;
/** Time in which the shopper has to use an init, and has to answer a page. */
export const initLifetimeMs = 30 * minuteMs;

export type TransactionSetup = Pick<DoubleTransaction, 'type' | 'flow' | 'currency' | 'amount' | 'refno'> &
  Partial<DoubleTransaction>;

export function createTransaction(account: MerchantAccount, setup: TransactionSetup): DoubleTransaction {
  const now = account.clock.now();
  const transaction: DoubleTransaction = {
    transactionId: setup.transactionId ?? generateTransactionId(account),
    createdAt: now.getTime(),
    history: [],
    returnUrl: null,
    redirect: {},
    webhookUrl: null,
    paymentMethods: [],
    isAuthorizationDeferred: false,
    createsAlias: false,
    isPayPalOrder: false,
    autoSettle: null,
    status: 'initialized',
    refno2: null,
    paymentMethod: null,
    card: null,
    directDebit: null,
    payPal: null,
    waitsSince: null,
    authorizationCode: null,
    settled: 0,
    partialCapture: null,
    credited: 0,
    reversal: null,
    failure: null,
    ...setup,
  };
  account.transactions.set(transaction.transactionId, transaction);
  return transaction;
}

/** 18 digits: date and time, then a number. */
export function generateTransactionId(account: MerchantAccount): string {
  account.lastNumber += 1;
  const seconds = account.clock.now().toISOString().slice(2, 19).replaceAll(/\D/g, '');
  return `${seconds}${String(account.lastNumber).padStart(6, '0')}`;
}

/** @throws DatatransRefusal 400 unless the id has 18 digits, 404 where there is none */
export function requireTransaction(account: MerchantAccount, id: string, call: string): DoubleTransaction {
  if (!/^\d{18}$/.test(id)) {
    throw new DatatransRefusal('INVALID_PROPERTY', `${call} transactionId length must be 18 digits`);
  }
  const transaction = account.transactions.get(id);
  if (transaction === undefined) {
    throw new DatatransRefusal('TRANSACTION_NOT_FOUND', 'transactionId not found', 404);
  }
  lapseInTime(account, transaction);
  return transaction;
}

/** @throws DatatransRefusal where the account has unique refnos and another transaction used this one */
export function requireFreeRefno(account: MerchantAccount, refno: string, own?: DoubleTransaction): void {
  const isUsed = [...account.transactions.values()].some((other) => other !== own && other.refno === refno);
  if (account.settings.hasUniqueRefno && isUsed) {
    throw new DatatransRefusal('DUPLICATE_REFNO', `refno ${refno} was used before`);
  }
}

export function recordAction(
  { clock }: MerchantAccount,
  { history }: DoubleTransaction,
  entry: Omit<HistoryEntry, 'date'>,
): void {
  history.push({ ...entry, date: `${clock.now().toISOString().slice(0, 19)}Z` });
}

/** An init that was not used, or a page that was not answered, ends after 30 minutes. */
export function lapseInTime(account: MerchantAccount, transaction: DoubleTransaction): void {
  const { status, createdAt, waitsSince } = transaction;
  const isOpen = ['initialized', 'challenge_required', 'challenge_ongoing'].includes(status);
  if (!isOpen || account.clock.now().getTime() < (waitsSince ?? createdAt) + initLifetimeMs) return;
  lapse(account, transaction);
}

/** Ends a transaction as a time-out does. */
export function lapse(account: MerchantAccount, transaction: DoubleTransaction): void {
  const isPageLeft = transaction.status === 'initialized' && transaction.waitsSince !== null;
  const isAsked = transaction.status.startsWith('challenge');
  const isCanceled = isPageLeft || transaction.authorizationCode !== null;
  transaction.status = isCanceled ? 'canceled' : account.settings.lapsesTo;
  if (transaction.status === 'canceled') transaction.reversal = transaction.authorizationCode !== null;
  else {
    const reason = isAsked ? 'incomplete' : 'timeout';
    transaction.failure = { reason, message: 'not continued in time' };
  }
  recordAction(account, transaction, { action: 'cancel', source: 'system', success: true });
}
