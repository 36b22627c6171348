import { sql } from 'kysely';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import { columnsOf, type FlightRow, lockFlights, saveFlights } from '../store/flight-rows.server.ts';
import { blockOfFlight, type FlightBlock, packFlights, replaceFlight } from '../store/pack-flights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Writes flights over those of the same reference, and adds those that are new. */
export async function upsertFlights(db: SupplierDb, flights: readonly FlightFacts[]): Promise<void> {
  if (flights.length === 0) return;
  const blocks = new Map(
    flights.map((flight) => [formatBlockKey(blockOfFlight(flight)), blockOfFlight(flight)]),
  );
  await addMissingRows(db, [...blocks.values()]);
  const rows = await lockFlights(db, [...blocks.values()], 'update');
  await saveFlights(
    db,
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
async function addMissingRows(db: SupplierDb, blocks: readonly FlightBlock[]): Promise<void> {
  await db
    .insertInto('supplier.flights')
    .columns(['origin', 'destination', 'block', 'flights'])
    .expression(sql`select *, ''::bytea from unnest(${columnsOf(blocks)})`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function isIn(row: FlightBlock, flight: FlightFacts): boolean {
  return formatBlockKey(row) === formatBlockKey(blockOfFlight(flight));
}

function formatBlockKey({ origin, destination, block }: FlightBlock): string {
  return `${origin}${destination}${block}`;
}
