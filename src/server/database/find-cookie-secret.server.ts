import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * The key that signs cookies where COOKIE_SECRET is not set: made once and stored in the database, so that all
 * processes of a site share it, a restart keeps it and a copy of the data folder brings it along.
 */
export async function findCookieSecret(pool: pg.Pool): Promise<string> {
  await pool.query(`insert into server_secret (name, value) values ('cookie', $1) on conflict do nothing`, [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await pool.query<{ value: string }>(
    `select value from server_secret where name = 'cookie'`,
  );
  if (!rows[0]) throw new Error('The cookie secret is missing right after it was written.');
  return rows[0].value;
}
