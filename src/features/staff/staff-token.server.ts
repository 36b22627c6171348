import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../database/open-kysely.server.ts';
import { staffPolicy } from '../../defaults.ts';

/** Begins a session. @returns its token, for the browser alone: the database knows a digest of it */
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

/** 256 bits that nobody guesses, as text for addresses and cookies. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
