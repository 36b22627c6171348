import { authorize, authorizeSplit } from './authorize-calls.ts';
import { cancel, increase, settle } from './capture-calls.ts';
import { credit } from './credit-call.ts';
import { DatatransRefusal } from './datatrans-refusal.ts';
import type { DatatransCall, DatatransErrorCode } from './datatrans-words.ts';
import type { DoubleAnswer } from './idempotency-keys.ts';
import { initRedirect, initSecureFields, updateSecureFields } from './init-calls.ts';
import { generateTransactionId, type MerchantAccount, requireTransaction } from './merchant-account.ts';
import { parseRequest } from './parse-request.ts';
import { toStatusBody } from './to-status-body.ts';

export interface ReceivedCall {
  readonly call: DatatransCall;
  /** Of the path; empty where it has none. */
  readonly transactionId: string;
  readonly body: string;
}

/**
 * Does the work of a call.
 * @param pagesUrl where `Location` sends browsers
 * @param refusal code of an acquirer that refuses
 */
export function answerCall(
  account: MerchantAccount,
  { call, transactionId, body }: ReceivedCall,
  pagesUrl: string,
  refusal?: DatatransErrorCode,
): DoubleAnswer {
  const find = () =>
    requireTransaction(account, transactionId, call === 'authorizeSplit' ? 'authorize' : call);
  try {
    switch (call) {
      case 'init': {
        const request = parseRequest(call, body);
        if (refusal !== undefined) throw new DatatransRefusal(refusal, 'init was refused');
        const { transactionId: id } = initRedirect(account, request);
        return {
          status: 201,
          body: { transactionId: id },
          headers: { location: `${pagesUrl}/v1/start/${id}` },
        };
      }
      case 'secureFieldsInit': {
        const request = parseRequest(call, body);
        if (refusal !== undefined) throw new DatatransRefusal(refusal, 'init was refused');
        return { status: 201, body: { transactionId: initSecureFields(account, request).transactionId } };
      }
      case 'secureFieldsUpdate': {
        const transaction = find();
        const request = parseRequest(call, body);
        if (refusal !== undefined) throw new DatatransRefusal(refusal, 'update was refused');
        updateSecureFields(account, transaction, request);
        return { status: 204 };
      }
      case 'authorizeSplit':
        return {
          status: 200,
          body: authorizeSplit(account, find(), parseRequest(call, body), refusal),
        };
      case 'authorize':
        return { status: 200, body: authorizeWithId(account, body, refusal) };
      case 'settle':
        settle(account, find(), parseRequest(call, body), refusal);
        return { status: 204 };
      case 'cancel':
        parseRequest(call, body);
        cancel(account, find(), refusal);
        return { status: 204 };
      case 'credit':
        return { status: 200, body: credit(account, find(), parseRequest(call, body), refusal) };
      case 'increase':
        return { status: 200, body: increase(account, find(), parseRequest(call, body), refusal) };
      case 'status':
        return { status: 200, body: toStatusBody(find(), account.merchantId) };
    }
  } catch (error) {
    if (error instanceof DatatransRefusal) return toRefusalAnswer(error);
    throw error;
  }
}

/** Refusals of this call carry an id too, also where no transaction was made. */
function authorizeWithId(account: MerchantAccount, body: string, refusal?: DatatransErrorCode) {
  const transactionId = generateTransactionId(account);
  try {
    return authorize(account, transactionId, parseRequest('authorize', body), refusal);
  } catch (error) {
    if (!(error instanceof DatatransRefusal)) throw error;
    throw new DatatransRefusal(error.code, error.message, error.httpStatus, transactionId);
  }
}

export function toRefusalAnswer(refusal: DatatransRefusal): DoubleAnswer {
  const { code, message, httpStatus, transactionId } = refusal;
  const error = { code, message };
  return { status: httpStatus, body: transactionId === undefined ? { error } : { error, transactionId } };
}
