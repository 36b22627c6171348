import { type RawBuilder, sql } from 'kysely';
import type { FlightBlock } from './pack-flights.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** A row of `supplier.flights`. */
export interface FlightRow extends FlightBlock {
  readonly flights: Buffer;
}

/**
 * Up to so many rows, the way there and back, are written out in a statement; more of them, of an import or of moving prices,
 * come as arrays. Both find the same rows. PostgreSQL knows how long an array is only with the array, and plans a statement
 * with arrays again each time; a booking's statement is planned once. Written out for any number, each number would be a
 * statement to cache.
 */
const mostWrittenOut = 2;

/** Locks the rows that are there in the order of their key. */
export async function lockFlights(
  db: SupplierDb,
  blocks: readonly FlightBlock[],
  strength: 'share' | 'update',
): Promise<FlightRow[]> {
  if (blocks.length === 0) return [];
  const { rows } = await sql<FlightRow>`select origin, destination, block, flights from supplier.flights
    where (origin, destination, block) in (${keysOf(blocks)})
    order by origin, destination, block for ${sql.raw(strength)}`.execute(db);
  return rows;
}

/** Writes the flights of rows that are locked. */
export async function saveFlights(db: SupplierDb, rows: readonly FlightRow[]): Promise<void> {
  if (rows.length === 0) return;
  const changed =
    rows.length <= mostWrittenOut
      ? sql`(values ${sql.join(rows.map((row) => sql`(${keyOf(row)}, ${row.flights}::bytea)`))})`
      : sql`unnest(${columnsOf(rows)}, ${rows.map(({ flights }) => flights)}::bytea[])`;
  await sql`update supplier.flights as known set flights = changed.flights
    from ${changed} as changed (origin, destination, block, flights)
    where (known.origin, known.destination, known.block) = (changed.origin, changed.destination, changed.block)`.execute(
    db,
  );
}

/** Three columns for `unnest`. */
export function columnsOf(blocks: readonly FlightBlock[]): RawBuilder<unknown> {
  const origins = blocks.map(({ origin }) => origin);
  const destinations = blocks.map(({ destination }) => destination);
  const numbers = blocks.map(({ block }) => block);
  return sql`${origins}::text[], ${destinations}::text[], ${numbers}::integer[]`;
}

function keysOf(blocks: readonly FlightBlock[]): RawBuilder<unknown> {
  return blocks.length <= mostWrittenOut
    ? sql.join(blocks.map((block) => sql`(${keyOf(block)})`))
    : sql`select * from unnest(${columnsOf(blocks)})`;
}

function keyOf({ origin, destination, block }: FlightBlock): RawBuilder<unknown> {
  return sql`${origin}::text, ${destination}::text, ${block}::integer`;
}
