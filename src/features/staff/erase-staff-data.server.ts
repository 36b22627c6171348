import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';
import { eraseSignInAttempts } from './sign-in/sign-in-throttle.server.ts';

interface Limits {
  readonly now: Date;
  /** Accounts closed before lose what identifies and admits their owner. */
  readonly closedBefore: Date;
}

/**
 * Deletes sessions, set-up links, challenges and attempts to sign in that are over, and takes address, password, authenticator and passkeys from accounts
 * closed for long. The name stays: the audit log says who decided about a booking. A second run changes nothing.
 */
export async function eraseStaffData(db: Db, { now, closedBefore }: Limits): Promise<void> {
  const idleSince = new Date(now.getTime() - staffPolicy.sessionIdleMs);
  await db
    .deleteFrom('staff_session')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('used_at', '<=', idleSince)]))
    .execute();
  await db.deleteFrom('staff_set_up').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_challenge').where('expires_at', '<=', now).execute();
  await eraseSignInAttempts(db, now);
  await db.transaction().execute(async (trx) => {
    const erased = await trx
      .updateTable('staff')
      .set({
        email: sql`id::text || '@erased.invalid'`,
        password: '',
        code_secret: '',
        erased_at: now,
      })
      .where('disabled_at', '<', closedBefore)
      .where('erased_at', 'is', null)
      .returning('id')
      .execute();
    if (erased.length === 0) return;
    const ids = erased.map(({ id }) => id);
    await trx.deleteFrom('staff_passkey').where('staff_id', 'in', ids).execute();
    await trx.deleteFrom('staff_challenge').where('staff_id', 'in', ids).execute();
  });
}
