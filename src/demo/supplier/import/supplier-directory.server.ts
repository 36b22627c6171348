import type { Pool } from 'pg';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { Airport } from '../../../domain/search/catalogue.ts';
import { HORIZON_DAYS, type RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import type { DayRange } from '../../../domain/time/calendar-day.ts';
import type { FeedDirectory } from '../../../ports/supply/feeds/records/feed-directory.ts';
import { readNight } from '../store/pack-nights.server.ts';

interface Options {
  readonly pool: Pool;
  readonly airports: readonly Airport[];
  /** Currency of all amounts in the books. */
  readonly currency: CurrencyCode;
}

/**
 * What the supplier's tables know. Operators write the supplier's own numbers: the giata id of the hotel, the room's number in
 * its catalogue entry, and the plan's number as the code of the rate plan.
 * @throws Error where the tables were never filled
 */
export async function openSupplierDirectory({ pool, airports, currency }: Options): Promise<FeedDirectory> {
  const airportCodes = new Set(airports.map(({ code }) => code));
  const airlineCodes = await readAirlineCodes(pool);
  return {
    currency,
    days: await readHorizon(pool),
    async findHotel(hotelCode) {
      const hotelId = readNumber(hotelCode);
      if (hotelId === null) return null;
      const { rowCount } = await pool.query('select from supplier.hotel where id = $1::bigint', [hotelId]);
      return rowCount === 0 ? null : hotelId;
    },
    async findPlans(hotelCode, roomCode, ratePlanCode) {
      const codes = [hotelCode, roomCode, ratePlanCode];
      const numbers = codes.map((code) => (code === null ? null : readNumber(code)));
      if (codes.some((code, index) => code !== null && numbers[index] === null)) return [];
      const { rows } = await pool.query<{ facts: RatePlanFacts }>(
        `select facts from supplier.plan where hotel_id = $1::bigint
         and ($2::bigint is null or room_id = $2) and ($3::bigint is null or id = $3) order by id`,
        numbers,
      );
      return rows.map(({ facts }) => facts);
    },
    arrivalRules: (planId, days) => readArrivalRules(pool, planId, days),
    knowsAirline: async (code) => airlineCodes.has(code),
    knowsAirport: async (code) => airportCodes.has(code),
  };
}

/** Null for what is no number of a hotel, room or plan. */
function readNumber(code: string): number | null {
  return /^[1-9]\d{0,9}$/.test(code) ? Number(code) : null;
}

async function readHorizon(pool: Pool): Promise<DayRange> {
  const { rows } = await pool.query<{ first_day: number }>('select first_day from supplier.world');
  const from = rows[0]?.first_day;
  if (from === undefined) throw new Error('The supplier has no world to import into');
  return { from, to: from + HORIZON_DAYS - 1 };
}

async function readAirlineCodes(pool: Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ code: string }>('select code from supplier.airline');
  return new Set(rows.map(({ code }) => code));
}

async function readArrivalRules(pool: Pool, planId: number, { from, to }: DayRange) {
  const { rows } = await pool.query<{ nights: Buffer }>(
    'select nights from supplier.nights where plan_id = $1',
    [planId],
  );
  const nights = rows[0]?.nights;
  return Array.from({ length: to - from + 1 }, (_, index) => {
    if (nights === undefined) return { minStay: 1, closedToArrival: false };
    const { minStay, closedToArrival } = readNight(nights, from + index);
    return { minStay, closedToArrival };
  });
}
