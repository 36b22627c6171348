import { sql } from 'kysely';
import type { FlightFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import { columnsOf } from './flight-rows.server.ts';
import { blockOfFlight, type FlightBlock, packFlights } from './pack-flights.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** About 1 MB packed. */
const flightsPerInsert = 50_000;

interface CollectedBlock {
  readonly block: FlightBlock;
  readonly flights: FlightFacts[];
}

/** Sorts incoming flights into the rows that store them. */
export function collectFlights() {
  let blocks = new Map<string, CollectedBlock>();
  let count = 0;
  return {
    add(part: readonly SupplyChange[]): void {
      for (const change of part) {
        if (change.kind !== 'flight') continue;
        const block = blockOfFlight(change.flight);
        const key = `${block.origin}${block.destination}${block.block}`;
        const collected = blocks.get(key) ?? { block, flights: [] };
        collected.flights.push(change.flight);
        blocks.set(key, collected);
        count += 1;
      }
    },
    isFull: () => count >= flightsPerInsert,
    /** Everything collected since the last time. */
    take(): CollectedBlock[] {
      const taken = [...blocks.values()];
      blocks = new Map();
      count = 0;
      return taken;
    },
  };
}

/** Adds new flights; to those of the same route and days that are there already they are joined. */
export async function insertFlights(db: SupplierDb, blocks: readonly CollectedBlock[]): Promise<void> {
  if (blocks.length === 0) return;
  const flights = blocks.map(({ flights }) => packFlights(flights));
  await sql`insert into supplier.flights as known (origin, destination, block, flights)
    select * from unnest(${columnsOf(blocks.map(({ block }) => block))}, ${flights}::bytea[])
    on conflict (origin, destination, block) do update set flights = known.flights || excluded.flights`.execute(
    db,
  );
}
