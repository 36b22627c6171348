import type { Db } from '../../database/open-kysely.server.ts';
import { usualPricePolicy } from '../../defaults.ts';
import { type Day, formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import type { MeasuredPrice } from './usual-prices.ts';

/** What was measured for a day of sale. */
export interface StoredMeasurement {
  readonly day: Day;
  readonly homeCountry: string;
  readonly prices: readonly MeasuredPrice[];
}

/** Measurements in the database: one for each day and country, which never changes. */
export interface UsualPriceStore {
  /** Those of the days that are known, the newest first. */
  listKnown(): Promise<readonly Pick<StoredMeasurement, 'day' | 'homeCountry'>[]>;
  read(day: Day, homeCountry: string): Promise<readonly MeasuredPrice[]>;
  /** Keeps the first measurement of a day where another process was earlier. */
  add(measurement: StoredMeasurement): Promise<void>;
  /** Removes what counts no longer for a country. @param day the first that is kept */
  removeBefore(homeCountry: string, day: Day): Promise<void>;
}

/** @param currency of the supply's prices: those in another one are not found */
export function createUsualPriceStore(db: Db, currency: string): UsualPriceStore {
  return {
    async listKnown() {
      const rows = await db
        .selectFrom('usual_price')
        .select(['day', 'home_country'])
        .distinct()
        .where('currency', '=', currency)
        .orderBy('day', 'desc')
        .orderBy('home_country')
        .execute();
      return rows.map(({ day, home_country }) => ({ day: requireDay(day), homeCountry: home_country }));
    },
    async read(day, homeCountry) {
      const rows = await db
        .selectFrom('usual_price')
        .select(['region_id', 'month', 'flights', 'night'])
        .where('currency', '=', currency)
        .where('day', '=', formatDay(day))
        .where('home_country', '=', homeCountry)
        .execute();
      return rows.map(({ region_id, month, flights, night }) => ({
        regionId: region_id,
        month,
        flights,
        night,
      }));
    },
    async add({ day, homeCountry, prices }) {
      const rows = prices.map(({ regionId, month, flights, night }) => ({
        day: formatDay(day),
        currency,
        home_country: homeCountry,
        region_id: regionId,
        month,
        flights,
        night,
      }));
      await db.transaction().execute(async (transaction) => {
        for (let first = 0; first < rows.length; first += usualPricePolicy.rowsAtOnce) {
          await transaction
            .insertInto('usual_price')
            .values(rows.slice(first, first + usualPricePolicy.rowsAtOnce))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
      });
    },
    async removeBefore(homeCountry, day) {
      await db
        .deleteFrom('usual_price')
        .where('home_country', '=', homeCountry)
        .where('day', '<', formatDay(day))
        .execute();
    },
  };
}
