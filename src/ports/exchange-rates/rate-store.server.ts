import type { Db } from '../../database/open-kysely.server.ts';
import { exchangeRatePolicy } from '../../defaults.ts';
import { isCurrencyCode } from '../../domain/money/currency.ts';
import type { ExchangeRates } from '../../domain/money/exchange-rates.ts';

/** The readings of rates, in the database: they are added and never changed. */
export interface RateStore {
  /** Keeps a reading that says something else of its day than the one that counts: so does a source that corrects itself. */
  keep(source: string, read: ExchangeRates, at: Date): Promise<void>;
  /** The last reading of each of the newest days of a source that are known, the newest first. */
  listNewest(source: string): Promise<readonly ExchangeRates[]>;
}

export function createRateStore(db: Db): RateStore {
  /** @param day null for the newest ones */
  async function list(source: string, day: string | null): Promise<readonly ExchangeRates[]> {
    const rows = await db
      .with('last', (part) =>
        part
          .selectFrom('exchange_rate')
          .select(['day', 'read_at'])
          .distinctOn('day')
          .where('source', '=', source)
          .$if(day !== null, (query) => query.where('day', '=', day))
          .orderBy('day', 'desc')
          .orderBy('read_at', 'desc')
          .limit(exchangeRatePolicy.daysKnown),
      )
      .selectFrom('exchange_rate as of')
      .innerJoin('last', (join) =>
        join.onRef('last.day', '=', 'of.day').onRef('last.read_at', '=', 'of.read_at'),
      )
      .select(['of.day', 'of.base', 'of.currency', 'of.rate'])
      .where('of.source', '=', source)
      .orderBy('of.day', 'desc')
      .execute();
    const readings = new Map<string, ExchangeRates>();
    for (const { day: of, base, currency, rate } of rows) {
      if (!isCurrencyCode(base) || !isCurrencyCode(currency)) continue;
      readings.set(of, { day: of, base, rates: { ...readings.get(of)?.rates, [currency]: rate } });
    }
    return [...readings.values()];
  }

  return {
    listNewest: (source) => list(source, null),
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
      const [known] = await list(source, day);
      if (rows.length === 0 || (known !== undefined && saysTheSame(known, read))) return;
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
    one.base === other.base &&
    [...currencies].every((currency) => one.rates[currency] === other.rates[currency])
  );
}
