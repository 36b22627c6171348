import type { Pool } from 'pg';
import type { HotelCard, HotelProfile } from '../../../domain/search/catalogue.ts';
import type { SupplyCatalogue } from '../../../ports/supply/supply-port.ts';
import { type HotelBookEntry, isOfWorld, presentImported } from './imported-hotel.ts';
import type { WorldSupply } from './world-supply.server.ts';

/**
 * Names, texts and pictures: places from the world, hotels from the tables; texts and reviews are written when asked for, but for
 * imported hotels none.
 */
export function createSupplierCatalogue(pool: Pool, world: WorldSupply): SupplyCatalogue {
  return {
    async version() {
      const { rows } = await pool.query<{ version: string }>(
        `select concat_ws('-', hotels, seed, generator, made_on, catalogue_changes) as version from supplier.world`,
      );
      return rows[0]?.version ?? '';
    },
    destinations: async () => world.places.destinations,
    airports: async () => world.places.airports,
    airlines: async () => world.airlines,
    async hotelCards(afterId, limit) {
      const { rows } = await pool.query<{ card: HotelCard }>(
        `select entry -> 'card' as card from supplier.hotel_entry where hotel_id > $1 order by hotel_id limit $2`,
        [afterId, limit],
      );
      return rows.map(({ card }) => card);
    },
    async hotelProfile(hotelId) {
      const found = await findEntry(pool, hotelId);
      return found === null ? null : presentEntry(found.entry, world);
    },
    async hotelReviews(hotelId) {
      const found = await findEntry(pool, hotelId);
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
  pool: Pool,
  hotelId: number,
): Promise<{ entry: HotelBookEntry; made_on: number } | null> {
  const { rows } = await pool.query<{ entry: HotelBookEntry; made_on: number }>(
    'select entry, made_on from supplier.hotel_entry, supplier.world where hotel_id = $1',
    [hotelId],
  );
  return rows[0] ?? null;
}
