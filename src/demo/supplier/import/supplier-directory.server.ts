import { sql } from 'kysely';
import { type CurrencyCode, isCurrencyCode } from '../../../domain/money/currency.ts';
import type { Destination } from '../../../domain/search/catalogue.ts';
import { HORIZON_DAYS } from '../../../domain/search/supply-facts.ts';
import { type Day, type DayRange, listDays } from '../../../domain/time/calendar-day.ts';
import type { FeedDirectory } from '../../../ports/supply/feeds/records/feed-directory.ts';
import { findAirline } from '../store/find-airline.server.ts';
import { readNight } from '../store/pack-nights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/**
 * What the supplier's tables know. Hotels have the number of their giata id; rooms and plans the operator's code, in the demo
 * world their number.
 * @throws Error where the tables were never filled
 */
export async function openSupplierDirectory(db: SupplierDb, today: Day): Promise<FeedDirectory> {
  const { currency, firstDay } = await readWorld(db);
  return {
    currency,
    days: { from: firstDay, to: firstDay + HORIZON_DAYS - 1 },
    today,
    findPlace: (id) => findPlace(db, id),
    async listPlacesIn(id) {
      const rows = await db
        .selectFrom('supplier.place')
        .select('facts')
        .where(sql`(facts ->> 'parentId')::integer`, '=', id)
        .execute();
      return rows.map(({ facts }) => facts);
    },
    async findHotel(hotelCode) {
      const hotelId = readNumber(hotelCode);
      if (hotelId === null) return null;
      const found = await db
        .selectFrom('supplier.hotel')
        .select('id')
        .where('id', '=', sql<number>`${hotelId}::bigint`)
        .executeTakeFirst();
      return found === undefined ? null : hotelId;
    },
    async findRoom(hotelId, roomCode) {
      const room = await findRoom(db, hotelId, roomCode);
      return room && { id: room.id, type: room.facts.type, mostSold: room.mostSold };
    },
    findRoomFacts: (hotelId, roomCode) => findRoom(db, hotelId, roomCode),
    async findHotelFacts(hotelCode) {
      const hotelId = readNumber(hotelCode);
      if (hotelId === null) return null;
      const found = await db
        .selectFrom('supplier.hotel as hotel')
        .innerJoin('supplier.hotel_entry as book', 'book.hotel_id', 'hotel.id')
        .select(['hotel.facts', 'book.entry'])
        .where('hotel.id', '=', sql<number>`${hotelId}::bigint`)
        .executeTakeFirst();
      if (found?.entry.address === undefined) return null;
      return { hotel: found.facts, card: found.entry.card, address: found.entry.address };
    },
    async findPlans(hotelCode, roomCode, ratePlanCode) {
      const hotelId = readNumber(hotelCode);
      if (hotelId === null) return [];
      const rows = await db
        .selectFrom('supplier.plan as plan')
        .innerJoin('supplier.room as room', (join) =>
          join.onRef('room.hotel_id', '=', 'plan.hotel_id').onRef('room.room_id', '=', 'plan.room_id'),
        )
        .select('plan.facts')
        .where('plan.hotel_id', '=', sql<number>`${hotelId}::bigint`)
        .$if(roomCode !== null, (plans) =>
          plans.where(sql`coalesce(room.code, room.room_id::text)`, '=', roomCode),
        )
        .$if(ratePlanCode !== null, (plans) =>
          plans.where(sql`coalesce(plan.code, plan.id::text)`, '=', ratePlanCode),
        )
        .orderBy('plan.id')
        .execute();
      return rows.map(({ facts }) => facts);
    },
    async findContractPlans(hotelCode, contract) {
      const hotelId = readNumber(hotelCode);
      if (hotelId === null) return [];
      const rows = await db
        .selectFrom('supplier.plan')
        .select('facts')
        .where('hotel_id', '=', sql<number>`${hotelId}::bigint`)
        .where(sql<boolean>`starts_with(code, ${`${contract}:`})`)
        .orderBy('id')
        .execute();
      return rows.map(({ facts }) => facts);
    },
    async nextPlanId() {
      const { rows } = await sql<{ id: string }>`select nextval('supplier.plan_id') as id`.execute(db);
      return Number(rows[0]?.id);
    },
    arrivalRules: (planId, days) => readArrivalRules(db, planId, days),
    async isFlownTo(hotelId) {
      const found = await db
        .selectFrom('supplier.hotel')
        .select('facts')
        .where('id', '=', hotelId)
        .executeTakeFirst();
      return found !== undefined && found.facts.airports.length > 0;
    },
    async findKeyedFlight(key) {
      const isKnown = await db
        .selectFrom('supplier.oneway_flight')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst();
      if (isKnown === undefined) return null;
      return db
        .selectFrom('supplier.oneway_departure')
        .select(['origin as from', 'destination as to', 'day', 'flight_id as id'])
        .where('key', '=', key)
        .execute();
    },
    async findPicture(url) {
      const found = await db
        .selectFrom('supplier.hotel_picture')
        .select(['file_id as fileId', 'etag'])
        .where('url', '=', url)
        .limit(1)
        .executeTakeFirst();
      return found ?? null;
    },
    async findPictureFile(digest) {
      const found = await db
        .selectFrom('supplier.picture_file')
        .select('id')
        .where('digest', '=', Buffer.from(digest))
        .executeTakeFirst();
      return found?.id ?? null;
    },
    findAirline: (code) => findAirline(db, code),
    async knowsAirport(code) {
      const found = await db
        .selectFrom('supplier.airport')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}

/** Null for what is no number of a hotel. */
function readNumber(code: string): number | null {
  return /^[1-9]\d{0,9}$/.test(code) ? Number(code) : null;
}

/** A room by the operator's code, with what of its allotment is sold on the night that sells best. */
async function findRoom(db: SupplierDb, hotelId: number, roomCode: string) {
  const found = await db
    .selectFrom('supplier.room')
    .select(['room_id', 'facts', 'free', 'allotment'])
    .where('hotel_id', '=', hotelId)
    .where('code', '=', roomCode)
    .executeTakeFirst();
  if (found?.facts == null) return null;
  const allotment = found.allotment ?? 0;
  return { id: found.room_id, facts: found.facts, allotment, mostSold: allotment - Math.min(...found.free) };
}

async function findPlace(db: SupplierDb, id: number): Promise<Destination | null> {
  const found = await db.selectFrom('supplier.place').select('facts').where('id', '=', id).executeTakeFirst();
  return found?.facts ?? null;
}

async function readWorld(db: SupplierDb): Promise<{ currency: CurrencyCode; firstDay: Day }> {
  const world = await db.selectFrom('supplier.world').select(['first_day', 'currency']).executeTakeFirst();
  if (world === undefined) throw new Error('The supplier has no world to import into');
  const { first_day: firstDay, currency } = world;
  if (!isCurrencyCode(currency)) throw new Error(`The supplier's currency '${currency}' is unknown`);
  return { currency, firstDay };
}

async function readArrivalRules(db: SupplierDb, planId: number, days: DayRange) {
  const row = await db
    .selectFrom('supplier.nights')
    .select('nights')
    .where('plan_id', '=', String(planId))
    .executeTakeFirst();
  const nights = row?.nights;
  return listDays(days).map((day) => {
    if (nights === undefined) return { minStay: 1, closedToArrival: false };
    const { minStay, closedToArrival } = readNight(nights, day);
    return { minStay, closedToArrival };
  });
}
