import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openKysely } from '../../database/open-kysely.server.ts';

/**
 * The key that signs cookies where COOKIE_SECRET is not set: made once and stored in the database, so that all
 * processes of a site share it, a restart keeps it and a copy of the data folder brings it along.
 */
export async function findCookieSecret(pool: pg.Pool): Promise<string> {
  const db = openKysely(pool);
  await db
    .insertInto('server_secret')
    .values({ name: 'cookie', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secret = await findStoredSecret(pool);
  if (secret === null) throw new Error('The cookie secret is missing right after it was written.');
  return secret;
}

/** The stored key; null where COOKIE_SECRET was set from the first start on. */
export async function findStoredSecret(pool: pg.Pool): Promise<string | null> {
  const secret = await openKysely(pool)
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', 'cookie')
    .executeTakeFirst();
  return secret?.value ?? null;
}
