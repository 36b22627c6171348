import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerBookingCalls } from '../api/booking/booking-calls.server.ts';
import { registerPaymentCalls } from '../api/booking/payment-calls.server.ts';
import { registerPaymentReturn } from '../api/booking/payment-return.server.ts';
import { registerPaymentWebhooks } from '../api/booking/payment-webhooks.server.ts';
import { registerSupplierWebhooks } from '../api/booking/supplier-webhooks.server.ts';
import { registerCheckoutCalls } from '../api/checkout/checkout-calls.server.ts';
import { registerCouponCall } from '../api/checkout/coupon-call.server.ts';
import { registerExtrasCalls } from '../api/checkout/extras-calls.server.ts';
import { registerExtrasFormCall } from '../api/checkout/extras-form-call.server.ts';
import { registerInfoCalls } from '../api/checkout/info-calls.server.ts';
import { registerMilesCalls } from '../api/checkout/miles-calls.server.ts';
import { registerPartnerCalls } from '../api/checkout/partner/partner-calls.server.ts';
import { registerPendingCodeCalls } from '../api/checkout/pending-code-calls.server.ts';
import { registerPriceChangeCalls } from '../api/checkout/price-change-calls.server.ts';
import { registerSessionRenewal } from '../api/checkout/session-renewal.server.ts';
import { registerComplaintCalls } from '../api/complaints/complaint-calls.server.ts';
import { registerEditing } from '../api/editing/editing.server.ts';
import { registerEditorPages } from '../api/editing/editor-pages.server.ts';
import { registerMediaCalls } from '../api/editing/media-calls.server.ts';
import { registerAccountCalls } from '../api/members/account-calls.server.ts';
import { findCurrentMember } from '../api/members/find-current-member.server.ts';
import { registerSignIn } from '../api/members/sign-in-calls.server.ts';
import { registerNewsletterCalls } from '../api/newsletter/newsletter-calls.server.ts';
import {
  registerNewsletterLinks,
  registerNewsletterPrivacy,
} from '../api/newsletter/newsletter-links.server.ts';
import { registerBackOffice } from '../api/office/back-office.server.ts';
import { findCaller } from '../api/office/caller-sessions.server.ts';
import { registerPricePreview } from '../api/office/prices/price-preview.server.tsx';
import { registerRestore } from '../api/office/restore/restore.server.tsx';
import { renderOfficeError } from '../api/office/serving/send-office-page.server.tsx';
import { createDatabaseProbe } from '../api/operations/database-probe.server.ts';
import { registerLlmsText } from '../api/operations/llms-text.server.ts';
import { registerMetrics } from '../api/operations/metrics.server.ts';
import { registerOpenApi } from '../api/operations/open-api.server.ts';
import { registerProbes } from '../api/operations/probes.server.ts';
import { registerSecurityTxt } from '../api/operations/security-txt.server.ts';
import { registerSupplySwitches } from '../api/operations/supply-switches.server.ts';
import { registerPriceAlerts } from '../api/price-alerts/price-alert-calls.server.ts';
import { registerRoomRequests } from '../api/room-requests/room-request-calls.server.ts';
import { registerFavoritesCalls } from '../api/search/favorites-calls.server.ts';
import { findLegacyTarget } from '../api/search/find-legacy-target.server.ts';
import { registerGraphql } from '../api/search/graphql.server.ts';
import { registerMapTiles } from '../api/search/map-tiles.server.ts';
import { registerSearchCalls } from '../api/search/search-calls.server.ts';
import { registerSitemaps } from '../api/search/sitemaps.server.ts';
import { registerCancelCall } from '../api/trips/cancel-call.server.ts';
import { registerChangeCalls } from '../api/trips/change-calls.server.ts';
import { registerChangePaymentCalls } from '../api/trips/change-payment-calls.server.ts';
import { registerNoticeCalls } from '../api/trips/notice-calls.server.ts';
import { registerPaymentLinkCalls } from '../api/trips/payment-link-calls.server.ts';
import { registerReviewCalls } from '../api/trips/review-calls.server.ts';
import { registerTripCalls } from '../api/trips/trip-calls.server.ts';
import { registerTripWorker } from '../api/trips/trip-worker.server.ts';
import { registerVoucherOfferCalls } from '../api/trips/vouchers/voucher-offer-calls.server.ts';
import { registerCaptcha } from '../api/visitor/captcha.server.ts';
import { registerConsent } from '../api/visitor/consent.server.ts';
import { registerCookieNotice } from '../api/visitor/cookie-notice.server.ts';
import { registerEventLog } from '../api/visitor/event-log.server.ts';
import { createMailedKeyProof } from '../api/visitor/mailed-key-proof.server.ts';
import { registerPreferences } from '../api/visitor/preferences.server.ts';
import { registerVoucherCalls } from '../api/vouchers/voucher-calls.server.ts';
import { registerVoucherReturn } from '../api/vouchers/voucher-return.server.ts';
import { registerWithdrawal } from '../api/withdrawal/withdrawal.server.ts';
import { openKysely } from '../database/open-kysely.server.ts';
import { requestLimits } from '../defaults.ts';
import { seesBrand } from '../domain/staff/brand-scope.ts';
import { isEditorRole } from '../domain/staff/staff.ts';
import { systemClock } from '../domain/time/clock.ts';
import { isStaffPath } from '../routes.ts';
import { registerBrandFiles } from '../server/files/brand-files.server.ts';
import { registerBuiltFiles } from '../server/files/built-files.server.ts';
import { registerImages } from '../server/files/images.server.ts';
import { registerBodyTimeout } from '../server/http/body-timeout.server.ts';
import { registerCompression } from '../server/http/compression.server.ts';
import { registerErrorAnswers } from '../server/http/error-answers.server.ts';
import { registerHostCheck } from '../server/http/host-check.server.ts';
import { registerCookieCheck, registerInputCheck } from '../server/http/input-check.server.ts';
import { registerProxyWarnings } from '../server/http/proxy-warnings.server.ts';
import { registerRequestGuards } from '../server/http/request-guards.server.ts';
import { registerRequestLog, requestLogOf } from '../server/http/request-log.server.ts';
import { registerSecurityHeaders } from '../server/http/security-headers.server.ts';
import { serverOptions } from '../server/http/server-options.server.ts';
import { registerTracing } from '../server/http/tracing.server.ts';
import { registerMailedKeys } from '../server/pages/mailed-keys.server.ts';
import { registerPageContent } from '../server/pages/page-content.server.ts';
import { type PageDeps, registerPages, sendPage } from '../server/pages/pages.server.ts';
import { prepareFirstViews } from '../server/pages/prepare-first-views.server.ts';
import { renderBusyPage } from '../server/pages/render-busy-page.server.ts';
import { renderFailure } from '../server/pages/render-failure.server.ts';
import { listen } from '../server/process/listen.server.ts';
import {
  createAdmissionQueues,
  refuseCallsEarly,
  registerAdmission,
} from '../server/traffic/admission.server.ts';
import { registerRateCounts, registerRateLimits } from '../server/traffic/rate-limits.server.ts';
import { createRequestCounts } from '../server/traffic/request-counts.server.ts';
import type { Caller } from '../server/visitor/caller-session.server.ts';
import {
  findSite,
  type RequestContextOptions,
  registerRequestContext,
} from '../server/visitor/request-context.server.ts';
import { findStaff } from '../server/visitor/staff-session.server.ts';
import type { OptionalPort } from '../site/visit.ts';
import { buildOperatorApp } from './build-operator-app.server.ts';
import { isProviderHost, registerEmbeddedProvider } from './embedded-provider.server.ts';
import { prepareLeadPictures } from './pictures/prepare-lead-pictures.server.ts';
import type { AppDeps } from './wiring/app-deps.ts';
import { formatAirport } from './wiring/list-airports.server.ts';
import type { Shop } from './wiring/shop.server.ts';
import { wireShop } from './wiring/wire-shop.server.ts';

