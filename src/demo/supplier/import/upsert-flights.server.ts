import type { PoolClient } from 'pg';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { type FlightRow, listKeys, lockFlights, saveFlights } from '../store/flight-rows.server.ts';
import { blockOfFlight, type FlightBlock, packFlights, replaceFlight } from '../store/pack-flights.server.ts';

/** Writes flights over those of the same reference, and adds those that are new. */
export async function upsertFlights(client: PoolClient, flights: readonly FlightFacts[]): Promise<void> {
  if (flights.length === 0) return;
  const blocks = new Map(
    flights.map((flight) => [formatBlockKey(blockOfFlight(flight)), blockOfFlight(flight)]),
  );
  await addMissingRows(client, [...blocks.values()]);
  const rows = await lockFlights(client, [...blocks.values()], 'update');
  await saveFlights(
    client,
    rows.map((row) =>
      joinFlights(
        row,
        flights.filter((flight) => isIn(row, flight)),
      ),
    ),
  );
}

function joinFlights(row: FlightRow, flights: readonly FlightFacts[]): FlightRow {
  const added = flights.filter((flight) => !replaceFlight(row.flights, flight));
  return added.length === 0 ? row : { ...row, flights: Buffer.concat([row.flights, packFlights(added)]) };
}

/** The transaction that adds new rows holds the lock of the tables, so that no other adds the same ones. */
async function addMissingRows(client: PoolClient, blocks: readonly FlightBlock[]): Promise<void> {
  await client.query(
    `insert into supplier.flights (origin, destination, block, flights)
     select *, ''::bytea from unnest($1::text[], $2::text[], $3::integer[]) on conflict do nothing`,
    listKeys(blocks),
  );
}

function isIn(row: FlightBlock, flight: FlightFacts): boolean {
  return formatBlockKey(row) === formatBlockKey(blockOfFlight(flight));
}

function formatBlockKey({ origin, destination, block }: FlightBlock): string {
  return `${origin}${destination}${block}`;
}
