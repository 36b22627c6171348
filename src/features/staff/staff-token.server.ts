import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';

/** Starts a session. @returns its token, which only the browser stores; the database stores a digest */
export async function beginStaffSession(db: Db, staffId: string, now: Date): Promise<string> {
  const token = generateToken();
  await db
    .insertInto('staff_session')
    .values({
      token_digest: digestToken(token),
      staff_id: staffId,
      begun_at: now,
      expires_at: new Date(now.getTime() + staffPolicy.sessionLifetimeMs),
    })
    .execute();
  return token;
}

/** Generates 256 random bits as text for addresses and cookies. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
