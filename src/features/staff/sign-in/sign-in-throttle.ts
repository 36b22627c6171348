import { staffPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';

/**
 * Slows down who tries many passwords or codes. An attempt counts for its source and the account that it names, never for the account
 * alone: nobody's attempts keep another person out.
 */
export interface SignInThrottle {
  /**
   * Counts an attempt before it is checked, so that parallel attempts all count.
   * @param source network or browser
   * @returns the number of attempts in a row; null for one during a pause, which does not count and must be refused unchecked
   */
  admit(source: string, email: string): number | null;
  /** Forgets the attempts of a person who is signed in now. */
  forget(source: string, email: string): void;
}

interface Attempts {
  readonly count: number;
  readonly lastAt: number;
}

/** Remembers attempts in this process, as the rate limits do. */
export function createSignInThrottle(clock: Clock): SignInThrottle {
  /** The least recent first. */
  const remembered = new Map<string, Attempts>();
  const keyOf = (source: string, email: string) => `${source} ${email}`;

  return {
    admit(source, email) {
      const key = keyOf(source, email);
      const now = clock.now().getTime();
      const { count, lastAt } = remembered.get(key) ?? { count: 0, lastAt: 0 };
      if (now < lastAt + pauseAfter(count)) return null;
      const isForgotten = now >= lastAt + staffPolicy.rememberAttemptsMs;
      const attempts = { count: isForgotten ? 1 : count + 1, lastAt: now };
      remembered.delete(key);
      remembered.set(key, attempts);
      const [oldest] = remembered.size > staffPolicy.maxRememberedAttempts ? remembered.keys() : [];
      if (oldest !== undefined) remembered.delete(oldest);
      return attempts.count;
    },
    forget(source, email) {
      remembered.delete(keyOf(source, email));
    },
  };
}

/** Milliseconds after so many attempts in a row: nothing at first, then twice as long each time. */
function pauseAfter(count: number): number {
  const { freeAttempts, firstPauseMs, maxPauseMs } = staffPolicy;
  return count < freeAttempts ? 0 : Math.min(maxPauseMs, firstPauseMs * 2 ** (count - freeAttempts));
}
