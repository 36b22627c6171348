import type { PoolClient } from 'pg';
import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import type { HotelEntry } from '../../../ports/supply/feeds/csv/read-hotels-csv.server.ts';
import { type HotelBookEntry, isOfWorld } from '../store/imported-hotel.ts';

/** Writes a hotel and its entry for the catalogue. A hotel of the world keeps its rooms and texts. */
export async function upsertHotel(client: PoolClient, hotel: HotelFacts, entry: HotelEntry): Promise<void> {
  const { rows } = await client.query<{ entry: HotelBookEntry }>(
    'select entry from supplier.hotel_entry where hotel_id = $1',
    [hotel.id],
  );
  await client.query(
    `insert into supplier.hotel (id, facts) values ($1, $2)
     on conflict (id) do update set facts = excluded.facts`,
    [hotel.id, JSON.stringify(hotel)],
  );
  await client.query(
    `insert into supplier.hotel_entry (hotel_id, entry) values ($1, $2)
     on conflict (hotel_id) do update set entry = excluded.entry`,
    [hotel.id, JSON.stringify(joinEntry(rows[0]?.entry, hotel, entry))],
  );
  await client.query('update supplier.world set catalogue_changes = catalogue_changes + 1');
}

function joinEntry(
  known: HotelBookEntry | undefined,
  { airports }: HotelFacts,
  { card, address }: HotelEntry,
): HotelBookEntry {
  if (known === undefined || !isOfWorld(known)) return { card: { ...card, hasOnePicture: true }, address };
  const { street, zip, countryCode } = address;
  return { ...known, card, address, airports, street, zip, countryCode };
}
