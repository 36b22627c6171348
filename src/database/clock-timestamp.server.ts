import { type RawBuilder, sql } from 'kysely';

/** The moment of the statement by the clock of the database, which no process can move; unlike `now()` it goes on in a transaction. */
export const clockTimestamp = sql<Date>`clock_timestamp()`;

/** So many milliseconds from the moment of the statement; null for null. */
export function laterBy<Milliseconds extends number | null>(
  milliseconds: Milliseconds,
): RawBuilder<Date | (Milliseconds & null)> {
  return sql`clock_timestamp() + ${milliseconds}::float8 * interval '1 millisecond'`;
}
