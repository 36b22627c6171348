import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { JWK } from 'oidc-provider';
import type { Db } from '../../../database/open-kysely.server.ts';
import { createSealer } from '../../../database/sealer.server.ts';

/**
 * The key that signs ID tokens, the same in every process and after a restart; made when there is none that the secret opens.
 * @param secret the server's secret, under which the key is stored
 */
export async function findSigningKey(db: Db, secret: string): Promise<JWK> {
  const sealer = createSealer(secret, 'identity provider signing key');
  return db.transaction().execute(async (trx) => {
    // Several processes that start at once make one key.
    await sql`select pg_advisory_xact_lock(hashtext('identity_provider.signing_key'))`.execute(trx);
    const known = await trx
      .selectFrom('identity_provider.signing_key')
      .select(['id', 'private_key'])
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const opened = known === undefined ? null : sealer.open(known.private_key, known.id);
    if (opened !== null) return JSON.parse(opened) as JWK;
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const id = randomUUID();
    const key = { ...privateKey.export({ format: 'jwk' }), kid: id, alg: 'RS256', use: 'sig' } as JWK;
    await trx
      .insertInto('identity_provider.signing_key')
      .values({ id, private_key: sealer.seal(JSON.stringify(key), id), created_at: sql<Date>`now()` })
      .execute();
    return key;
  });
}
