import { sql } from 'kysely';
import { flightKey } from '../../../domain/search/flight-key.ts';
import type { FlightRef } from '../../../domain/search/supply-facts.ts';
import { lockFlights, saveFlights } from '../store/flight-rows.server.ts';
import { blockOfFlight, type FlightBlock, packFlights, unpackFlights } from '../store/pack-flights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Takes a hotel with its rooms and plans out of the books; what was booked before stays booked. */
export async function removeHotel(db: SupplierDb, hotelId: number): Promise<void> {
  await sql`select from supplier.room where hotel_id = ${hotelId} order by room_id for update`.execute(db);
  await sql`delete from supplier.nights where plan_id in
    (select id from supplier.plan where hotel_id = ${hotelId})`.execute(db);
  await db.deleteFrom('supplier.plan').where('hotel_id', '=', hotelId).execute();
  await db.deleteFrom('supplier.room').where('hotel_id', '=', hotelId).execute();
  await db.deleteFrom('supplier.hotel').where('id', '=', hotelId).execute();
  await db.deleteFrom('supplier.extra_goods').where('hotel_id', '=', hotelId).execute();
  await db.deleteFrom('supplier.hotel_entry').where('hotel_id', '=', hotelId).execute();
}

/** Takes flights off sale. Returns those that were there. */
export async function removeFlights(
  db: SupplierDb,
  refs: readonly FlightRef[],
): Promise<readonly FlightRef[]> {
  const gone = new Set(refs.map(flightKey));
  const blocks = new Map<string, FlightBlock>();
  for (const ref of refs) {
    const block = blockOfFlight(ref);
    blocks.set(`${block.origin}${block.destination}${block.block}`, block);
  }
  const rows = await lockFlights(db, [...blocks.values()], 'update');
  const removed: FlightRef[] = [];
  const remaining = rows.map((row) => {
    const flights = unpackFlights(row.flights, row);
    removed.push(...flights.filter((flight) => gone.has(flightKey(flight))));
    return { ...row, flights: packFlights(flights.filter((flight) => !gone.has(flightKey(flight)))) };
  });
  await saveFlights(db, remaining);
  return removed.map(({ from, to, day, id }) => ({ from, to, day, id }));
}
