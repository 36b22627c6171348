import type { PoolClient } from 'pg';
import type { FlightBlock } from './pack-flights.server.ts';

/** A row of `supplier.flights`. */
export interface FlightRow extends FlightBlock {
  readonly flights: Buffer;
}

/** Locks the rows that are there in the order of their key. */
export async function lockFlights(
  client: PoolClient,
  blocks: readonly FlightBlock[],
  strength: 'share' | 'update',
): Promise<FlightRow[]> {
  if (blocks.length === 0) return [];
  const { rows } = await client.query<FlightRow>({
    name: `supplier-flights-${strength}`,
    text: `select origin, destination, block, flights from supplier.flights
     where (origin, destination, block) in (select * from unnest($1::text[], $2::text[], $3::integer[]))
     order by origin, destination, block for ${strength}`,
    values: listKeys(blocks),
  });
  return rows;
}

/** Writes the flights of rows that are locked. */
export async function saveFlights(client: PoolClient, rows: readonly FlightRow[]): Promise<void> {
  if (rows.length === 0) return;
  await client.query({
    name: 'supplier-save-flights',
    text: `update supplier.flights as known set flights = changed.flights
     from unnest($1::text[], $2::text[], $3::integer[], $4::bytea[]) as changed (origin, destination, block, flights)
     where (known.origin, known.destination, known.block) = (changed.origin, changed.destination, changed.block)`,
    values: [...listKeys(rows), rows.map(({ flights }) => flights)],
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
