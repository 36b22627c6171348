import { deepStrictEqual } from 'node:assert/strict';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { z } from 'zod';
import { registerCheckoutCalls } from '../../src/api/checkout/checkout-calls.server.ts';
import { registerPendingCodeCalls } from '../../src/api/checkout/pending-code-calls.server.ts';
import { registerOpenApi } from '../../src/api/operations/open-api.server.ts';
import { registerFavoritesCalls } from '../../src/api/search/favorites-calls.server.ts';
import { registerGraphql } from '../../src/api/search/graphql.server.ts';
import { registerSearchCalls } from '../../src/api/search/search-calls.server.ts';
import { registerSitemaps } from '../../src/api/search/sitemaps.server.ts';
import { brandsAsShipped, type LiveBrands } from '../../src/brands/load-brands.server.ts';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { type SettableClock, settableClock } from '../../src/domain/time/clock.ts';
import {
  type CheckoutStore,
  createCheckoutStore,
} from '../../src/features/checkout/checkout-store.server.ts';
import { createOrderCodes, type OrderCodes } from '../../src/features/checkout/codes/order-codes.server.ts';
import {
  createFavoritesStore,
  type FavoritesStore,
} from '../../src/features/favorites/favorites-store.server.ts';
import type { AnalyticsEvent, AnalyticsQueue } from '../../src/ports/analytics/analytics-port.ts';
import { createFakeOffers, type FakeOffers } from '../../src/ports/offers/fake-offers.ts';
import type { OffersPort } from '../../src/ports/offers/offers-port.ts';
import type { LiveSupply, SupplyCatalogue } from '../../src/ports/supply/supply-port.ts';
import { registerErrorAnswers } from '../../src/server/http/error-answers.server.ts';
import { registerRequestGuards } from '../../src/server/http/request-guards.server.ts';
import { serverOptions } from '../../src/server/http/server-options.server.ts';
import { registerRateCounts, registerRateLimits } from '../../src/server/traffic/rate-limits.server.ts';
import { registerRequestContext } from '../../src/server/visitor/request-context.server.ts';
import { createSites } from '../../src/server/visitor/sites.server.ts';
import { createSearch, type Search } from '../../src/trip-search/visit/create-search.server.ts';
import { createFakePriceHistory, type FakePriceHistory } from './price-past.ts';
import { fakeCatalogue, hotelIds } from './search-world.ts';
import { prefixesAsShipped } from './vouchers/prefixes-as-shipped.ts';
import { vouchersUnderTest } from './vouchers/voucher-fixture.ts';

export interface SearchApp {
  readonly app: FastifyInstance;
  readonly search: Search;
  readonly offers: FakeOffers;
  readonly checkouts: CheckoutStore;
  readonly favorites: FavoritesStore;
  readonly clock: SettableClock;
  /** Events that analytics received of visitors who consented. */
  readonly trackedEvents: readonly AnalyticsEvent[];
  /** Failures that were reported. */
  readonly reported: readonly unknown[];
  readonly history: FakePriceHistory;
  close(): Promise<void>;
}

interface SearchAppOptions {
  readonly pool: pg.Pool;
  readonly catalogue?: SupplyCatalogue;
  readonly verify?: LiveSupply['verify'];
  /** Offers to search instead of the fake ones. */
  readonly engine?: Pick<OffersPort, 'search' | 'sequence'>;
  /** Brands other than as shipped. */
  readonly brands?: Pick<LiveBrands, 'get'>;
  readonly isProduction?: boolean;
}

/** The day it is in these tests. */
export const today = '2026-11-21';

const noAnswer: LiveSupply['verify'] = async () => ({ outcome: 'unknown' });

/** The calls of the search on offers made up by the test, without the rest of the shop. Close it after use. */
export async function buildSearchApp(options: SearchAppOptions): Promise<SearchApp> {
  const { pool, catalogue = fakeCatalogue(), verify = noAnswer, brands = brandsAsShipped } = options;
  const db = openKysely(pool);
  const offers = createFakeOffers();
  const history = createFakePriceHistory();
  const clock = settableClock(`${today}T12:00:00Z`);
  const reported: unknown[] = [];
  const search = createSearch({
    offers: options.engine ?? offers,
    supply: { catalogue, live: { verify } },
    history,
    clock,
    report: (error) => reported.push(error),
  });
  await search.refresh();
  const checkouts = createCheckoutStore(db, clock);
  const favorites = createFavoritesStore(db, clock);
  const trackedEvents: AnalyticsEvent[] = [];
  const analytics = { track: (event: AnalyticsEvent) => void trackedEvents.push(event) };
  const { isProduction = false } = options;
  const codes = createOrderCodes({
    clock,
    vouchers: vouchersUnderTest(db),
    prefixesOf: prefixesAsShipped,
  });
  const app = await buildServer(search, checkouts, favorites, codes, analytics, brands, isProduction);
  return {
    app,
    search,
    offers,
    checkouts,
    favorites,
    clock,
    trackedEvents,
    reported,
    history,
    async close() {
      await app.close();
      search.close();
    },
  };
}

/** An answer is exactly what the API document says: nothing missing, nothing more. */
function requireDescribed(response: unknown, payload: string): void {
  const schema = (response as Record<string, unknown> | undefined)?.['200'];
  if (schema instanceof z.ZodType) deepStrictEqual(schema.parse(JSON.parse(payload)), JSON.parse(payload));
}

async function buildServer(
  search: Search,
  checkouts: CheckoutStore,
  favorites: FavoritesStore,
  codes: OrderCodes,
  analytics: AnalyticsQueue,
  brands: Pick<LiveBrands, 'get'>,
  isProduction: boolean,
): Promise<FastifyInstance> {
  const app = fastify(serverOptions({ trustedProxies: 0 }));
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await registerOpenApi(app);
  registerErrorAnswers(app, { renderFailure: async () => '', renderBusy: async () => '' });
  await app.register(cookie, { secret: 'a secret for tests that nobody else has' });
  await app.register(formbody);
  registerRequestContext(app, {
    sites: createSites({ brands, baseUrl: 'http://shop.test', configuredBrand: 'abendmeer' }),
    isDemonstration: false,
    isEditor: async () => false,
  });
  registerRequestGuards(app, { countCrossSite: () => {} });
  await registerRateCounts(app);
  registerRateLimits(app, { add: async () => ({ count: 1, secondsLeft: 60 }) });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode === 200) requireDescribed(request.routeOptions.schema?.response, String(payload));
  });
  registerSearchCalls(app, { search });
  registerFavoritesCalls(app, { search, favorites });
  registerGraphql(app, { search, isProduction });
  registerSitemaps(app, {
    search,
    listContentPages: async () =>
      ['', 'kreta'].map((slug) => ({ slug, changedAt: new Date('2026-11-01T08:00:00Z') })),
    findPageChanges: async () => new Map([[hotelIds.calaBlanca, new Date('2026-11-02T08:00:00Z')]]),
  });
  registerCheckoutCalls(app, { search, checkouts, codes, analytics, members: null, countStep: () => {} });
  registerPendingCodeCalls(app);
  await app.ready();
  return app;
}