/**
 * Builds the server in the order in which a request passes its parts: guards, then handlers.
 * The API document comes before all of them, to see every route.
 * @param given the shop's parts: tests give fakes, otherwise `main/wiring` chooses them
 */
export async function buildApp(deps: AppDeps, given?: Shop): Promise<FastifyInstance> {
  const shop = given ?? (await wireShop(deps));
  try {
    const app = await assembleApp(deps, shop);
    if (given === undefined) await listenForOperator(app, deps.env);
    return app;
  } catch (error) {
    await shop.close();
    throw error;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The operator's pages, a server of their own that ends with this one. */
    readonly operator: FastifyInstance;
  }
}

async function listenForOperator(app: FastifyInstance, env: AppDeps['env']): Promise<void> {
  const { close } = await listen(app.operator, env.operatorHost, env.operatorPort, 'OPERATOR_PORT');
  app.addHook('onClose', close);
}

async function assembleApp(deps: AppDeps, shop: Shop): Promise<FastifyInstance> {
  const { env, pool, cookieSecret } = deps;
  const isHttps = env.baseUrl.startsWith('https:');
  const app: FastifyInstance = fastify({ ...serverOptions(env), loggerInstance: requestLogOf(deps.log) });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.addHook('onClose', () => shop.close());

  const queues = createAdmissionQueues();
  registerAdmission(app, queues);
  await registerOpenApi(app);
  const databaseAnswers = createDatabaseProbe(pool);
  const metrics = registerMetrics(app, {
    queues,
    databaseAnswers,
    readSupplyHealth: shop.supplyHealth,
    bookingFigures: shop.bookingFigures,
    countOverdueBookings: shop.countOverdueBookings,
    countLateRefunds: shop.countLateRefunds,
    countOpenWithdrawals: shop.countOpenWithdrawals,
    readVoucherLiability: shop.readVoucherLiability,
  });
  const operator = buildOperatorApp({
    env,
    log: deps.log,
    databaseAnswers,
    shop: app,
    outbox: shop.outbox,
    metrics: metrics.reader,
  });
  app.decorate('operator', operator);
  app.addHook('onClose', () => operator.close());
  await registerTracing(app, env.otlpEndpoint);
  registerRequestLog(app);
  registerSecurityHeaders(app, {
    isHttps,
    isDevelopment: shop.clientFolder === null,
    mapOrigins: shop.mapTiles.origins,
    captchaOrigins: shop.captcha.origins,
    formOrigins: shop.members?.identity.origins() ?? [],
  });
  if (shop.members?.embedded) registerEmbeddedProvider(app, shop.members.embedded);
  registerProxyWarnings(app, env);
  const providerHost = shop.members?.embedded?.hostname ?? null;
  registerHostCheck(
    app,
    (request) => findSite(shop.sites, request) !== null || isProviderHost(request, providerHost),
  );
  refuseCallsEarly(app, queues);
  registerErrorAnswers(app, {
    renderFailure: (request, reply, status) =>
      shop.office !== null && isStaffPath(request.url)
        ? renderOfficeError(shop.office.staff, request, reply, status)
        : renderFailure(shop, request, reply, status),
    renderBusy: renderBusyPage,
  });
  registerBodyTimeout(app);
  // Before the guards: the page of a refusal is in the visitor's language.
  await app.register(cookie, { secret: cookieSecret });
  registerCookieCheck(app);
  registerRequestContext(app, {
    sites: shop.sites,
    isDemonstration: env.isDemonstration,
    wiredPorts: listWiredPorts(shop),
    captcha: shop.captcha.browser,
    isEditor: (request) => isEditor(request, shop.office),
    formatAirport: (code, visit) => formatAirport(shop.search, visit, code),
    ...findCallerOf(shop),
    ...findMemberOf(shop),
  });
  registerRequestGuards(app, { countCrossSite: () => metrics.crossSiteCalls.inc() });
  await app.register(formbody, { bodyLimit: requestLimits.maxFormBytes });
  app.removeContentTypeParser('text/plain');
  registerCompression(app);
  await registerRateCounts(app);
  const proveMailedKey = createMailedKeyProof({ ...shop, clock: systemClock, secret: cookieSecret });
  const counts = createRequestCounts({ db: openKysely(pool), clock: systemClock, secret: cookieSecret });
  registerMailedKeys(app, proveMailedKey, counts);
  registerRateLimits(app, counts);
  registerInputCheck(app);
  if (shop.newsletter !== null) registerNewsletterPrivacy(app);
  registerSessionRenewal(app, shop.checkouts);

  registerProbes(app, databaseAnswers);
  registerSecurityTxt(app, env.securityContact, systemClock);
  await registerBuiltFiles(app, shop.clientFolder);
  registerBrandFiles(app);
  registerLlmsText(app);
  registerSitemaps(app, shop);
  registerImages(app, shop.images);
  registerMapTiles(app, shop);
  registerPageContent(app, shop);
  registerPreferences(app, shop.members?.preferences.save ?? null);
  registerCookieNotice(app);
  registerConsent(app);
  registerCaptcha(app, shop);
  registerEventLog(app, shop);
  registerSearchCalls(app, shop);
  registerCheckoutCalls(app, shop);
  registerPartnerCalls(app, { ...shop, partnerKeys: env.partnerKeys, clock: systemClock });
  registerExtrasCalls(app, shop);
  registerExtrasFormCall(app, shop);
  registerInfoCalls(app, shop);
  registerPriceChangeCalls(app, shop);
  registerPendingCodeCalls(app);
  registerCouponCall(app, { ...shop, clock: systemClock });
  registerMilesCalls(app, { ...shop, clock: systemClock });
  registerPaymentCalls(app, {
    ...shop,
    clock: systemClock,
    auditCaller: (caller, session) => auditCaller(shop.office, caller, session),
  });
  registerPaymentReturn(app);
  registerVoucherCalls(app, shop.vouchers);
  registerVoucherReturn(app);
  registerPaymentLinkCalls(app, shop);
  registerWithdrawal(app, shop.withdrawals);
  registerBookingCalls(app, shop);
  registerTripCalls(app, shop.trips);
  registerChangeCalls(app, {
    ...shop.trips,
    auditTripCaller: async ({ staffId }, bookingNumber, change) =>
      shop.office?.staff.auditOnce(staffId, 'changed for caller', bookingNumber, { change }),
  });
  registerChangePaymentCalls(app, shop.trips);
  registerNoticeCalls(app, shop.trips);
  registerVoucherOfferCalls(app, shop.trips);
  registerReviewCalls(app, shop.trips);
  registerTripWorker(app);
  registerCancelCall(app, { access: shop.trips.access, bookings: shop.bookings });
  registerFavoritesCalls(app, shop);
  if (shop.complaints !== null) registerComplaintCalls(app, shop.complaints);
  registerPaymentWebhooks(app, shop, () => metrics.forgedWebhooks.inc());
  registerSupplierWebhooks(app, shop);
  if (shop.newsletter !== null) {
    const deps = {
      newsletter: shop.newsletter,
      identity: shop.members?.identity ?? null,
      captcha: shop.captcha,
    };
    registerNewsletterCalls(app, deps);
    registerNewsletterLinks(app, deps);
  }
  if (shop.roomRequests !== null) registerRoomRequests(app, { ...shop.roomRequests, captcha: shop.captcha });
  registerPriceAlerts(app, { ...shop, ...shop.priceAlerts, priceAlerts: shop.priceAlerts.alerts });
  registerGraphql(app, { search: shop.search, isProduction: env.isProduction });
  if (shop.office !== null) {
    registerBackOffice(app, shop.office, { scripts: shop.assets.forOffice().scripts });
    registerPricePreview(app, shop.office);
    registerRestore(app, shop.office);
  }
  if (shop.office !== null && shop.media !== null)
    registerMediaCalls(app, { staff: shop.office.staff, media: shop.media });
  if (shop.office !== null && shop.editing !== null)
    registerEditing(app, shop.editing, { ...shop, staff: shop.office.staff });
  if (shop.office !== null) registerEditorPages(app, { ...shop, staff: shop.office.staff });
  if (!env.isProduction) {
    registerSupplySwitches(app, shop);
    const { registerGallery } = await import('./gallery/register-gallery.server.tsx');
    await registerGallery(app);
  }
  const pages: PageDeps = {
    ...shop,
    findLegacyTarget: (match, url, visit) => findLegacyTarget(match, url, { search: shop.search, visit }),
    paymentOrigins: (origin, companyId) => shop.payments.of(companyId).originsFor(origin),
  };
  registerPages(app, pages);
  if (shop.members !== null) {
    registerSignIn(app, shop.members, (request, reply) => sendPage(request, reply, pages));
    registerAccountCalls(app, shop.members);
  }
  prepareFirstViews(app, shop.images);
  prepareLeadPictures(app, shop);
  return app;
}

