import type { Brand } from '../../../brands/brand.ts';
import { listSaleMarkets } from '../../../brands/sale-markets.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { chargedCurrencyOf } from '../../../domain/places/market.ts';
import { systemClock } from '../../../domain/time/clock.ts';
import { createRateStore } from '../../../ports/exchange-rates/rate-store.server.ts';
import { StartupError } from '../../../settings/startup-error.ts';
import { chooseAdapter } from '../../adapters/choose-adapter.server.ts';
import type { Env } from '../../settings/env.server.ts';
import { openRateBook, type RateBook } from '../../supply/rate-book.server.ts';

/**
 * The rates at which brands charge what is bought in the currency of the supply; null where none is named, and everything is bought in the
 * currency that is charged.
 * @throws StartupError where a brand charges another currency and there is no rate for it
 */
export async function openPurchases(
  env: Pick<Env, 'supplyCurrency' | 'exchangeRates' | 'exchangeMargins'>,
  db: Db,
  brands: ReadonlyMap<string, Brand>,
  report: (error: unknown) => void,
): Promise<RateBook | null> {
  const { supplyCurrency, exchangeMargins: margins } = env;
  if (supplyCurrency === null) return null;
  const source = chooseAdapter.exchangeRates(env).open();
  const book = await openRateBook({
    bought: supplyCurrency,
    listCharged: () => [...brands.values()].flatMap(listSaleMarkets).map(chargedCurrencyOf),
    margins,
    source,
    store: createRateStore(db),
    clock: systemClock,
    report,
  });
  const sales = [...brands.values()].flatMap((brand) =>
    listSaleMarkets(brand).map((market) => ({ brand, charged: chargedCurrencyOf(market) })),
  );
  for (const { brand, charged } of sales) {
    if (book.find(charged, false) !== null) continue;
    await book.close();
    const cause =
      source === null ? 'set EXCHANGE_RATES' : `'${source.source}' has none for ${book.day() ?? 'any day'}`;
    throw new StartupError(
      `Brand '${brand.key}' charges ${charged} for goods priced in ${supplyCurrency}, and there is no rate of exchange: ${cause}`,
    );
  }
  return book;
}
