import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../domain/time/clock.ts';
import { TEST_ACCOUNTS, type TestPaymentOutcome } from '../test-payments.ts';
import type { DatatransTransaction } from './datatrans-transaction.ts';

export interface DoubleTransaction {
  readonly transactionId: string;
  status: DatatransTransaction['status'];
  readonly paymentMethod: 'VIS' | 'ELV' | 'PAP';
  readonly currency: string;
  amount: number;
  refno: string;
  outcome: TestPaymentOutcome | null;
  settled: number;
  credited: number;
}

export interface DoubleState {
  readonly transactions: Map<string, DoubleTransaction>;
  readonly clock: Clock;
}

interface Asked {
  readonly amount: number;
  readonly currency: string;
  readonly refno: string;
  readonly autoSettle?: boolean;
  readonly ELV?: { readonly alias: string };
}

interface Answer {
  readonly status: number;
  readonly json?: object;
}

const turnedDown: Partial<Record<TestPaymentOutcome, string>> = {
  refused: 'DECLINED',
  'card-invalid': 'INVALID_CARD',
  'card-not-allowed': 'UNSUPPORTED_CARD',
};

/** What Datatrans answers to a call, by its public description. */
export function answerDatatrans(state: DoubleState, method: string, path: string, body: Asked): Answer {
  const [id = '', call = ''] = path.replace('/v1/transactions', '').split('/').filter(Boolean);
  if (method === 'POST' && id === 'secureFields') return open(state, body, 'VIS');
  if (method === 'POST' && id === '') return open(state, body, 'PAP');
  if (method === 'POST' && id === 'authorize') return debit(state, body);
  const transaction = state.transactions.get(decodeURIComponent(id));
  if (transaction === undefined) return refuse('TRANSACTION_NOT_FOUND', 404);
  if (method === 'GET') return { status: 200, json: toTransaction(transaction) };
  switch (call) {
    case 'authorize':
      return authorize(transaction, body);
    case 'settle':
      return settle(transaction, body);
    case 'cancel':
      return cancel(transaction);
    case 'credit':
      return credit(transaction, body);
    default:
      return refuse('CLIENT_ERROR', 404);
  }
}

/** The body of the status call and the webhook. */
export function toTransaction(transaction: DoubleTransaction): DatatransTransaction {
  const { transactionId, status, refno, paymentMethod, outcome, amount, settled } = transaction;
  const isAnswered = status === 'failed' && outcome?.startsWith('challenge');
  return {
    transactionId,
    status,
    paymentMethod,
    refno: refno === '' ? 'N/A' : refno,
    type: 'payment',
    detail: {
      authorize: { amount },
      ...(settled > 0 ? { settle: { amount: settled } } : {}),
      ...(status === 'failed' ? { fail: { reason: turnedDown[outcome ?? 'refused'] ?? 'DECLINED' } } : {}),
    },
    ...(paymentMethod === 'VIS' && outcome !== null
      ? {
          card: {
            masked: '400000xxxxxx0010',
            ...(isAnswered ? { '3D': { authenticationResponse: 'N' } } : {}),
          },
        }
      : {}),
  };
}

function open(
  { transactions }: DoubleState,
  { amount, currency, refno = '' }: Asked,
  paymentMethod: DoubleTransaction['paymentMethod'],
): Answer {
  if (!(amount > 0)) return refuse('INVALID_PROPERTY');
  if (refno.length > 20) return refuse('INVALID_PROPERTY');
  const transactionId = randomUUID().replaceAll('-', '').slice(0, 18);
  const begun = { transactionId, amount, currency, refno, paymentMethod, status: 'initialized' } as const;
  transactions.set(transactionId, { ...begun, outcome: null, settled: 0, credited: 0 });
  return { status: 201, json: { transactionId } };
}

function debit(state: DoubleState, body: Asked): Answer {
  const outcome = TEST_ACCOUNTS[body.ELV?.alias ?? ''] ?? 'granted';
  const opened = open(state, body, 'ELV');
  const { transactionId = '' } = (opened.json ?? {}) as { transactionId?: string };
  const transaction = state.transactions.get(transactionId);
  if (transaction === undefined) return opened;
  transaction.outcome = outcome;
  transaction.status = outcome === 'refused' ? 'failed' : 'authorized';
  return outcome === 'refused' ? refuse('DECLINED') : { status: 200, json: { transactionId } };
}

function authorize(transaction: DoubleTransaction, { amount, refno, autoSettle }: Asked): Answer {
  if (transaction.status !== 'authenticated') return refuse('INVALID_TRANSACTION_STATUS');
  if (!refno || refno.length > 20 || autoSettle !== false) return refuse('INVALID_PROPERTY');
  Object.assign(transaction, { amount, refno });
  const code = turnedDown[transaction.outcome ?? 'granted'];
  transaction.status = code === undefined ? 'authorized' : 'failed';
  return code === undefined ? { status: 200, json: { acquirerAuthorizationCode: '1' } } : refuse(code);
}

function settle(transaction: DoubleTransaction, { amount, currency }: Asked): Answer {
  // The authorisation has expired at the bank; Datatrans notices it with the capture.
  if (transaction.outcome === 'lapsing') transaction.status = 'canceled';
  if (transaction.status !== 'authorized') return refuse('INVALID_TRANSACTION_STATUS');
  if (amount > transaction.amount || currency !== transaction.currency) return refuse('INVALID_PROPERTY');
  Object.assign(transaction, { status: 'settled', settled: amount });
  return { status: 204 };
}

function cancel(transaction: DoubleTransaction): Answer {
  if (transaction.status !== 'authorized') return refuse('INVALID_TRANSACTION_STATUS');
  transaction.status = 'canceled';
  return { status: 204 };
}

function credit(transaction: DoubleTransaction, { amount, currency, refno }: Asked): Answer {
  if (transaction.status !== 'settled') return refuse('INVALID_TRANSACTION_STATUS');
  if (refno.length > 20 || currency !== transaction.currency) return refuse('INVALID_PROPERTY');
  if (transaction.credited + amount > transaction.settled) return refuse('INVALID_PROPERTY');
  transaction.credited += amount;
  return { status: 200, json: { transactionId: randomUUID() } };
}

function refuse(code: string, status = 400): Answer {
  return { status, json: { error: { code, message: code } } };
}
