import { DatatransRefusal, wrongStatus } from './datatrans-refusal.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleTransaction } from './double-transaction.ts';
import { type MerchantAccount, recordAction } from './merchant-account.ts';
import type { RequestBody } from './request-schemas.ts';

/** `POST /transactions/{id}/settle`: takes the held money, or a part of it. */
export function settle(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  { amount, currency, partialCapture: part }: RequestBody<'settle'>,
  refusal?: DatatransErrorCode,
): void {
  const [previous, partialCapture] = [transaction.partialCapture, part ?? null];
  const isNextPart = transaction.status === 'settled' && previous !== null && partialCapture !== null;
  if (transaction.status !== 'authorized' && !isNextPart) {
    throw wrongStatus('the transaction cannot be settled', 400);
  }
  requireCurrency(transaction, currency, 'settle');
  if (partialCapture !== null) requireNextPart(partialCapture, previous);
  if (transaction.settled + amount > (transaction.amount ?? 0))
    throw invalid('exceeded authorization amount');
  throwRefused(account, transaction, 'settle', refusal, amount);
  transaction.settled += amount;
  Object.assign(transaction, { status: 'settled', partialCapture });
  recordAction(account, transaction, { action: 'settle', amount, source: 'api', success: true });
}

type PartialCapture = NonNullable<RequestBody<'settle'>['partialCapture']>;

function requireNextPart(
  { sequenceNumber, totalNumber }: PartialCapture,
  previous: PartialCapture | null,
): void {
  if (sequenceNumber !== (previous?.sequenceNumber ?? 0) + 1 || sequenceNumber > totalNumber) {
    throw invalid('settle.partialCapture.sequenceNumber');
  }
  if (previous !== null && totalNumber !== previous.totalNumber) {
    throw invalid('settle.partialCapture.totalNumber');
  }
}

/** `POST /transactions/{id}/cancel`: releases held money, or takes back a settlement that was not transmitted. */
export function cancel(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  refusal?: DatatransErrorCode,
): void {
  const isHeld = transaction.status === 'authorized' || transaction.status === 'settled';
  // A cancellation after a refund would pay back twice. The description does not mention the case.
  if (!isHeld || transaction.credited > 0) throw wrongStatus('the transaction cannot be canceled', 400);
  throwRefused(account, transaction, 'cancel', refusal);
  Object.assign(transaction, { status: 'canceled', reversal: true });
  recordAction(account, transaction, { action: 'cancel', source: 'api', success: true });
}

/** `POST /transactions/{id}/increase`: holds more money on a card. */
export function increase(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  { amount, currency }: RequestBody<'increase'>,
  refusal?: DatatransErrorCode,
): { readonly increasedAmount: number } {
  if (transaction.status !== 'authorized') throw wrongStatus('the transaction cannot be increased', 400);
  if (transaction.card === null) {
    throw new DatatransRefusal('UNSUPPORTED_PAYMENT_METHOD', 'only cards can be increased');
  }
  requireCurrency(transaction, currency, 'increase');
  throwRefused(account, transaction, 'authorize', refusal, amount);
  const increasedAmount = (transaction.amount ?? 0) + amount;
  transaction.amount = increasedAmount;
  recordAction(account, transaction, { action: 'authorize', amount, source: 'api', success: true });
  return { increasedAmount };
}

/** @throws DatatransRefusal INVALID_PROPERTY unless the currency is the transaction's */
export function requireCurrency(transaction: DoubleTransaction, currency: string, call: string): void {
  if (currency !== transaction.currency) throw invalid(`${call}.currency is not the transaction's`);
}

/** The acquirer refuses an action: the history lists it without success, and nothing else changes. */
function throwRefused(
  account: MerchantAccount,
  transaction: DoubleTransaction,
  action: 'authorize' | 'settle' | 'cancel',
  refusal: DatatransErrorCode | undefined,
  amount?: number,
): void {
  if (refusal === undefined) return;
  const entry = amount === undefined ? {} : { amount };
  recordAction(account, transaction, { action, ...entry, source: 'api', success: false });
  throw new DatatransRefusal(refusal, `${action} was refused`);
}

function invalid(message: string): DatatransRefusal {
  return new DatatransRefusal('INVALID_PROPERTY', message);
}
