import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { shardPolicy } from '../../../defaults.ts';

/** How hotels are divided, by its number. */
export interface ShardPlan {
  readonly version: number;
  readonly shards: number;
  readonly isServing: boolean;
}

/** A process that answers for a shard. */
export interface ShardReplica {
  readonly version: number;
  readonly shard: number;
  readonly sequence: number;
}

/** Which shards there are and who answers for them, in PostgreSQL. */
export interface ShardTable {
  /** Begins a plan, which serves once each of its shards has a replica. Returns the newest one where that has as many shards. */
  plan(shards: number): Promise<ShardPlan>;
  /** The newest one; null where there is none. */
  newest(): Promise<ShardPlan | null>;
  /** The one that searches go to; null where none has been complete. */
  serving(): Promise<ShardPlan | null>;
  /** Replicas that have said lately that they answer. */
  replicas(): Promise<readonly ShardReplica[]>;
  /** A replica says that it answers. Its plan serves from now on where that was the last one missing. */
  report(id: string, replica: ShardReplica): Promise<void>;
  /** A replica answers no more. */
  remove(id: string): Promise<void>;
}

const planColumns = ['version', 'shards', sql<boolean>`serving_since is not null`.as('isServing')] as const;

export function createShardTable(db: Db): ShardTable {
  const alive = sql<Date>`now() - make_interval(secs => ${shardPolicy.replicaLifetimeMs / 1000})`;

  const findNewest = async () =>
    (await db
      .selectFrom('shard_plan')
      .select(planColumns)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null;

  return {
    newest: findNewest,

    plan: (shards) =>
      db.transaction().execute(async (trx) => {
        await sql`lock table shard_plan in exclusive mode`.execute(trx);
        const newest = await trx
          .selectFrom('shard_plan')
          .select(planColumns)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (newest?.shards === shards) return newest;
        return trx
          .insertInto('shard_plan')
          .values({ shards })
          .returning(planColumns)
          .executeTakeFirstOrThrow();
      }),

    serving: async () =>
      (await db
        .selectFrom('shard_plan')
        .select(planColumns)
        .where('serving_since', 'is not', null)
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst()) ?? null,

    replicas: async () => {
      const rows = await db
        .selectFrom('shard_replica')
        .select(['version', 'shard', 'sequence'])
        .where('seen_at', '>', alive)
        .orderBy('version')
        .orderBy('shard')
        .execute();
      return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
    },

    async report(id, { version, shard, sequence }) {
      await db
        .insertInto('shard_replica')
        .values({ id, version, shard, sequence })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ sequence, seen_at: sql<Date>`now()` }))
        .execute();
      // One statement: the plan serves at once for everybody who looks.
      await sql`update shard_plan set serving_since = now()
        where version = ${version} and serving_since is null
          and shards = (select count(distinct shard) from shard_replica
            where shard_replica.version = shard_plan.version and seen_at > ${alive})`.execute(db);
      await db
        .deleteFrom('shard_replica')
        .where('seen_at', '<', sql<Date>`now() - interval '1 hour'`)
        .execute();
    },

    async remove(id) {
      await db.deleteFrom('shard_replica').where('id', '=', id).execute();
    },
  };
}
