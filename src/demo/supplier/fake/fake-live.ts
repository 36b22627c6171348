import { carrySupplyCall } from '../../../ports/supply/carry-supply-call.server.ts';
import { requireOptions } from '../../../ports/supply/require-options.ts';
import type { LiveCall, SupplyFaults } from '../../../ports/supply/supply-faults-port.ts';
import type { CallOptions, LiveSupply } from '../../../ports/supply/supply-port.ts';
import { digestRequest } from '../holds/digest-request.server.ts';
import { createFakeLiveCalls, type FakeLiveCallsOptions } from './fake-live-calls.ts';

interface KnownAnswer {
  readonly digest: string;
  readonly answer: object;
}

/** Live calls on a state in memory: keys are remembered for good, faults met as by the embedded supplier. */
export function createFakeLive({
  faults,
  ...options
}: FakeLiveCallsOptions & { readonly faults: SupplyFaults }): LiveSupply & {
  findComments(bookingNumber: string): string;
} {
  const calls = createFakeLiveCalls(options);
  const known = new Map<string, KnownAnswer>();

  /** @throws Error where the key was used for another request */
  function answerOnce<Answer extends object>(key: string, digest: string, work: () => Answer): Answer {
    const { digest: first, answer } = known.get(key) ?? { digest, answer: work() };
    if (first !== digest) throw new Error('The idempotency key was used for another request');
    known.set(key, { digest, answer });
    return answer as Answer;
  }

  function open<Request extends object, Answer extends object>(
    name: LiveCall,
    work: (request: Request) => Answer,
  ): (request: Request, options: CallOptions) => Promise<Answer | { outcome: 'unknown' }> {
    return async (request, { idempotencyKey, timeoutMs }) => {
      requireOptions({ idempotencyKey, timeoutMs });
      const fault = faults[name];
      const refusal = fault?.kind === 'refused' ? { outcome: 'refused', reason: fault.reason } : null;
      return carrySupplyCall(fault, timeoutMs, async () => {
        calls.expireHolds();
        const digest = digestRequest(name, request);
        return answerOnce(idempotencyKey, digest, () => (refusal as Answer | null) ?? work(request));
      });
    };
  }

  return {
    verify: open('verify', calls.verify),
    hold: open('hold', calls.hold),
    confirm: open('confirm', calls.confirm),
    holdChange: open('holdChange', calls.holdChange),
    confirmChange: open('confirmChange', calls.confirmChange),
    release: open('release', calls.release),
    quoteCancellation: open('quoteCancellation', calls.quoteCancellation),
    cancel: open('cancel', calls.cancel),
    extras: open('extras', calls.extras),
    findComments: calls.findComments,
  };
}
