import type { HotelProfile } from '../../../domain/search/catalogue.ts';
import type { SupplyCatalogue } from '../../../ports/supply/supply-port.ts';
import { type HotelBookEntry, isOfWorld, presentImported } from './imported-hotel.ts';
import type { SupplierDb } from './supplier-store.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

/**
 * Names, texts and pictures: places from the world, hotels from the tables; texts and reviews are written when asked for, but for
 * imported hotels none.
 */
export function createSupplierCatalogue(db: SupplierDb, world: WorldSupply): SupplyCatalogue {
  return {
    async version() {
      const world = await db
        .selectFrom('supplier.world')
        .select(['hotels', 'seed', 'generator', 'made_on', 'catalogue_changes'])
        .executeTakeFirst();
      return world === undefined ? '' : Object.values(world).join('-');
    },
    destinations: async () => world.places.destinations,
    airports: async () => world.places.airports,
    airlines: async () => world.airlines,
    async hotelCards(afterId, limit) {
      const rows = await db
        .selectFrom('supplier.hotel_entry')
        .select((row) => row.ref('entry', '->').key('card').as('card'))
        .where('hotel_id', '>', afterId)
        .orderBy('hotel_id')
        .limit(limit)
        .execute();
      return rows.map(({ card }) => card);
    },
    async hotelProfile(hotelId) {
      const found = await findEntry(db, hotelId);
      return found === null ? null : presentEntry(found.entry, world);
    },
    async hotelReviews(hotelId) {
      const found = await findEntry(db, hotelId);
      if (found === null || !isOfWorld(found.entry)) return [];
      return world.buildReviews(found.entry, found.made_on).toSorted((one, other) => other.day - one.day);
    },
  };
}

function presentEntry(entry: HotelBookEntry, world: WorldSupply): HotelProfile {
  if (!isOfWorld(entry)) return presentImported(entry);
  const profile = world.buildProfile(entry);
  return { ...profile, address: entry.address ?? profile.address };
}

async function findEntry(
  db: SupplierDb,
  hotelId: number,
): Promise<{ entry: HotelBookEntry; made_on: number } | null> {
  const found = await db
    .selectFrom(['supplier.hotel_entry', 'supplier.world'])
    .select(['entry', 'made_on'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  return found ?? null;
}
