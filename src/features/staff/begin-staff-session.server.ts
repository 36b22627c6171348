import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken, generateToken } from '../../database/token.server.ts';
import { staffPolicy } from '../../defaults.ts';

interface NewStaffSession {
  readonly staffId: string;
  readonly now: Date;
  /** The token that the browser has already, whose session ends; '' without one. */
  readonly formerToken: string;
}

/** Starts a session. @returns its token, which only the browser stores; the database stores a digest */
export async function beginStaffSession(
  db: Db,
  { staffId, now, formerToken }: NewStaffSession,
): Promise<string> {
  const token = generateToken();
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('staff_session').where('token_digest', '=', digestToken(formerToken)).execute();
    await trx
      .insertInto('staff_session')
      .values({
        token_digest: digestToken(token),
        staff_id: staffId,
        begun_at: now,
        used_at: now,
        expires_at: new Date(now.getTime() + staffPolicy.sessionLifetimeMs),
      })
      .execute();
  });
  return token;
}

/** Selects the sessions that are neither at their end nor unused for too long. */
export const liveSessions = (now: Date) => (eb: ExpressionBuilder<Database, 'staff_session'>) =>
  eb.and([
    eb('staff_session.expires_at', '>', now),
    eb('staff_session.used_at', '>', new Date(now.getTime() - staffPolicy.sessionIdleMs)),
  ]);
