import type { Clock } from '../../../../domain/time/clock.ts';
import { DatatransRefusal } from './datatrans-refusal.ts';

export interface DoubleAnswer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface StoredKey {
  readonly digest: string;
  /** Milliseconds since 1970 */
  readonly seenAt: number;
  /** Null while the first request is running. */
  answer: DoubleAnswer | null;
}

/** The vendor forgets a key after an hour. */
export const doubleKeyLifetimeMs = 60 * 60_000;

/** Answers by idempotency key. After its lifetime a key is unknown again, and its request a new operation. */
export class IdempotencyKeys {
  readonly #clock: Clock;
  readonly #keys = new Map<string, StoredKey>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * The answer to the first request with this key; null where this is the first, which is now running.
   * @param digest method, path and body
   * @throws DatatransRefusal 422 where the key was used for another request, 409 while the first is still running
   */
  begin(key: string, digest: string): DoubleAnswer | null {
    const now = this.#clock.now().getTime();
    const stored = this.#keys.get(key);
    if (stored === undefined || now - stored.seenAt > doubleKeyLifetimeMs) {
      this.#keys.set(key, { digest, seenAt: now, answer: null });
      return null;
    }
    if (stored.digest !== digest) {
      throw new DatatransRefusal('CLIENT_ERROR', 'the idempotency key was used for another request', 422);
    }
    if (stored.answer === null) {
      throw new DatatransRefusal('CLIENT_ERROR', 'the request with this key is being processed', 409);
    }
    return stored.answer;
  }

  finish(key: string, answer: DoubleAnswer): void {
    const stored = this.#keys.get(key);
    if (stored !== undefined) stored.answer = answer;
  }

  /** Nothing is known of the key any more. */
  forget(key: string): void {
    this.#keys.delete(key);
  }
}
