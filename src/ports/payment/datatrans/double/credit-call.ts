import { requireCurrency } from './capture-calls.ts';
import { DatatransRefusal, toFailReason, wrongStatus } from './datatrans-refusal.ts';
import type { DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleTransaction } from './double-transaction.ts';
import {
  createTransaction,
  type MerchantAccount,
  recordAction,
  requireFreeRefno,
} from './merchant-account.ts';
import type { RequestBody } from './request-schemas.ts';

/**
 * `POST /transactions/{id}/credit`: refunds. The refund is a transaction of its own; the payment stays `settled` or
 * `transmitted` and lists the refund in its detail and history.
 */
export function credit(
  account: MerchantAccount,
  payment: DoubleTransaction,
  { amount, currency, refno, refno2 }: RequestBody<'credit'>,
  refusal?: DatatransErrorCode,
) {
  const isTaken = payment.status === 'settled' || payment.status === 'transmitted';
  if (!isTaken || payment.type === 'credit') throw wrongStatus('the transaction cannot be credited', 400);
  requireCurrency(payment, currency, 'credit');
  if (payment.credited + amount > payment.settled) {
    throw new DatatransRefusal('INVALID_PROPERTY', 'exceeded settled amount');
  }
  requireFreeRefno(account, refno);
  const refund = createTransaction(account, {
    type: 'credit',
    flow: 'api',
    amount,
    currency,
    refno,
    refno2: refno2 ?? null,
    paymentMethod: payment.paymentMethod,
    status: refusal === undefined ? 'settled' : 'failed',
    credited: refusal === undefined ? amount : 0,
    failure:
      refusal === undefined ? null : { reason: toFailReason(refusal), message: 'the credit was refused' },
  });
  for (const transaction of [payment, refund]) {
    recordAction(account, transaction, {
      action: 'credit',
      amount,
      source: 'api',
      success: refusal === undefined,
    });
  }
  const { transactionId } = refund;
  if (refusal !== undefined) {
    throw new DatatransRefusal(refusal, 'the credit was refused', 400, transactionId);
  }
  payment.credited += amount;
  const code = account.clock.now().toISOString().slice(11, 19).replaceAll(':', '');
  return { transactionId, acquirerAuthorizationCode: code };
}
