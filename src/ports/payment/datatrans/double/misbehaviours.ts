import { DATATRANS_CALLS, type DatatransCall, type DatatransErrorCode } from './datatrans-words.ts';
import type { StatusBody } from './to-status-body.ts';

/**
 * What the double does wrong, or what its bank refuses.
 *
 * Nothing is done:
 * - `rate-limited` 429 · `server-error` 500 · `unavailable` 503 · `unknown-error-code` 400 with a code that is not in
 *   the description · `request-lost` the socket is destroyed before the work
 * - `slow` no answer until `release()`, which then does the work, or `close()`; its key is busy meanwhile
 * - `refused` with a known code, as by the acquirer: an authorisation ends as failed, a credit as a failed transaction
 *
 * The work is done:
 * - `answer-lost` the socket is destroyed after the work · `empty-body` 200 without a body · `not-json` 200 with HTML
 * - `server-error-after-work` 500. The description does not say what the same key brings then: the first answer, 500
 *   again, or a new operation
 *
 * Of a status alone, which reads wrong: `unknown-status` · `wrong-merchant` · `wrong-currency` · `wrong-amount`
 * (authorised, one more) · `half-settled` · `wrong-refno` · `wrong-transaction`
 */
export type Fault =
  | {
      readonly kind:
        | 'rate-limited'
        | 'server-error'
        | 'unavailable'
        | 'request-lost'
        | 'slow'
        | 'answer-lost'
        | 'empty-body'
        | 'not-json';
    }
  | {
      readonly kind: 'server-error-after-work';
      readonly sameKey?: 'first-answer' | 'error' | 'new-operation';
    }
  /** `code`: `QUANTUM_DECLINED` unless given */
  | { readonly kind: 'unknown-error-code'; readonly code?: string }
  | { readonly kind: 'refused'; readonly code: DatatransErrorCode }
  | { readonly kind: StatusFaultKind };

const statusFaults = {
  'unknown-status': (body) => ({ ...body, status: 'pending_review' }),
  'wrong-merchant': (body) => ({ ...body, merchantId: '1100099999' }),
  'wrong-currency': (body) => ({ ...body, currency: body.currency === 'CHF' ? 'EUR' : 'CHF' }),
  'wrong-amount': (body) => {
    const { authorize } = body.detail;
    const wrong = authorize && { ...authorize, amount: authorize.amount + 1 };
    return { ...body, detail: { ...body.detail, authorize: wrong } };
  },
  'half-settled': (body) => {
    const { settle } = body.detail;
    return {
      ...body,
      detail: { ...body.detail, settle: settle && { amount: Math.floor(settle.amount / 2) } },
    };
  },
  'wrong-refno': (body) => ({ ...body, refno: `${body.refno}x` }),
  'wrong-transaction': (body) => ({ ...body, transactionId: '990101000000000001' }),
} satisfies Record<string, (body: StatusBody) => StatusBody>;

export type StatusFaultKind = keyof typeof statusFaults;

export function isStatusFault(kind: string): kind is StatusFaultKind {
  return Object.hasOwn(statusFaults, kind);
}

/** The same status with a fault. */
export function distort(body: StatusBody, kind: StatusFaultKind): StatusBody {
  return statusFaults[kind](body);
}

export type Misbehaviour = Fault & {
  /** `any`: every call */
  readonly call: DatatransCall | 'any';
  /** Number of calls, `Infinity` for all; 1 unless given. */
  readonly times?: number;
  /** Number of calls of this kind that still go well; 0 unless given. */
  readonly after?: number;
};

/** Faults that are to come, in the order in which they were set. */
export class Misbehaviours {
  #planned: { readonly fault: Misbehaviour; skips: number; left: number }[] = [];

  /** @throws RangeError for a fault that the call cannot have */
  add(fault: Misbehaviour): void {
    const { call, kind, times = 1, after = 0 } = fault;
    if (call !== 'any' && !DATATRANS_CALLS.includes(call)) throw new RangeError(`No call ${call as string}`);
    if (isStatusFault(kind) && call !== 'status')
      throw new RangeError(`${kind} is a fault of the status call`);
    if (kind === 'refused' && (call === 'status' || call === 'any')) {
      throw new RangeError(`${call} cannot be refused by a bank`);
    }
    if (!(times >= 1 && after >= 0)) throw new RangeError('times is 1 or more, after 0 or more');
    this.#planned.push({ fault, skips: after, left: times });
  }

  clear(): void {
    this.#planned = [];
  }

  /** The fault of a call that has just arrived. */
  take(call: DatatransCall): Fault | undefined {
    const planned = this.#planned.find(({ fault, skips, left }) => {
      const isMeant = fault.call === call || fault.call === 'any';
      return isMeant && (skips > 0 || left > 0);
    });
    if (planned === undefined) return undefined;
    if (planned.skips > 0) {
      planned.skips -= 1;
      return undefined;
    }
    planned.left -= 1;
    return planned.fault;
  }
}
