import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { STAFF_SESSION_MILLISECONDS } from '../../domain/staff/staff.ts';

/** Begins a session. @returns its token, for the browser alone: the database knows a digest of it */
export async function beginStaffSession(
  database: Pool | PoolClient,
  staffId: string,
  now: Date,
): Promise<string> {
  const token = drawToken();
  await database.query(
    'insert into staff_session (token_digest, staff_id, begun_at, expires_at) values ($1, $2, $3, $4)',
    [digestToken(token), staffId, now, new Date(now.getTime() + STAFF_SESSION_MILLISECONDS)],
  );
  return token;
}

/** 256 bits that nobody guesses, as text for addresses and cookies. */
export function drawToken(): string {
  return randomBytes(32).toString('base64url');
}

export function digestToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
