import type { Db } from '../../database/open-kysely.server.ts';
import { type CurrencyCode, isCurrencyCode } from '../../domain/money/currency.ts';
import type { ExchangeRates } from '../../domain/money/exchange-rates.ts';

/** The readings of rates, in the database: they are added and never changed. */
export interface RateStore {
  /** Keeps a reading that says something else than the one that counts: so does a source that corrects itself. */
  keep(source: string, read: ExchangeRates, at: Date): Promise<void>;
  /** The last reading of the newest day of a source; null where nothing was ever read from it. */
  findNewest(source: string): Promise<ExchangeRates | null>;
}

export function createRateStore(db: Db): RateStore {
  async function findNewest(source: string): Promise<ExchangeRates | null> {
    const newest = await db
      .selectFrom('exchange_rate')
      .select(['day', 'read_at'])
      .where('source', '=', source)
      .orderBy('day', 'desc')
      .orderBy('read_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (newest === undefined) return null;
    const rows = await db
      .selectFrom('exchange_rate')
      .select(['day', 'base', 'currency', 'rate'])
      .where('source', '=', source)
      .where('read_at', '=', newest.read_at)
      .execute();
    const [first] = rows;
    if (first === undefined || !isCurrencyCode(first.base)) return null;
    const rates: Partial<Record<CurrencyCode, string>> = {};
    for (const { currency, rate } of rows) if (isCurrencyCode(currency)) rates[currency] = rate;
    return { day: first.day, base: first.base, rates };
  }

  return {
    findNewest,
    async keep(source, read, at) {
      const { day, base, rates } = read;
      const rows = Object.entries(rates).map(([currency, rate]) => ({
        source,
        day,
        base,
        currency,
        rate,
        read_at: at,
      }));
      const known = await findNewest(source);
      if (rows.length === 0 || (known !== null && saysTheSame(known, read))) return;
      // Two processes may read in the same millisecond: one of them is enough.
      await db
        .insertInto('exchange_rate')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['source', 'read_at', 'currency']).doNothing())
        .execute();
    },
  };
}

function saysTheSame(one: ExchangeRates, other: ExchangeRates): boolean {
  const currencies = new Set([...Object.keys(one.rates), ...Object.keys(other.rates)].filter(isCurrencyCode));
  return (
    one.day === other.day &&
    one.base === other.base &&
    [...currencies].every((currency) => one.rates[currency] === other.rates[currency])
  );
}
