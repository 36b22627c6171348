import { sql } from 'kysely';
import { packNoNights } from './pack-nights.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';

interface Counts {
  readonly places: number;
  readonly airports: number;
  readonly airlines: number;
  readonly hotels: number;
  readonly rooms: number;
  readonly plans: number;
  readonly priced: number;
  readonly flights: number;
}

/** What a shop of own goods lacks before a trip can be sold, each with the file that brings it; empty where nothing is missing. */
export async function findMissingGoods(db: SupplierDb): Promise<readonly string[]> {
  const { rows } = await sql<Counts>`select
    (select count(*) from supplier.place where facts ->> 'type' = 'city')::integer as places,
    (select count(*) from supplier.airport)::integer as airports,
    (select count(*) from supplier.airline)::integer as airlines,
    (select count(*) from supplier.hotel)::integer as hotels,
    (select count(*) from supplier.room)::integer as rooms,
    (select count(*) from supplier.plan)::integer as plans,
    (select count(*) from supplier.nights where nights <> ${packNoNights()})::integer as priced,
    (select count(*) from supplier.flights where flights <> ''::bytea)::integer as flights`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new RangeError('The store cannot be counted');
  return goods.filter(([kind]) => counts[kind] === 0).map(([, sentence]) => sentence);
}

const goods: readonly (readonly [keyof Counts, string])[] = [
  ['places', 'no city to travel to (places.csv)'],
  ['airports', 'no airport (airports.csv)'],
  ['airlines', 'no airline (airlines.csv)'],
  ['hotels', 'no hotel (hotels.csv)'],
  ['rooms', 'no hotel with a room (rooms.csv)'],
  ['plans', 'no rate plan (plans.csv)'],
  ['priced', 'no night with a price (nights.csv)'],
  ['flights', 'no flight (flights.csv, or fares.csv with an SSIM schedule)'],
];
