import { sql } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Db } from '../../../database/open-kysely.server.ts';

/** Where the library stores sessions, grants, codes and tokens: one table for all kinds, so that any process answers any request. */
export function createRecordAdapter(db: Db): (kind: string) => Adapter {
  return (kind) => {
    const find = async (column: 'id' | 'uid', value: string) => {
      const row = await db
        .selectFrom('identity_provider.record')
        .select('payload')
        .where('kind', '=', kind)
        .where(column, '=', value)
        .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
        .executeTakeFirst();
      return row?.payload as AdapterPayload | undefined;
    };
    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      // The flow for devices without a keyboard is off.
      findByUserCode: async () => undefined,
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at:
            expiresIn !== undefined && expiresIn > 0 ? new Date(Date.now() + expiresIn * 1_000) : null,
        };
        await db
          .insertInto('identity_provider.record')
          .values({ kind, id, ...values })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute();
      },
      /** Marks a code or refresh token as used. */
      async consume(id) {
        await db
          .updateTable('identity_provider.record')
          .set({
            payload: sql<string>`payload || jsonb_build_object('consumed', extract(epoch from now())::bigint)`,
          })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      },
      async destroy(id) {
        await db
          .deleteFrom('identity_provider.record')
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute();
      },
      async revokeByGrantId(grantId) {
        await db
          .deleteFrom('identity_provider.record')
          .where('kind', '=', kind)
          .where('grant_id', '=', grantId)
          .execute();
      },
    };
  };
}

/** Deletes what is over. */
export async function eraseExpiredRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('identity_provider.record').where('expires_at', '<', now).execute();
  await db.deleteFrom('identity_provider.mailed_link').where('expires_at', '<', now).execute();
}
