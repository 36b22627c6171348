import { boards } from '../../../domain/search/board.ts';
import type { HotelProfile, HotelRoom } from '../../../domain/search/catalogue.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { SupplyCatalogue } from '../../../ports/supply/supply-port.ts';
import { type HotelBookEntry, isOfWorld, presentImported } from './imported-hotel.ts';
import {
  mainPhotograph,
  readHotelPhotographs,
  readHotelReviews,
  readHotelTexts,
  withMainPhotograph,
  withPhotographs,
  withRoomPhotograph,
} from './read-hotel-content.server.ts';
import type { SupplierDb } from './supplier-store.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

/**
 * Names, texts and pictures from the tables; the demo world writes texts and reviews of its own hotels when asked for.
 */
export function createSupplierCatalogue(db: SupplierDb, world: WorldSupply, clock: Clock): SupplyCatalogue {
  const today = () => dayAt(clock.now());
  return {
    async version() {
      const world = await db
        .selectFrom('supplier.world')
        .select(['hotels', 'seed', 'generator', 'made_on', 'catalogue_changes'])
        .executeTakeFirst();
      return world === undefined ? '' : Object.values(world).join('-');
    },
    async destinations() {
      const rows = await db.selectFrom('supplier.place').select('facts').orderBy('id').execute();
      return rows.map(({ facts }) => facts);
    },
    async airports() {
      const rows = await db.selectFrom('supplier.airport').select('facts').orderBy('code').execute();
      return rows.map(({ facts }) => facts);
    },
    async airlines() {
      const rows = await db.selectFrom('supplier.airline').select(['code', 'name']).orderBy('code').execute();
      return rows.map(({ code, name }) => ({ code, name: name ?? code }));
    },
    async hotelCards(afterId, limit) {
      const rows = await db
        .selectFrom('supplier.hotel_entry')
        .select((row) => [
          row.ref('entry', '->').key('card').as('card'),
          mainPhotograph(today()).as('photograph'),
        ])
        .where('hotel_id', '>', afterId)
        .orderBy('hotel_id')
        .limit(limit)
        .execute();
      return rows.map(({ card, photograph }) => withMainPhotograph(card, photograph));
    },
    async hotelProfile(hotelId) {
      const found = await findEntry(db, hotelId);
      if (found === null) return null;
      const [own, texts, photographs] = await Promise.all([
        readOwnGoods(db, hotelId),
        readHotelTexts(db, hotelId),
        readHotelPhotographs(db, hotelId, today()),
      ]);
      const profile = withPhotographs(presentEntry(found.entry, world), photographs);
      const rooms = own.rooms.map(({ code, ...room }) => withRoomPhotograph(room, code, photographs));
      return {
        ...profile,
        texts: { ...profile.texts, ...texts },
        rooms: [...profile.rooms, ...rooms],
        boards: boards.filter((board) => profile.boards.includes(board) || own.boards.includes(board)),
      };
    },
    async hotelReviews(hotelId) {
      const found = await findEntry(db, hotelId);
      if (found === null) return [];
      const invented = isOfWorld(found.entry) ? world.buildReviews(found.entry, found.made_on) : [];
      const imported = await readHotelReviews(db, hotelId);
      return [...imported, ...invented].toSorted((one, other) => other.day - one.day);
    },
  };
}

function presentEntry(entry: HotelBookEntry, world: WorldSupply): HotelProfile {
  if (!isOfWorld(entry)) return presentImported(entry);
  const profile = world.buildProfile(entry);
  const { address = profile.address, accessibility = profile.accessibility, localCharges } = entry;
  const { certificate: invented, ...others } = profile;
  const { certificate = invented } = entry;
  return {
    ...others,
    address,
    accessibility,
    ...(localCharges !== undefined && { localCharges }),
    ...(certificate !== undefined && certificate !== null && { certificate }),
  };
}

/** Rooms that feeds have brought, and the boards they are sold with. */
async function readOwnGoods(db: SupplierDb, hotelId: number) {
  const [rooms, plans] = await Promise.all([
    db
      .selectFrom('supplier.room')
      .select(['room_id', 'code', 'facts'])
      .where('hotel_id', '=', hotelId)
      .where('facts', 'is not', null)
      .orderBy('room_id')
      .execute(),
    db
      .selectFrom('supplier.plan')
      .select('facts')
      .where('hotel_id', '=', hotelId)
      .where('code', 'is not', null)
      .execute(),
  ]);
  return {
    rooms: rooms.flatMap(({ room_id, code, facts }): (HotelRoom & { code: string | null })[] =>
      facts === null ? [] : [{ id: room_id, code, ...facts }],
    ),
    boards: plans.map(({ facts }) => facts.board),
  };
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
