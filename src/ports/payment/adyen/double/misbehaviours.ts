import { type DoubleAnswer, type DuplicateStatus, duplicateError, serviceError } from './service-error.ts';

export type CheckoutCall =
  | 'payments'
  | 'details'
  | 'captures'
  | 'refunds'
  | 'cancels'
  | 'standalone-cancels'
  | 'reversals'
  | 'sessions'
  | 'session-result'
  | 'card-details';

/**
 * - `rate-limited`: 429
 * - `server-error`: 500
 * - `unavailable`, `unavailable-transient`: 503, the second with `transient-error: true`
 * - `unknown-error-code`: 422 with a code that no description knows
 * - `in-progress`, `already-processed`: 704; the first with `transient-error: true`
 * - `empty`: 200 without a body
 * - `not-json`: 200 with a page of HTML
 * - `unknown-result-code`: a `resultCode` that no description knows, of payments and details
 * - `answer-lost`: the socket closes after the work
 * - `request-lost`: the socket closes before the work
 * - `slow`: the answer, and with it the lock on the key, waits for `ms` or `until`
 *
 * Changes of a payment, all after `received`:
 * - `rejected`: the message says success false
 * - `fails-later`, of captures and refunds: CAPTURE or REFUND true, then CAPTURE_FAILED or REFUND_FAILED
 * - `reversed-later`, of refunds: REFUND true, then REFUNDED_REVERSED
 */
export type MisbehaviourKind =
  | 'rate-limited'
  | 'server-error'
  | 'unavailable'
  | 'unavailable-transient'
  | 'unknown-error-code'
  | 'in-progress'
  | 'already-processed'
  | 'empty'
  | 'not-json'
  | 'unknown-result-code'
  | 'answer-lost'
  | 'request-lost'
  | 'slow'
  | 'rejected'
  | 'fails-later'
  | 'reversed-later';

export interface Misbehaviour {
  readonly call: CheckoutCall | 'any';
  readonly kind: MisbehaviourKind;
  /** Number of calls that it affects; 1 without it. */
  readonly times?: number;
  /** Whether the work is done before a kind with a status of its own. By default only `already-processed` does it. */
  readonly afterWork?: boolean;
  readonly ms?: number;
  readonly until?: Promise<void>;
}

const callsOfKind: Readonly<Partial<Record<MisbehaviourKind, readonly Misbehaviour['call'][]>>> = {
  rejected: ['captures', 'refunds', 'cancels', 'standalone-cancels', 'reversals'],
  'fails-later': ['captures', 'refunds'],
  'reversed-later': ['refunds'],
  'unknown-result-code': ['payments', 'details'],
};

/** Planned misbehaviours. The oldest plan for a call comes first. */
export function createMisbehaviours() {
  const plans: { readonly plan: Misbehaviour; left: number }[] = [];
  return {
    /** @throws Error for a kind that has no meaning for the call */
    plan(plan: Misbehaviour): void {
      const calls = callsOfKind[plan.kind];
      if (calls !== undefined && !calls.includes(plan.call))
        throw new Error(`${plan.kind} is for ${calls.join(', ')}`);
      plans.push({ plan, left: plan.times ?? 1 });
    },
    clear: () => void plans.splice(0),
    take(call: CheckoutCall): Misbehaviour | undefined {
      const found = plans.find(({ plan, left }) => left > 0 && (plan.call === call || plan.call === 'any'));
      if (found !== undefined) found.left -= 1;
      return found?.plan;
    },
  };
}

/** The answer of a kind with a status of its own; undefined for the others. */
export function misbehave(kind: MisbehaviourKind, status: DuplicateStatus): DoubleAnswer | undefined {
  switch (kind) {
    case 'rate-limited':
      return { status: 429, body: 'Too Many Requests' };
    case 'server-error':
      return serviceError(500, '000', 'internal', 'Internal error');
    case 'unavailable':
      return serviceError(503, '000', 'internal', 'Unavailable');
    case 'unavailable-transient':
      return {
        ...serviceError(503, '000', 'internal', 'Unavailable'),
        headers: { 'transient-error': 'true' },
      };
    case 'unknown-error-code':
      return serviceError(422, '98_765', 'validation', 'An error of a later edition');
    case 'in-progress':
      return duplicateError(status, true);
    case 'already-processed':
      return duplicateError(status, false);
    default:
      return undefined;
  }
}

/** The answer after the work, as the kind changes it. */
export function distort(kind: MisbehaviourKind, answer: DoubleAnswer): DoubleAnswer {
  if (kind === 'empty') return { status: 200, body: '' };
  if (kind === 'not-json') return { status: 200, body: '<html><body>Welcome</body></html>' };
  if (kind === 'unknown-result-code' && typeof answer.body === 'object' && 'resultCode' in answer.body)
    return { ...answer, body: { ...answer.body, resultCode: 'AuthorisedOnReserve' } };
  return answer;
}
