import type { Db } from '../../database/open-kysely.server.ts';
import { createSealer } from '../../database/sealer.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { identityTimings } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { PendingSignIn } from '../../ports/identity/identity-port.ts';

/** Attempts that the issuer has not answered yet. Two tabs have one each: they are told apart by their state. */
export interface SignInAttempts {
  /** @param browser unguessable key of the browser that begins it */
  save(pending: PendingSignIn, browser: string): Promise<void>;
  /** Takes the attempt away, whatever becomes of it; null for one that is over, was answered before or belongs to another browser. */
  take(state: string, browser: string): Promise<PendingSignIn | null>;
}

/** @param secret the server's secret, under which nonce and verifier are stored */
export function createSignInAttempts(db: Db, clock: Clock, secret: string): SignInAttempts {
  const sealer = createSealer(secret, 'sign-in attempt');
  return {
    async save(pending, browser) {
      const { state } = pending;
      await db
        .insertInto('sign_in_attempt')
        .values({
          state_digest: digestToken(state),
          browser_digest: digestToken(browser),
          pending: sealer.seal(JSON.stringify(pending), state),
          expires_at: new Date(clock.now().getTime() + identityTimings.attemptSeconds * 1_000),
        })
        .execute();
    },
    async take(state, browser) {
      const row = await db
        .deleteFrom('sign_in_attempt')
        .where('state_digest', '=', digestToken(state))
        .where('browser_digest', '=', digestToken(browser))
        .returning(['pending', 'expires_at'])
        .executeTakeFirst();
      if (row === undefined || row.expires_at <= clock.now()) return null;
      const opened = sealer.open(row.pending, state);
      return opened === null ? null : (JSON.parse(opened) as PendingSignIn);
    },
  };
}
