import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { staffPolicy } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';

/**
 * Slows down who tries many passwords or codes, over all processes. An attempt counts for its source and the account that it names, never for the account
 * alone: nobody's attempts keep another person out.
 */
export interface SignInThrottle {
  /**
   * Counts an attempt before it is checked, so that parallel attempts all count.
   * @param source network or browser
   * @returns the number of attempts in a row; null for one during a pause, which does not count and must be refused unchecked
   */
  admit(source: string, email: string): Promise<number | null>;
  /** Forgets the attempts of a person who is signed in now. */
  forget(source: string, email: string): Promise<void>;
}

/** Who signs in: accounts of both may have the same address. */
type Audience = 'staff' | 'members';

/** @param secret key of the digests, the same in every process: who has the table cannot find by trying which addresses have signed in */
export function createSignInThrottle({
  db,
  clock,
  audience,
  secret,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly audience: Audience;
  readonly secret: string;
}): SignInThrottle {
  const { freeAttempts, firstPauseMs, maxPauseMs } = staffPolicy;
  const digestOf = (source: string, email: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['sign-in', audience, source, email]))
      .digest('hex');

  return {
    async admit(source, email) {
      const now = clock.now();
      await eraseSignInAttempts(db, now);
      // One statement, in which attempts of several processes take turns. The pause: nothing at first, then twice as long each time.
      const { rows } = await sql<{ attempts: number }>`
        insert into sign_in_throttle as known (digest, attempts, last_at) values (${digestOf(source, email)}, 1, ${now})
        on conflict (digest) do update set attempts = known.attempts + 1, last_at = excluded.last_at
        where known.attempts < ${freeAttempts}
          or excluded.last_at >= known.last_at + interval '1 millisecond'
            * least(${maxPauseMs}, ${firstPauseMs} * power(2, least(known.attempts - ${freeAttempts}, 30)))
        returning attempts`.execute(db);
      return rows[0]?.attempts ?? null;
    },
    async forget(source, email) {
      await db.deleteFrom('sign_in_throttle').where('digest', '=', digestOf(source, email)).execute();
    },
  };
}

/** Forgets attempts that count no longer: before each other one, and where none comes as part of retention. */
export async function eraseSignInAttempts(db: Db, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - staffPolicy.rememberAttemptsMs);
  await db.deleteFrom('sign_in_throttle').where('last_at', '<=', forgotten).execute();
}