/** What pages may offer: see `OptionalPort`. */
function listWiredPorts({ members, newsletter, captcha, mapTiles }: Shop): readonly OptionalPort[] {
  return [
    ...(members === null ? [] : (['identity'] as const)),
    ...(newsletter === null ? [] : (['newsletter'] as const)),
    // A captcha and a map of our own contact nobody: they ask no consent, and its settings do not list them.
    ...(captcha.browser.kind === 'recaptcha' ? (['captcha'] as const) : []),
    ...(mapTiles.origins.length > 0 ? (['maps'] as const) : []),
  ];
}

function findMemberOf({ members }: Shop): Pick<RequestContextOptions, 'findMember'> {
  if (members === null) return {};
  return { findMember: (request, reply) => findCurrentMember(request, reply, members) };
}

function findCallerOf({ office }: Shop): Pick<RequestContextOptions, 'findCaller'> {
  if (office === null) return {};
  const { staff, clock, findBookingOfCaller: findBooking } = office;
  return { findCaller: (request) => findCaller(request, { staff, clock, findBooking }) };
}

/** The audit log names who has booked for a caller; where nothing was booked, nobody. */
async function auditCaller(office: Shop['office'], { staffId }: Caller, session: string): Promise<void> {
  const number = (await office?.findBookingOfCaller(session)) ?? null;
  if (number !== null) await office?.staff.auditOnce(staffId, 'caller booked', number);
}

/**
 * Whether the request comes from staff who work on pages of its brand. False in a shop without a back office. Asked with every request, also with
 * those that pages make by themselves: it keeps no session alive.
 */
async function isEditor(request: FastifyRequest, office: Shop['office']): Promise<boolean> {
  const member = office === null ? null : await findStaff(request, { find: office.staff.peek });
  return member !== null && isEditorRole(member.role) && seesBrand(member.brands, request.site.brand.key);
}
