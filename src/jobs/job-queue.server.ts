import type { Pool } from 'pg';

/** The exclusive right of one worker to a row, until it expires by the clock of the database. */
export interface Lease {
  /** Unique for each worker. */
  readonly holder: string;
  /** Milliseconds from the claim or its last extension. */
  readonly leaseMs: number;
}

/**
 * A table of the trade whose rows are jobs: a job is due in the same transaction as the change it follows from. The table has the
 * columns `locked_by text` and `locked_until timestamptz`, which belong to the queue. All fields are SQL, never user input.
 */
export interface JobTable {
  readonly table: string;
  /** Name of the row in `columns`. */
  readonly alias: string;
  /** Columns of the primary key, all of type text. */
  readonly key: readonly string[];
  /** Condition for rows that are still work. */
  readonly isOpen: string;
  /** Column with the time at which a row is due. */
  readonly dueAt: string;
  /** Column that counts the claims; a table without one counts its attempts itself. */
  readonly attempts?: string;
  /** What a claim returns; contains the key and the attempts. */
  readonly columns: string;
}

/** Values of the primary key, in the order of `JobTable.key`. */
export type JobKey = readonly string[];

export interface JobQueue<Row> {
  /**
   * Takes rows that are due and under nobody's lease, the longest due first.
   * @param now the time that rows are due by; without it the clock of the database
   */
  claimDue(lease: Lease, limit: number, now?: Date): Promise<readonly Row[]>;
  /** Takes one open row, due or not; null where another worker holds it or it is no longer open. */
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
export function createJobQueue<Row extends object>(pool: Pool, job: JobTable): JobQueue<Row> {
  const { table, alias, key, isOpen, dueAt, attempts, columns } = job;
  const isFree = '(locked_until is null or locked_until < clock_timestamp())';
  const setLease = [
    'locked_by = $1',
    `locked_until = clock_timestamp() + ${milliseconds('$2')}`,
    ...(attempts === undefined ? [] : [`${attempts} = ${alias}.${attempts} + 1`]),
  ].join(', ');
  const keyColumns = key.join(', ');
  const isSameKey = (other: string) =>
    key.map((column) => `${alias}.${column} = ${other}.${column}`).join(' and ');
  /** Keys as one array a column, from the parameter with this number on. */
  const unnestKeys = (first: number) => key.map((_, at) => `$${first + at}::text[]`).join(', ');
  const columnsOf = (keys: readonly JobKey[]) => key.map((_, at) => keys.map((values) => values[at]));

  return {
    async claimDue({ holder, leaseMs }, limit, now) {
      const { rows } = await pool.query<Row>({
        name: `claim due ${table}`,
        text: `with due as (
            select ${keyColumns} from ${table}
            where ${isOpen} and ${dueAt} <= coalesce($3::timestamptz, clock_timestamp()) and ${isFree}
            order by ${dueAt} limit $4 for update skip locked),
          claimed as (
            update ${table} ${alias} set ${setLease} from due where ${isSameKey('due')}
            returning ${columns}, ${alias}.${dueAt} as was_due_at)
          select * from claimed order by was_due_at`,
        values: [holder, leaseMs, now ?? null, limit],
      });
      return rows;
    },
    async claim(wanted, { holder, leaseMs }) {
      const { rows } = await pool.query<Row>({
        name: `claim ${table}`,
        text: `update ${table} ${alias} set ${setLease}
          where ${key.map((column, at) => `${alias}.${column} = $${at + 3}`).join(' and ')} and ${isOpen} and ${isFree}
          returning ${columns}`,
        values: [holder, leaseMs, ...wanted],
      });
      return rows[0] ?? null;
    },
    async extend(keys, { holder, leaseMs }) {
      await pool.query({
        name: `extend ${table}`,
        text: `update ${table} ${alias} set locked_until = clock_timestamp() + ${milliseconds('$2')}
          from unnest(${unnestKeys(3)}) as held(${keyColumns})
          where ${isSameKey('held')} and ${alias}.locked_by = $1`,
        values: [holder, leaseMs, ...columnsOf(keys)],
      });
    },
    async release(keys, holder) {
      await pool.query({
        name: `release ${table}`,
        text: `update ${table} ${alias} set locked_until = null
          from unnest(${unnestKeys(2)}) as held(${keyColumns})
          where ${isSameKey('held')} and ${alias}.locked_by = $1`,
        values: [holder, ...columnsOf(keys)],
      });
    },
    async retryLater(delays, holder, now) {
      await pool.query({
        name: `retry ${table}`,
        text: `update ${table} ${alias} set locked_until = null,
            ${dueAt} = coalesce($2::timestamptz, clock_timestamp()) + ${milliseconds('held.delay_ms')}
          from unnest($3::float8[], ${unnestKeys(4)}) as held(delay_ms, ${keyColumns})
          where ${isSameKey('held')} and ${alias}.locked_by = $1`,
        values: [
          holder,
          now ?? null,
          delays.map(({ delayMs }) => delayMs),
          ...columnsOf(delays.map((delay) => delay.key)),
        ],
      });
    },
    keyOf: (row) => key.map((column) => String(Reflect.get(row, column))),
    attemptsOf: (row) => (attempts === undefined ? 0 : Number(Reflect.get(row, attempts))),
  };
}

/** SQL of an interval. */
function milliseconds(amount: string): string {
  return `${amount}::float8 * interval '1 millisecond'`;
}
