import { type RawBuilder, sql } from 'kysely';
import { laterBy } from '../database/clock-timestamp.server.ts';
import type { Db } from '../database/open-kysely.server.ts';

/** The exclusive right of one worker to a row, until it expires by the clock of the database. */
export interface Lease {
  /** Unique for each worker. */
  readonly holder: string;
  /** Milliseconds from the claim or its last extension. */
  readonly leaseMs: number;
}

/**
 * A table of the trade whose rows are jobs: a job is due in the same transaction as the change it follows from. The table has the
 * columns `locked_by text` and `locked_until timestamptz`, which belong to the queue.
 */
export interface JobTable<Column extends string = string> {
  /** With its schema unless that is `public`. */
  readonly table: string;
  /** Columns of the primary key, all of type text. */
  readonly key: readonly Column[];
  /** Condition for rows that are still work: SQL, never user input. */
  readonly isOpen: string;
  /** Column with the time at which a row is due. */
  readonly dueAt: string;
  /** Column that counts the claims; a table without one counts its attempts itself. */
  readonly attempts?: Column;
  /** What a claim returns; contains the key and the attempts. */
  readonly columns: readonly Column[];
}

/** Values of the primary key, in the order of `JobTable.key`. */
export type JobKey = readonly string[];

export interface JobQueue<Row> {
  /**
   * Takes rows that are due and not leased, the longest due first.
   * @param now the time that rows are due by; without it the clock of the database
   */
  claimDue(lease: Lease, limit: number, now?: Date): Promise<readonly Row[]>;
  /** Claims one open row, due or not; null when another worker holds it or it is no longer open. */
  claim(key: JobKey, lease: Lease): Promise<Row | null>;
  /** Restarts leases; rows that another worker has claimed meanwhile stay its own. */
  extend(keys: readonly JobKey[], lease: Lease): Promise<void>;
  /** Gives rows back before their lease expires. */
  release(keys: readonly JobKey[], holder: string): Promise<void>;
  /**
   * Gives rows back, each due after its delay.
   * @param now the time that delays count from; without it the clock of the database
   */
  retryLater(delays: readonly RetryDelay[], holder: string, now?: Date): Promise<void>;
  keyOf(row: Row): JobKey;
  attemptsOf(row: Row): number;
}

export interface RetryDelay {
  readonly key: JobKey;
  readonly delayMs: number;
}

/**
 * A queue of jobs in PostgreSQL. A worker that dies loses its rows when their leases expire, so every job may run twice and must
 * carry an idempotency key.
 */
export function createJobQueue<Row extends object>(db: Db, job: JobTable<keyof Row & string>): JobQueue<Row> {
  const { key, attempts } = job;
  const table = sql.table(job.table);
  const dueAt = sql.ref(job.dueAt);
  const isOpen = sql.raw(job.isOpen);
  const isFree = sql`(locked_until is null or locked_until < clock_timestamp())`;
  const keyColumns = sql.join(key.map((column) => sql.ref(column)));
  const columns = sql.join(job.columns.map((column) => sql.ref(`job.${column}`)));

  const setLease = ({ holder, leaseMs }: Lease) => {
    const assignments = [sql`locked_by = ${holder}`, sql`locked_until = ${laterBy(leaseMs)}`];
    if (attempts !== undefined)
      assignments.push(sql`${sql.ref(attempts)} = ${sql.ref(`job.${attempts}`)} + 1`);
    return sql.join(assignments);
  };
  const isSameKey = (other: string) =>
    matchAll(key.map((column) => sql`${sql.ref(`job.${column}`)} = ${sql.ref(`${other}.${column}`)}`));
  /** Keys as a table of the columns of the key. */
  const unnestKeys = (keys: readonly JobKey[]) =>
    sql.join(key.map((_, at) => sql`${keys.map((values) => values[at])}::text[]`));

  return {
    async claimDue(lease, limit, now) {
      const { rows } = await sql<Row>`
        with due as (
          select ${keyColumns} from ${table}
          where ${isOpen} and ${dueAt} <= coalesce(${now ?? null}::timestamptz, clock_timestamp()) and ${isFree}
          order by ${dueAt} limit ${limit} for update skip locked),
        claimed as (
          update ${table} as job set ${setLease(lease)} from due where ${isSameKey('due')}
          returning ${columns}, ${sql.ref(`job.${job.dueAt}`)} as was_due_at)
        select ${columns} from claimed as job order by was_due_at`.execute(db);
      return rows;
    },
    async claim(wanted, lease) {
      const isWanted = matchAll(key.map((column, at) => sql`${sql.ref(column)} = ${wanted[at]}`));
      const { rows } = await sql<Row>`
        update ${table} as job set ${setLease(lease)}
        where ${isWanted} and ${isOpen} and ${isFree}
        returning ${columns}`.execute(db);
      return rows[0] ?? null;
    },
    async extend(keys, { holder, leaseMs }) {
      await sql`
        update ${table} as job set locked_until = ${laterBy(leaseMs)}
        from unnest(${unnestKeys(keys)}) as held(${keyColumns})
        where ${isSameKey('held')} and job.locked_by = ${holder}`.execute(db);
    },
    async release(keys, holder) {
      await sql`
        update ${table} as job set locked_until = null
        from unnest(${unnestKeys(keys)}) as held(${keyColumns})
        where ${isSameKey('held')} and job.locked_by = ${holder}`.execute(db);
    },
    async retryLater(delays, holder, now) {
      const delaysMs = delays.map(({ delayMs }) => delayMs);
      const keys = unnestKeys(delays.map((delay) => delay.key));
      await sql`
        update ${table} as job set locked_until = null,
          ${dueAt} = coalesce(${now ?? null}::timestamptz, clock_timestamp()) + held.delay_ms * interval '1 millisecond'
        from unnest(${delaysMs}::float8[], ${keys}) as held(delay_ms, ${keyColumns})
        where ${isSameKey('held')} and job.locked_by = ${holder}`.execute(db);
    },
    keyOf: (row) => key.map((column) => String(row[column])),
    attemptsOf: (row) => (attempts === undefined ? 0 : Number(row[attempts])),
  };
}

function matchAll(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}
