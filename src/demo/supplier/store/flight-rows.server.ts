import type { PoolClient } from 'pg';
import type { FlightBlock } from './pack-flights.server.ts';

/** A row of `supplier.flights`. */
export interface FlightRow extends FlightBlock {
  readonly flights: Buffer;
}

/**
 * Up to so many rows, the way there and back, are written out in a statement; more of them, of an import or of moving prices, come as
 * arrays. Both find the same rows. A booking's statement is worth a shape of its own because it is planned once and
 * cached: how long an
 * array is PostgreSQL knows only with the array, and plans a statement with arrays again each time. Written out for any
 * number, there
 * would be a statement to cache for each.
 */
const mostWrittenOut = 2;
const keyTypes = ['text', 'text', 'integer'];

/** Locks the rows that are there in the order of their key. */
export async function lockFlights(
  client: PoolClient,
  blocks: readonly FlightBlock[],
  strength: 'share' | 'update',
): Promise<FlightRow[]> {
  if (blocks.length === 0) return [];
  const isFew = blocks.length <= mostWrittenOut;
  const keys = isFew
    ? formatValueRows(blocks.length, keyTypes)
    : 'select * from unnest($1::text[], $2::text[], $3::integer[])';
  const { rows } = await client.query<FlightRow>({
    name: `supplier-flights-${strength}-${isFew ? blocks.length : 'many'}`,
    text: `select origin, destination, block, flights from supplier.flights
     where (origin, destination, block) in (${keys}) order by origin, destination, block for ${strength}`,
    values: isFew ? blocks.flatMap(listKey) : listKeys(blocks),
  });
  return rows;
}

/** Writes the flights of rows that are locked. */
export async function saveFlights(client: PoolClient, rows: readonly FlightRow[]): Promise<void> {
  if (rows.length === 0) return;
  const isFew = rows.length <= mostWrittenOut;
  const changed = isFew
    ? `(values ${formatValueRows(rows.length, [...keyTypes, 'bytea'])})`
    : 'unnest($1::text[], $2::text[], $3::integer[], $4::bytea[])';
  await client.query({
    name: `supplier-save-flights-${isFew ? rows.length : 'many'}`,
    text: `update supplier.flights as known set flights = changed.flights
     from ${changed} as changed (origin, destination, block, flights)
     where (known.origin, known.destination, known.block) = (changed.origin, changed.destination, changed.block)`,
    values: isFew
      ? rows.flatMap((row) => [...listKey(row), row.flights])
      : [...listKeys(rows), rows.map(({ flights }) => flights)],
  });
}

/** Three columns for `unnest`. */
export function listKeys(blocks: readonly FlightBlock[]): [string[], string[], number[]] {
  return [
    blocks.map(({ origin }) => origin),
    blocks.map(({ destination }) => destination),
    blocks.map(({ block }) => block),
  ];
}

function listKey({ origin, destination, block }: FlightBlock) {
  return [origin, destination, block];
}

/** `($1::text,$2::text),($3::text,$4::text)`: rows of values. */
function formatValueRows(count: number, types: readonly string[]): string {
  const formatValueRow = (row: number) =>
    types.map((type, index) => `$${row * types.length + index + 1}::${type}`).join();
  return Array.from({ length: count }, (_, row) => `(${formatValueRow(row)})`).join();
}
