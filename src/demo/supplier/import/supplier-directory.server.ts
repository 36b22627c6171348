import { sql } from 'kysely';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Airport } from '../../../domain/search/catalogue.ts';
import { HORIZON_DAYS } from '../../../domain/search/supply-facts.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import type { FeedDirectory } from '../../../ports/supply/feeds/records/feed-directory.ts';
import { readNight } from '../store/pack-nights.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

interface Options {
  readonly db: SupplierDb;
  readonly airports: readonly Airport[];
  /** Currency of all amounts in the books. */
  readonly currency: CurrencyCode;
}

/**
 * What the supplier's tables know. Operators write the supplier's own numbers: the giata id of the hotel, the room's number in
 * its catalogue entry, and the plan's number as the code of the rate plan.
 * @throws Error where the tables were never filled
 */
export async function openSupplierDirectory({ db, airports, currency }: Options): Promise<FeedDirectory> {
  const airportCodes = new Set(airports.map(({ code }) => code));
  const airlineCodes = await readAirlineCodes(db);
  return {
    currency,
    days: await readHorizon(db),
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
    async findPlans(hotelCode, roomCode, ratePlanCode) {
      const codes = [hotelCode, roomCode, ratePlanCode];
      const numbers = codes.map((code) => (code === null ? null : readNumber(code)));
      if (codes.some((code, index) => code !== null && numbers[index] === null)) return [];
      const [hotelId, roomId, planId] = numbers;
      const rows = await db
        .selectFrom('supplier.plan')
        .select('facts')
        .where('hotel_id', '=', sql<number>`${hotelId}::bigint`)
        .$if(roomId !== null, (plans) => plans.where('room_id', '=', sql<number>`${roomId}::bigint`))
        .$if(planId !== null, (plans) => plans.where('id', '=', String(planId)))
        .orderBy('id')
        .execute();
      return rows.map(({ facts }) => facts);
    },
    arrivalRules: (planId, days) => readArrivalRules(db, planId, days),
    knowsAirline: async (code) => airlineCodes.has(code),
    knowsAirport: async (code) => airportCodes.has(code),
  };
}

/** Null for what is no number of a hotel, room or plan. */
function readNumber(code: string): number | null {
  return /^[1-9]\d{0,9}$/.test(code) ? Number(code) : null;
}

async function readHorizon(db: SupplierDb): Promise<DayRange> {
  const world = await db.selectFrom('supplier.world').select('first_day').executeTakeFirst();
  const from = world?.first_day;
  if (from === undefined) throw new Error('The supplier has no world to import into');
  return { from, to: from + HORIZON_DAYS - 1 };
}

async function readAirlineCodes(db: SupplierDb): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('supplier.airline').select('code').execute();
  return new Set(rows.map(({ code }) => code));
}

async function readArrivalRules(db: SupplierDb, planId: number, { from, to }: DayRange) {
  const row = await db
    .selectFrom('supplier.nights')
    .select('nights')
    .where('plan_id', '=', String(planId))
    .executeTakeFirst();
  const nights = row?.nights;
  return Array.from({ length: to - from + 1 }, (_, index) => {
    if (nights === undefined) return { minStay: 1, closedToArrival: false };
    const { minStay, closedToArrival } = readNight(nights, from + index);
    return { minStay, closedToArrival };
  });
}
