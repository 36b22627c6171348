import type { Db } from '../../database/open-kysely.server.ts';
import { type CurrencyCode, isCurrencyCode } from '../../domain/money/currency.ts';
import type { ExchangeRates } from '../../domain/money/exchange-rates.ts';

/** The rates of each day as they were read, in the database: they are added and never changed. */
export interface RateStore {
  /** Keeps what was read; of a day and currency that is known already the first rate counts. */
  keep(source: string, read: ExchangeRates, at: Date): Promise<void>;
  /** The rates of the newest day of a source; null where nothing was ever read from it. */
  findNewest(source: string): Promise<ExchangeRates | null>;
}

export function createRateStore(db: Db): RateStore {
  return {
    async keep(source, { day, base, rates }, at) {
      const rows = Object.entries(rates).map(([currency, rate]) => ({
        source,
        day,
        base,
        currency,
        rate,
        read_at: at,
      }));
      if (rows.length === 0) return;
      await db
        .insertInto('exchange_rate')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['source', 'day', 'currency']).doNothing())
        .execute();
    },
    async findNewest(source) {
      const rows = await db
        .selectFrom('exchange_rate')
        .select(['day', 'base', 'currency', 'rate'])
        .where('source', '=', source)
        .where('day', '=', (newest) =>
          newest
            .selectFrom('exchange_rate')
            .select(({ fn }) => fn.max('day').as('day'))
            .where('source', '=', source),
        )
        .execute();
      const [first] = rows;
      if (first === undefined || !isCurrencyCode(first.base)) return null;
      const rates: Partial<Record<CurrencyCode, string>> = {};
      for (const { currency, rate } of rows) if (isCurrencyCode(currency)) rates[currency] = rate;
      return { day: first.day, base: first.base, rates };
    },
  };
}
