import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Locks names until the transaction ends, in all processes: those who share one pass one at a time, so that each counts those before it. In the order of
 * the keys, against deadlocks.
 * @param kind what the names are of; other kinds do not wait
 */
export async function lockNames(
  trx: QueryExecutorProvider,
  kind: string,
  names: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(key) from (
    select hashtextextended(${`${kind} `} || name, 0) as key from unnest(${[...names]}::text[]) as name order by 1
  ) as keys`.execute(trx);
}
