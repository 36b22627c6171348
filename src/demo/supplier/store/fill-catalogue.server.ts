import { sql } from 'kysely';
import type { Airport, Destination } from '../../../domain/search/catalogue.ts';
import type { SupplierDb } from './supplier-store.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

/** Writes a world's places and airports, and the names of its airlines; those that are there already stay as they are. */
export async function fillCatalogue(
  db: SupplierDb,
  { places, airlines }: Pick<WorldSupply, 'places' | 'airlines'>,
): Promise<void> {
  await insertPlaces(db, places.destinations);
  await insertAirports(db, places.airports);
  const codes = airlines.map(({ code }) => code);
  const names = airlines.map(({ name }) => name);
  await sql`update supplier.airline set name = named.name
    from unnest(${codes}::text[], ${names}::text[]) as named (code, name)
    where airline.code = named.code and airline.name is null`.execute(db);
}

async function insertPlaces(db: SupplierDb, places: readonly Destination[]): Promise<void> {
  const ids = places.map(({ id }) => id);
  const facts = places.map((place) => JSON.stringify(place));
  await sql`insert into supplier.place (id, facts) select * from unnest(${ids}::integer[], ${facts}::jsonb[])
    on conflict do nothing`.execute(db);
}

async function insertAirports(db: SupplierDb, airports: readonly Airport[]): Promise<void> {
  const codes = airports.map(({ code }) => code);
  const facts = airports.map((airport) => JSON.stringify(airport));
  await sql`insert into supplier.airport (code, facts) select * from unnest(${codes}::text[], ${facts}::jsonb[])
    on conflict do nothing`.execute(db);
}
