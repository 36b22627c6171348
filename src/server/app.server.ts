import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { isStaffPath } from '../features/staff/staff-places.ts';
import { registerBackOffice } from './http/back-office.server.tsx';
import { registerBookingCalls } from './http/booking-calls.server.ts';
import { registerBrandFiles } from './http/brand-files.server.ts';
import { registerBuiltFiles } from './http/built-files.server.ts';
import { registerCheckoutCalls } from './http/checkout-calls.server.ts';
import { registerCompression } from './http/compress-answers.server.ts';
import { registerConsent } from './http/consent.server.ts';
import { registerCookieNotice } from './http/cookie-notice.server.ts';
import { registerEditing } from './http/editing.server.ts';
import { registerEditorPages } from './http/editor-pages.server.ts';
import { registerErrorAnswers } from './http/error-answers.server.ts';
import { registerEventLog } from './http/event-log.server.ts';
import { registerExtrasCalls } from './http/extras-calls.server.ts';
import { registerExtrasForm } from './http/extras-form.server.ts';
import { registerFavoritesCalls } from './http/favorites-calls.server.ts';
import { registerGraphql } from './http/graphql.server.ts';
import { registerRequestGuards } from './http/guard-requests.server.ts';
import { registerImages } from './http/images.server.ts';
import { registerInfoCalls } from './http/info-calls.server.ts';
import { registerMapTiles } from './http/map-tiles.server.ts';
import { registerMediaCalls } from './http/media-calls.server.ts';
import { registerMetrics } from './http/metrics.server.ts';
import { renderOfficeRefusal } from './http/office-page.server.tsx';
import { registerOpenApi } from './http/openapi.server.ts';
import { registerOutbox } from './http/outbox.server.ts';
import { registerPageContent } from './http/page-content.server.ts';
import { registerPaymentCalls } from './http/payment-calls.server.ts';
import { registerPaymentNotices } from './http/payment-notices.server.ts';
import { registerPreferences } from './http/preferences.server.ts';
import { registerPriceChangeCalls } from './http/price-change-calls.server.ts';
import { registerProbes } from './http/probes.server.ts';
import { registerRateLimits } from './http/rate-limits.server.ts';
import { registerBodyPatience } from './http/receive-in-time.server.ts';
import { registerRequestLog, requestLogOf } from './http/request-log.server.ts';
import { registerSearchCalls } from './http/search-calls.server.ts';
import { registerSecurityHeaders } from './http/security-headers.server.ts';
import { serverOptions } from './http/server-options.server.ts';
import { registerSitemaps } from './http/sitemaps.server.ts';
import { registerSupplySwitches } from './http/supply-switches.server.ts';
import { registerTracing } from './http/tracing.server.ts';
import { registerPages } from './pages.server.ts';
import { prepareFirstViews } from './prepare-first-views.server.ts';
import { renderFailure } from './render-failure.server.ts';
import type { AppDeps } from './serve.server.ts';
import type { Shop } from './shop.server.ts';
import { wireShop } from './wiring.server.ts';

/**
 * Puts the server together, in the order in which a request meets its parts: guards, then what answers.
 * The API document comes before all of them, to see every route.
 * @param given the shop's parts: tests give fakes, otherwise `wiring.server.ts` chooses them
 */
export async function buildApp(deps: AppDeps, given?: Shop): Promise<FastifyInstance> {
  const shop = given ?? (await wireShop(deps));
  try {
    return await assembleApp(deps, shop);
  } catch (error) {
    await shop.close();
    throw error;
  }
}

async function assembleApp(deps: AppDeps, shop: Shop): Promise<FastifyInstance> {
  const { env, pool, cookieSecret } = deps;
  const isHttps = env.baseUrl.startsWith('https:');
  const app: FastifyInstance = fastify({ ...serverOptions(env), loggerInstance: requestLogOf(deps.log) });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.addHook('onClose', () => shop.close());

  await registerOpenApi(app);
  const metrics = registerMetrics(app, { token: env.metricsToken, tellSupply: shop.supplyHealth });
  await registerTracing(app, env.otlpEndpoint);
  registerRequestLog(app);
  registerSecurityHeaders(app, {
    isHttps,
    isDevelopment: shop.clientFolder === null,
    mapOrigins: shop.mapTiles.origins,
  });
  registerErrorAnswers(app, {
    renderFailure: (request, reply, status) =>
      shop.office !== null && isStaffPath(request.url)
        ? renderOfficeRefusal(shop.office.staff, request, reply, status)
        : renderFailure(shop, request, reply, status),
  });
  registerBodyPatience(app);
  // Before the guards: who is refused a page is told so in their own language.
  await app.register(cookie, { secret: cookieSecret });
  registerRequestGuards(app, {
    baseUrl: env.baseUrl,
    configuredBrand: shop.configuredBrand,
    countCrossSite: () => metrics.crossSiteCalls.inc(),
  });
  await app.register(formbody, { bodyLimit: 16_384 });
  app.removeContentTypeParser('text/plain');
  registerCompression(app);
  await registerRateLimits(app);

  registerProbes(app, pool);
  await registerBuiltFiles(app, shop.clientFolder);
  registerBrandFiles(app, shop);
  registerSitemaps(app, shop);
  registerImages(app, shop);
  registerMapTiles(app, shop);
  registerPageContent(app, shop);
  registerPreferences(app, shop, isHttps);
  registerCookieNotice(app, isHttps);
  registerConsent(app, isHttps);
  registerEventLog(app, shop, isHttps);
  registerSearchCalls(app, shop);
  registerCheckoutCalls(app, shop, isHttps);
  registerExtrasCalls(app, shop, isHttps);
  registerExtrasForm(app, shop, isHttps);
  registerInfoCalls(app, shop, isHttps);
  registerPriceChangeCalls(app, shop, isHttps);
  registerPaymentCalls(app, shop, isHttps);
  registerBookingCalls(app, shop, isHttps);
  registerFavoritesCalls(app, shop, isHttps);
  registerPaymentNotices(app, shop, () => metrics.forgedNotices.inc());
  registerGraphql(app, shop);
  if (shop.office !== null)
    registerBackOffice(app, shop.office, { isHttps, scripts: shop.assets.forOffice().scripts });
  if (shop.office !== null && shop.media !== null)
    registerMediaCalls(app, { staff: shop.office.staff, media: shop.media });
  if (shop.office !== null && shop.editing !== null)
    registerEditing(app, shop.editing, { ...shop, staff: shop.office.staff });
  if (shop.office !== null) registerEditorPages(app, { ...shop, staff: shop.office.staff });
  if (shop.outbox !== null) registerOutbox(app, shop.outbox);
  if (!env.isProduction) {
    registerSupplySwitches(app, shop);
    const { registerGallery } = await import('./gallery/register-gallery.server.tsx');
    await registerGallery(app, shop.configuredBrand);
  }
  registerPages(app, shop);
  prepareFirstViews(app, shop.images);
  return app;
}
