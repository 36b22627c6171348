import { exchangeRatePolicy } from '../../defaults.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type ExchangeRates, findPurchase } from '../../domain/money/exchange-rates.ts';
import { buyInCharged, type PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import { dayAt, requireDay } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { ExchangeRatesPort } from '../../ports/exchange-rates/exchange-rates-port.ts';
import type { RateStore } from '../../ports/exchange-rates/rate-store.server.ts';

/** What the goods are bought in, and the newest rates to sell them at. */
export interface RateBook {
  /** Day of the rates, `YYYY-MM-DD`; null where none were ever read. */
  readonly day: () => string | null;
  /**
   * The purchase of a market, its margin included; null where there is no rate.
   * @param isForSale also null where the rates are too old to sell at
   */
  find(charged: CurrencyCode, isForSale: boolean): PurchaseCurrency | null;
  /** Reads the source now. @throws Error where it does not answer: what was read before goes on to count */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly bought: CurrencyCode;
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
  margins,
  source,
  store,
  clock,
  report,
}: Options): Promise<RateBook> {
  let newest: ExchangeRates | null = source && (await store.findNewest(source.source));

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
    if (isOlderThan(exchangeRatePolicy.warnAfterDays))
      throw new Error(`The rates of exchange of '${source.source}' are of ${newest?.day}`);
  }

  async function look(): Promise<void> {
    if (source !== null) newest = await store.findNewest(source.source);
  }

  const isOlderThan = (days: number) => newest === null || dayAt(clock.now()) - requireDay(newest.day) > days;
  await refresh().catch(report);
  const interval = startInterval({
    intervalMs: exchangeRatePolicy.readIntervalMs,
    retryDelayMs: exchangeRatePolicy.retryDelayMs,
    run: refresh,
    report,
  });
  const looking = startInterval({ intervalMs: exchangeRatePolicy.lookIntervalMs, run: look, report });
  return {
    day: () => newest?.day ?? null,
    find(charged, isForSale) {
      if (charged === bought) return buyInCharged(charged);
      if (newest === null || (isForSale && isOlderThan(exchangeRatePolicy.refuseAfterDays))) return null;
      return findPurchase(newest, { bought, charged, margin: margins.get(charged) ?? 0 });
    },
    refresh,
    async close() {
      await Promise.all([interval.close(), looking.close()]);
    },
  };
}
