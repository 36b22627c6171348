import type { Clock } from '../../../../domain/time/clock.ts';
import {
  type DoubleAnswer,
  type DuplicateStatus,
  duplicateError,
  invalid,
  RequestError,
} from './service-error.ts';

/** The vendor stores a key for at least 31 days. The double forgets it right after. */
export const doubleKeyLifetimeMs = 31 * 24 * 60 * 60 * 1000;
const maxKeyLength = 64;

interface StoredCall {
  readonly since: number;
  /** Undefined while the first call runs. */
  answer?: DoubleAnswer;
}

/**
 * Idempotency by the header `Idempotency-Key`. The scope is the company account: one key is one call, whatever its path and
 * body. Answers of 400, 401, 403 and 5xx are not stored, as only the others carry the key in the description.
 */
export function createAnswerOnce(clock: Clock, duplicateStatus: DuplicateStatus) {
  const calls = new Map<string, StoredCall>();

  return async (key: string | undefined, work: () => Promise<DoubleAnswer>): Promise<DoubleAnswer> => {
    if (key === undefined) return work();
    if (key.length > maxKeyLength)
      throw invalid('702', `Idempotency-Key is longer than ${maxKeyLength} characters`);
    const stored = calls.get(key);
    if (stored !== undefined && clock.now().getTime() - stored.since <= doubleKeyLifetimeMs)
      return stored.answer ?? duplicateError(duplicateStatus, true);
    const call: StoredCall = { since: clock.now().getTime() };
    calls.set(key, call);
    try {
      const answer = withKey(await work(), key);
      call.answer = answer;
      return answer;
    } catch (error) {
      if (error instanceof RequestError && error.answer.status === 422) {
        call.answer = withKey(error.answer, key);
        return call.answer;
      }
      calls.delete(key);
      throw error;
    }
  };
}

function withKey(answer: DoubleAnswer, key: string): DoubleAnswer {
  return { ...answer, headers: { ...answer.headers, 'idempotency-key': key } };
}
