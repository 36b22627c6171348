import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { SupplySwitches } from '../../api/operations/supply-switches.server.ts';
import { brands as shippedBrands } from '../../brands/load-brands.server.ts';
import { listSaleMarkets } from '../../brands/sale-markets.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { shareReads } from '../../database/share-reads.server.ts';
import { supplyTimings } from '../../defaults.ts';
import { fillPricePast } from '../../demo/price-past/fill-price-past.server.ts';
import { CAUSES, type Cause } from '../../demo/supplier/notices/cause-change.server.ts';
import { OwnGoodsError } from '../../demo/supplier/store/open-supplier-store.server.ts';
import { listDemoStations } from '../../demo/world/places/list-demo-stations.ts';
import { readPlaces } from '../../demo/world/places/read-places.server.ts';
import { worldSeed } from '../../demo/world/world-seed.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { buyInCharged, type PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import { countryOf } from '../../domain/places/market.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { findGuestReviews } from '../../features/booking/reviews/find-guest-reviews.server.ts';
import { notePageChanges } from '../../features/glossary/page-changes.server.ts';
import { runAlone } from '../../jobs/run-alone.server.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';
import type { SupplyFaults } from '../../ports/supply/supply-faults-port.ts';
import type { LiveSupply, SupplyNotices, SupplyPort } from '../../ports/supply/supply-port.ts';
import { readSupplyLogId } from '../../ports/supply-log/supply-log-rows.server.ts';
import { followSupply } from '../../server/supply/follow-supply.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import type { Catalogue } from '../../trip-search/catalogue/build-catalogue.ts';
import { narrowCatalogue } from '../../trip-search/catalogue/narrow-catalogue.ts';
import { warmNames } from '../../trip-search/names/warm-names.ts';
import { buildRanking } from '../../trip-search/ranking/build-ranking.ts';
import { measureUsualPrices } from '../../trip-search/ranking/measure-usual-prices.server.ts';
import { openUsualPrices } from '../../trip-search/ranking/open-usual-prices.server.ts';
import { createUsualPriceStore } from '../../trip-search/ranking/usual-price-store.server.ts';
import { createSearch } from '../../trip-search/visit/create-search.server.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { OfferSource } from '../adapters/open-shard-router.server.ts';
import { requireSupplyCurrency } from '../supply/require-supply-currency.server.ts';
import { wireLiveSuppliers } from '../supply/wire-live-suppliers.server.ts';
import type { AppDeps } from './app-deps.ts';
import { threadFile } from './build-paths.ts';
import { createFaultSwitches } from './fault-switches.ts';
import { openPurchases } from './rates/open-purchases.server.ts';
import { reportSupply } from './report-supply.ts';
import type { Shop } from './shop.server.ts';

const offerThread = threadFile('offer-thread.js', 'src/offer-index/offer-thread.server.ts');

/** What is for sale, and how the search finds it. */
export async function wireSearch(
  { env, pool, log, cookieSecret, beginStep, brands = shippedBrands }: AppDeps,
  db: Db,
): Promise<
  Pick<Shop, 'search' | 'takeFlightWebhook' | 'close'> & {
    live: LiveSupply;
    /** The purchase of a market; null where there is no rate to sell at. */
    findPurchase: (charged: CurrencyCode) => PurchaseCurrency | null;
    notices: SupplyNotices;
    faults: SupplyFaults;
    health: Shop['supplyHealth'];
    switches: SupplySwitches;
  }
