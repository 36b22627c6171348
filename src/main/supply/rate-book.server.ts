import { exchangeRatePolicy } from '../../defaults.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type ExchangeRates, findNewestOfBoth, findPurchase } from '../../domain/money/exchange-rates.ts';
import { buyInCharged, type PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import { dayAt, requireDay } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { ExchangeRatesPort } from '../../ports/exchange-rates/exchange-rates-port.ts';
import type { RateStore } from '../../ports/exchange-rates/rate-store.server.ts';

/** What the goods are bought in, and the newest rates to sell them at. */
export interface RateBook {
  /** Newest day of the rates, `YYYY-MM-DD`; null where none were ever read. */
  readonly day: () => string | null;
  /**
   * The purchase of a market, its margin included; null where there is no rate.
   * @param isForSale also null where that rate is too old to sell at
   */
  find(charged: CurrencyCode, isForSale: boolean): PurchaseCurrency | null;
  /** Reads the source now. @throws Error where it does not answer: what was read before goes on to count */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly bought: CurrencyCode;
  /** What brands charge now: a rate of these that is old is reported. */
  readonly listCharged: () => readonly CurrencyCode[];
  /** What is added to the rate of a charged currency, basis points; nothing where it is missing. */
  readonly margins: ReadonlyMap<CurrencyCode, number>;
  /** Null where everything is charged in the currency it is bought in. */
  readonly source: ExchangeRatesPort | null;
  readonly store: RateStore;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/**
 * Reads the source at the start and then every hour. What any process has read counts in every one within a minute: a price that one shows is
 * the price of all.
 */
export async function openRateBook({
  bought,
  listCharged,
  margins,
  source,
  store,
  clock,
  report,
}: Options): Promise<RateBook> {
  let readings: readonly ExchangeRates[] = [];

  async function refresh(): Promise<void> {
    if (source === null) return;
    const answer = await source.read();
    const isOfTheFuture = answer.outcome === 'read' && requireDay(answer.rates.day) > dayAt(clock.now());
    if (answer.outcome === 'read' && !isOfTheFuture)
      await store.keep(source.source, answer.rates, clock.now());
    await look();
    if (isOfTheFuture)
      throw new Error(`The rates of exchange of '${source.source}' are of a day to come: they are not used`);
    if (answer.outcome === 'unknown')
      throw new Error(`The rates of exchange of '${source.source}' could not be read: ${answer.reason}`);
    const stale = [...new Set(listCharged())].flatMap((charged) => {
      const reading = charged === bought ? null : findNewestOfBoth(readings, bought, charged);
      return reading !== null && isOlder(reading, exchangeRatePolicy.warnAfterDays)
        ? [`${charged} of ${reading.day}`]
        : [];
    });
    if (stale.length > 0)
      throw new Error(`The rates of exchange of '${source.source}' are old: ${stale.join(', ')}`);
  }

  async function look(): Promise<void> {
    if (source !== null) readings = await store.listNewest(source.source);
  }

  const isOlder = ({ day }: ExchangeRates, days: number) => dayAt(clock.now()) - requireDay(day) > days;
  await look();
  await refresh().catch(report);
  const interval = startInterval({
    intervalMs: exchangeRatePolicy.readIntervalMs,
    retryDelayMs: exchangeRatePolicy.retryDelayMs,
    run: refresh,
    report,
  });
  const looking = startInterval({ intervalMs: exchangeRatePolicy.lookIntervalMs, run: look, report });
  return {
    day: () => readings[0]?.day ?? null,
    find(charged, isForSale) {
      if (charged === bought) return buyInCharged(charged);
      const reading = findNewestOfBoth(readings, bought, charged);
      if (reading === null || (isForSale && isOlder(reading, exchangeRatePolicy.refuseAfterDays)))
        return null;
      return findPurchase(reading, { bought, charged, margin: margins.get(charged) ?? 0 });
    },
    refresh,
    async close() {
      await Promise.all([interval.close(), looking.close()]);
    },
  };
}
