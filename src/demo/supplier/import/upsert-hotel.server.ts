import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import type { HotelEntry } from '../../../ports/supply/feeds/records/catalogue-entry.ts';
import { type HotelBookEntry, isOfWorld } from '../store/imported-hotel.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** Writes a hotel and its entry for the catalogue. A hotel of the world keeps its rooms and texts. */
export async function upsertHotel(db: SupplierDb, hotel: HotelFacts, entry: HotelEntry): Promise<void> {
  const known = await db
    .selectFrom('supplier.hotel_entry')
    .select('entry')
    .where('hotel_id', '=', hotel.id)
    .executeTakeFirst();
  await db
    .insertInto('supplier.hotel')
    .values({ id: hotel.id, facts: JSON.stringify(hotel) })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ facts: JSON.stringify(hotel) }))
    .execute();
  const joined = JSON.stringify(joinEntry(known?.entry, hotel, entry));
  await db
    .insertInto('supplier.hotel_entry')
    .values({ hotel_id: hotel.id, entry: joined })
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ entry: joined }))
    .execute();
}

function joinEntry(
  known: HotelBookEntry | undefined,
  { airports }: HotelFacts,
  { card: brought, address, ...entry }: HotelEntry,
): HotelBookEntry {
  const { localCharges = known?.localCharges, accessibility = known?.accessibility } = entry;
  const { certificate = known?.certificate } = entry;
  const { metresToBeach = known?.card.metresToBeach ?? null } = entry;
  const card = { ...brought, ...(metresToBeach !== null && { metresToBeach }) };
  const facts = {
    ...(localCharges !== undefined && { localCharges }),
    ...(accessibility !== undefined && { accessibility }),
    ...(certificate !== undefined && { certificate }),
  };
  if (known === undefined || !isOfWorld(known))
    return { card: { ...card, hasOnePicture: true }, address, ...facts };
  const { street, zip, countryCode } = address;
  return { ...known, card, address, airports, street, zip, countryCode, ...facts };
}