> {
  const faults: SupplyFaults = {};
  const reportError = (error: unknown) => log.error({ err: error }, 'search or supply failed');
  const hasDemoWorld = env.worldHotels > 0;
  beginStep?.(hasDemoWorld ? 'Preparing the demo world' : 'Opening the goods of the shop');
  const purchases = await openPurchases(env, db, brands, reportError);
  const supply = await chooseAdapter
    .supply(env)
    .open({
      pool,
      clock: systemClock,
      seed: worldSeed,
      secret: cookieSecret,
      faults,
      // Without a currency of the supply, prices of the demo world are invented in the currency of every brand.
      ...((!hasDemoWorld || env.supplyCurrency !== null) && { currency: requireSupplyCurrency(env, brands) }),
    })
    .catch(refuseToReplace);
  if (hasDemoWorld) await fillPricePast({ db, clock: systemClock, seed: worldSeed });
  beginStep?.('Loading the offers');
  const chosen = chooseAdapter.offers(env);
  const source =
    chosen.adapter === 'shards'
      ? await chosen.open({ db, clock: systemClock, report: reportError })
      : await wireOwnIndex(
          { env, pool, log },
          db,
          supply,
          chosen.open({ threadFile: offerThread, report: reportError }),
          reportError,
        );
  const { offers, history } = source;
  const liveSuppliers = wireLiveSuppliers({
    settings: env.liveSupply,
    db,
    pool,
    own: supply,
    clock: systemClock,
    report: reportError,
  });
  let catalogue: Catalogue | null = null;
  const usualPrices = openUsualPrices({
    store: createUsualPriceStore(db, env.supplyCurrency ?? NO_CURRENCY),
    listHomeCountries: () =>
      [...brands.values()].flatMap(listSaleMarkets).map((market) => countryOf(market.code)),
    measure: async (homeCountry, today) =>
      catalogue === null ? [] : measureUsualPrices({ offers, catalogue, homeCountry, today }),
    runAlone: (work) => runAlone(pool, 'usual-prices', work),
    clock: systemClock,
    report: reportError,
  });
  const shareReviews = shareReads<Awaited<ReturnType<typeof findGuestReviews>>>();
  const search = createSearch({
    offers,
    supply: { ...supply, live: liveSuppliers.live },
    history,
    ...(purchases !== null && {
      findPurchase: (charged: CurrencyCode) => purchases.find(charged, true),
    }),
    findGuestReviews: (brand, hotelId) =>
      shareReviews(`${brand} ${hotelId}`, () => findGuestReviews(db, brand, hotelId)),
    findUsualPrices: usualPrices.find,
    ...(hasDemoWorld && { stations: listDemoStations(readPlaces()) }),
    prepare: async (read) => {
      catalogue = read;
      // Sitemaps say it; a database that does not answer keeps nobody from searching.
      await notePageChanges(db, read, systemClock.now()).catch(reportError);
      // Lists in the default order need it.
      buildRanking(read, null);
      for (const { range } of brands.values()) {
        warmNames(narrowCatalogue(read, range).catalogue);
        // Between two brands there is time for requests.
        await setImmediate();
      }
    },
    clock: systemClock,
    report: reportError,
  });
  await Promise.all([source.ready, search.refresh()]);
  await usualPrices.open().catch(reportError);
  for (const { key, range, priceRules } of brands.values()) {
    const selections = [range ?? {}, ...priceRules.map(({ hotels = {} }) => hotels)];
    const unknown = selections.flatMap(search.listUnknownNames);
    if (unknown.length > 0)
      log.warn(
        { brand: key, unknown },
        'range or price rules of a brand name places or operators that nobody knows',
      );
  }
  const drift = startInterval({
    intervalMs: supplyTimings.driftIntervalMs,
    run: () => supply.runDrift(),
    report: reportError,
  });
  return {
    search,
    live: liveSuppliers.live,
    findPurchase: (charged) => (purchases === null ? buyInCharged(charged) : purchases.find(charged, true)),
    takeFlightWebhook: liveSuppliers.takeFlightWebhook,
    notices: liveSuppliers.notices,
    faults,
    health: source.health,
    switches: {
      ...createFaultSwitches(faults),
      causes: Object.keys(CAUSES),
      cause: (number, cause) => supply.cause(number, cause as Cause),
    },
    async close() {
      await Promise.all([drift.close(), usualPrices.close(), liveSuppliers.close(), purchases?.close()]);
      search.close();
      await source.close();
      await supply.close();
    },
  };
}

/** The code of ISO 4217 for no currency: everything is bought in the one that is charged. */
const NO_CURRENCY = 'XXX';

/** The demo world never replaces what an operator has imported. */
function refuseToReplace(error: unknown): never {
  throw error instanceof OwnGoodsError ? new StartupError(error.message) : error;
}

/** The index of all hotels in this process. */
async function wireOwnIndex(
  { env, pool, log }: Pick<AppDeps, 'env' | 'pool' | 'log'>,
  db: Db,
  supply: SupplyPort,
  offers: OffersPort,
  report: (error: unknown) => void,
): Promise<OfferSource> {
  const supplyLog = await chooseAdapter.supplyLog(env).open({ db, pool, report });
  const history = chooseAdapter.priceHistory().open({ db, report });
  const follower = followSupply({
    supply,
    log: supplyLog,
    offers,
    history,
    pool,
    snapshotFolder: join(env.dataDir, 'offers', await readSupplyLogId(db)),
    clock: systemClock,
    report: (event) => reportSupply(log, event),
  });
  return {
    offers,
    history,
    ready: follower.ready,
    health: follower.health,
    async close() {
      await follower.close();
      await Promise.all([history.close(), offers.close(), supplyLog.close()]);
    },
  };
}
