import { DatatransRefusal, toFailReason } from './datatrans-refusal.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleTransaction, HistoryEntry } from './double-transaction.ts';
import { type MerchantAccount, recordAction } from './merchant-account.ts';

/** Holds the money of a transaction, and takes it at once where it settles automatically. */
export function grantAuthorization(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  { amount, autoSettle, source }: GrantedAuthorization,
): void {
  Object.assign(transaction, {
    amount,
    status: autoSettle ? 'settled' : 'authorized',
    authorizationCode: account.clock.now().toISOString().slice(11, 19).replaceAll(':', ''),
    settled: autoSettle ? amount : 0,
  });
  recordAction(account, transaction, { action: 'authorize', amount, source, success: true, autoSettle });
  if (autoSettle) recordAction(account, transaction, { action: 'settle', amount, source, success: true });
  account.onAuthorized(transaction);
}

interface GrantedAuthorization {
  readonly amount: number;
  readonly autoSettle: boolean;
  readonly source: HistoryEntry['source'];
}

/** Ends a transaction because its authorisation was refused. @returns the refusal for the caller to throw */
export function refuseAuthorization(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  code: DatatransErrorCode,
  source: HistoryEntry['source'] = 'api',
): DatatransRefusal {
  const message = `the authorization was refused: ${code.toLowerCase()}`;
  Object.assign(transaction, { status: 'failed', failure: { reason: toFailReason(code), message } });
  const amount = transaction.amount === null ? {} : { amount: transaction.amount };
  recordAction(account, transaction, { action: 'authorize', ...amount, source, success: false });
  return new DatatransRefusal(code, message);
}
