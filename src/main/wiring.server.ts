import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeClimate } from '../api/booking/describe-climate.server.ts';
import { isUnderWay } from '../api/checkout/open-checkout.server.ts';
import type { SupplySwitches } from '../api/operations/supply-switches.server.ts';
import { brands } from '../brands/load-brands.server.ts';
import { type Db, openKysely } from '../database/open-kysely.server.ts';
import type { PaintOrder } from '../demo/painter/paint-worker.server.ts';
import { createPainterImages } from '../demo/painter/painter-images.server.ts';
import { openEmbeddedPayment } from '../demo/payment-provider/embedded-payment.server.ts';
import { describeDemoWorld } from '../demo/supplier/demo-world.server.ts';
import { openEmbeddedSupplier } from '../demo/supplier/embedded-supplier.server.ts';
import { worldSeed } from '../demo/world/world-seed.ts';
import { systemClock } from '../domain/time/clock.ts';
import { createBookings } from '../features/booking/create-bookings.server.ts';
import { createBookingMails } from '../features/booking/mails/booking-mails.server.ts';
import { createStaffDesk } from '../features/booking/office/staff-desk.server.ts';
import { createPaperMaker } from '../features/booking/papers/paper-maker.server.ts';
import { createProgressPageLoader } from '../features/booking/progress/load-progress-page.server.ts';
import { createResultPageLoader } from '../features/booking/result/load-result-page.server.ts';
import { createBookingStore } from '../features/booking/store/booking-store.server.ts';
import { createChallengePageLoader } from '../features/checkout/challenge/load-challenge-page.server.ts';
import { createCheckoutStore } from '../features/checkout/checkout-store.server.ts';
import { createExtrasDesk } from '../features/checkout/extras/extras-desk.server.ts';
import { createExtrasPageLoader } from '../features/checkout/extras/load-extras-page.server.ts';
import { createPaymentPageLoader } from '../features/checkout/payment/load-payment-page.server.ts';
import { createTravellersPageLoader } from '../features/checkout/travellers/load-travellers-page.server.ts';
import { whileOpen } from '../features/checkout/while-open.server.ts';
import { createContentStore } from '../features/content/content-store.server.ts';
import { followRedirects } from '../features/content/follow-redirects.server.ts';
import { listContentPages } from '../features/content/list-content-pages.server.ts';
import { createLiveBrands } from '../features/content/live-brands.server.ts';
import { createContentPageLoader, createFrameLoader } from '../features/content/load-content-page.server.ts';
import { createNoticesLoader } from '../features/content/load-notices.server.ts';
import { createFavoritesStore } from '../features/favorites/favorites-store.server.ts';
import { createFavoritesPageLoader } from '../features/favorites/load-favorites-page.server.ts';
import { createDestinationPageLoader } from '../features/glossary/load-destination-page.server.ts';
import { createGlossaryPageLoader } from '../features/glossary/load-glossary-page.server.ts';
import { createHotelPageLoader } from '../features/hotel/load-hotel-page.server.ts';
import { createMediaStore } from '../features/media/media-store.server.ts';
import { readUpload } from '../features/media/read-upload.server.ts';
import { createPlacesPageLoader } from '../features/search/places/load-places-page.server.ts';
import { createResultsPageLoader } from '../features/search/results/load-results-page.server.ts';
import { createAccountStore } from '../features/staff/account-store.server.ts';
import { createPasskeyStore } from '../features/staff/passkey-store.server.ts';
import { createStaffStore } from '../features/staff/staff-store.server.ts';
import { findCountryOf } from '../features/trip-search/offers/find-country-of.server.ts';
import { createTeaserOffers } from '../features/trip-search/teasers/find-teaser-offer.server.ts';
import { createSearch } from '../features/trip-search/visit/create-search.server.ts';
import { startInterval } from '../jobs/start-interval.server.ts';
import { openSharedOffers } from '../offer-index/shared-offers.server.ts';
import { createAnalyticsDesk } from '../ports/analytics/analytics-desk.server.ts';
import { createGa4Analytics } from '../ports/analytics/ga4/ga4-analytics.server.ts';
import { chooseImages } from '../ports/images/choose-images.server.ts';
import type { ImagePort } from '../ports/images/image-port.ts';
import { limitTurns } from '../ports/images/limit-turns.server.ts';
import { openPictureFiles } from '../ports/images/picture-files.server.ts';
import { createUploadImages, type UploadSource } from '../ports/images/uploads/upload-images.server.ts';
import { openOutbox } from '../ports/mail/outbox/outbox-mail.server.ts';
import { createSmtpMail } from '../ports/mail/smtp/smtp-mail.server.ts';
import { createNaturalEarthMapTiles } from '../ports/map-tiles/natural-earth/natural-earth-map-tiles.server.ts';
import { createVendorMapTiles } from '../ports/map-tiles/vendor/vendor-map-tiles.server.ts';
import { openAdyenPayment } from '../ports/payment/adyen/adyen-payment.server.ts';
import { openDatatransPayment } from '../ports/payment/datatrans/datatrans-payment.server.ts';
import type { PaymentFaults } from '../ports/payment/payment-faults-port.ts';
import type { PaymentPort } from '../ports/payment/payment-port.ts';
import type { SupplyFaults } from '../ports/supply/supply-faults-port.ts';
import type { LiveSupply } from '../ports/supply/supply-port.ts';
import type { KeptSupplyLog } from '../ports/supply-log/kept-supply-log-port.ts';
import { openNatsSupplyLog } from '../ports/supply-log/nats/nats-supply-log.server.ts';
import { createPostgresSupplyLog } from '../ports/supply-log/postgres-supply-log.server.ts';
import { readSupplyLogId } from '../ports/supply-log/supply-log-rows.server.ts';
import { developmentAssets, readBuiltAssets } from '../server/files/assets.server.ts';
import { CannotStart } from '../server/process/cannot-start.server.ts';
import { listen } from '../server/process/listen.server.ts';
import { createThreadPool } from '../server/process/thread-pool.server.ts';
import { followSupply, type SupplyEvent } from '../server/supply/follow-supply.server.ts';
import type { Visit } from '../site/visit.ts';
import { buildPath } from '../url.ts';
import { createBookingDoor } from './booking-door.server.ts';
import { openEditing } from './open-editing.server.ts';
import { createOwnTripFinder } from './own-trip-finder.server.ts';
import { openPaperDesk } from './paper-desk.server.ts';
import type { AppDeps } from './serve.server.ts';
import type { Shop } from './shop.server.ts';

/** The built browser side, beside the built server. */
const clientFolder = resolve('dist/client');
/** The painting thread's file: built beside the server, in development its source, whose types Node strips. */
const isBuilt = !import.meta.env.DEV;
const offerThread = isBuilt
  ? resolve('dist/server/offer-thread.js')
  : resolve('src/offer-index/offer-thread.server.ts');
const painterFolder = resolve('src/demo/painter');
const paintWorker = isBuilt
  ? resolve('dist/server/paint-worker.js')
  : join(painterFolder, 'paint-worker.server.ts');
/** The drawing thread's file, likewise. */
const paperThread = isBuilt
  ? resolve('dist/server/paper-thread.js')
  : resolve('src/features/booking/papers/paper-thread.server.ts');
/** Made by `scripts/make-map-tiles.ts`. */
const mapTilesFile = resolve('src/ports/map-tiles/natural-earth/world.tiles');

const megabyte = 1024 * 1024;

/** Milliseconds between two rounds in which the embedded supplier changes prices and stock. */
const driftIntervalMs = 20_000;

/** Chooses what stands behind every port and loader: the one place that knows vendors. Returns when searches have answers. */
export async function wireShop(deps: AppDeps): Promise<Shop> {
  const { env, pool, log } = deps;
  const db = openKysely(pool);
  requireBrand(env.brand);
  const paymentFaults: PaymentFaults = {};
  const payments = await openPayments(deps, db, paymentFaults);
  const content = createContentStore({ db, pool });
  const liveBrands = await createLiveBrands({
    ...{ brands, store: content },
    report: (error) => log.error({ err: error }, 'a brand’s switches or settings could not be read'),
  });
  const takeUpload = limitTurns(1, 8);
  const media = createMediaStore(
    db,
    systemClock,
    async (file) => (await takeUpload(() => readUpload(file))) ?? { ok: false, reason: 'busy' },
  );
  const images = openImages(deps, media);
  const selling = await wireSearch(deps, db);
  const offersFor = createTeaserOffers(selling.search, (error) =>
    log.error({ err: error }, 'a teaser was shown without its price'),
  );
  const editing = openEditing({
    db,
    previews: { store: content, brands, offersFor },
    report: (error) => log.error({ err: error }, 'a planned page could not be published and is tried again'),
  });
  const checkouts = createCheckoutStore(db, systemClock);
  const favorites = createFavoritesStore(db, systemClock);
  const outbox = openOutbox(db, systemClock);
  const mail =
    env.smtpUrl === null
      ? outbox
      : createSmtpMail({
          ...{ url: env.smtpUrl, db, clock: systemClock },
          report: (error) => log.error({ err: error }, 'a mail could not be sent and is tried again'),
        });
  const paperDesk = openPaperDesk(paperThread);
  const bookings = createBookings({
    ...{ db, pool, clock: systemClock, supply: selling.live, payments },
    papers: createPaperMaker({ brands: liveBrands, draw: paperDesk.draw }),
    mails: createBookingMails({
      ...{ db, mail, brands: liveBrands },
      bookings: createBookingStore(db),
      secret: deps.cookieSecret,
    }),
    report: (error) => log.error({ err: error }, 'a booking could not go on and is tried again'),
  });
  const extrasDesk = createExtrasDesk({ live: selling.live, clock: systemClock });
  const bookingDoor = createBookingDoor(bookings);
  const findOwnTrip = createOwnTripFinder(checkouts);
  const resultPages = {
    ...{ bookings, findOwnTrip, secret: deps.cookieSecret },
    findClimate: (visit: Visit, hotelId: number, day: string) =>
      describeClimate(selling.search, visit, hotelId, day),
  };
  return {
    configuredBrand: env.brand ?? undefined,
    brands: liveBrands,
    loaders: {
      homepage: followRedirects(
        createContentPageLoader({ store: content, clock: systemClock, offersFor }),
        content,
      ),
      resultlist: createResultsPageLoader(selling.search),
      all_destinations: createPlacesPageLoader(selling.search),
      hoteldetail: createHotelPageLoader(selling.search),
      favorites: createFavoritesPageLoader(selling.search, favorites),
      seoDestinationGlossary: createGlossaryPageLoader(selling.search),
      seoDestinationContent: createDestinationPageLoader(selling.search),
      checkout_ancillaries: createExtrasPageLoader({
        ...{ checkouts, desk: extrasDesk },
        isUnderWay: (checkoutId) => isUnderWay(bookings, checkoutId),
      }),
      checkout_info: createTravellersPageLoader({
        checkouts,
        desk: extrasDesk,
        isUnderWay: (checkoutId) => isUnderWay(bookings, checkoutId),
        findCountryOf: (visit, hotelId) => findCountryOf(selling.search, visit, hotelId),
      }),
      checkout_customer_payment: whileOpen(
        createPaymentPageLoader({ checkouts, payments, clock: systemClock }),
        bookingDoor,
      ),
      checkout_payment: createChallengePageLoader(checkouts, bookingDoor),
      checkout_processing: createProgressPageLoader({ bookings, findOwnTrip }),
      checkout_success: createResultPageLoader('checkout_success', resultPages),
      checkout_fail: createResultPageLoader('checkout_fail', resultPages),
      checkout_soft_booked: createResultPageLoader('checkout_soft_booked', resultPages),
    },
    listContentPages: (brand) => listContentPages(db, brand),
    loadNotices: createNoticesLoader(content, systemClock),
    loadFrame: createFrameLoader(content, systemClock),
    assets: isBuilt ? readBuiltAssets(clientFolder) : developmentAssets(),
    clientFolder: isBuilt ? clientFolder : null,
    images,
    mapTiles:
      env.mapStyleUrl === null
        ? createNaturalEarthMapTiles(mapTilesFile)
        : createVendorMapTiles(env.mapStyleUrl),
    analytics: env.ga4 === null ? null : createAnalyticsDesk(createGa4Analytics(env.ga4)),
    search: selling.search,
    supplyHealth: selling.health,
    supplySwitches: selling.switches,
    paymentSwitches: turnFaults(paymentFaults),
    checkouts,
    payments,
    bookings,
    extrasDesk,
    media,
    office: {
      ...{ bookings, clock: systemClock },
      staff: createStaffStore(db, systemClock),
      passkeys: createPasskeyStore(db, systemClock),
      accounts: createAccountStore(db, systemClock),
      desk: createStaffDesk({ db, clock: systemClock }),
    },
    editing: editing.room,
    outbox: env.smtpUrl === null && isThisMachineAlone(env) ? outbox : null,
    favorites,
    close: async () => {
      await editing.close();
      content.close();
      await bookings.close();
      await Promise.all([images.close(), paperDesk.close(), payments.close(), mail.close(), selling.close()]);
    },
  };
}

/** A name that no folder has would quietly serve another brand. */
function requireBrand(key: string | null): void {
  if (key === null || brands.has(key)) return;
  throw new CannotStart(
    `The setting BRAND is "${key}" but must be the name of a folder in src/brands: ${[...brands.keys()].join(', ')}.`,
  );
}

/** Painted scenes and the media library's pictures; what either has made lies in one folder. */
function openImages({ env, log }: AppDeps, source: UploadSource): ImagePort {
  const files = openPictureFiles(join(env.dataDir, 'images'), 512 * megabyte);
  const report = (error: unknown) => log.error({ err: error }, 'picture could not be made');
  const pool = createThreadPool<PaintOrder>({
    ...{ workerFile: paintWorker, threads: 2, queueLimit: 64, longestWork: 20_000 },
    describe: ({ sceneKey }) => `Painting ${sceneKey}`,
  });
  return chooseImages({
    painted: createPainterImages({ pool, files, painterVersion: digestPainter(), report }),
    uploaded: createUploadImages({ source, files, takeTurn: limitTurns(2, 64), report }),
  });
}

/** The provider the settings name. The embedded one listens at a port of its own; vendors are called. */
async function openPayments(deps: AppDeps, db: Db, faults: PaymentFaults): Promise<PaymentPort> {
  const { env, pool, log, cookieSecret } = deps;
  const report = (error: unknown) => log.error({ err: error }, 'the payment provider failed');
  const { payment } = env;
  const means = { clock: systemClock, faults, report };
  switch (payment.provider) {
    case 'datatrans':
      return openDatatransPayment({ ...means, db, account: payment.account });
    case 'adyen':
      return openAdyenPayment({ ...means, db, account: payment.account });
    case 'embedded':
      return openEmbeddedPayment({
        ...means,
        pool,
        db,
        secret: cookieSecret,
        publicOrigin: env.paymentOrigin,
        noticeUrl: addressNotices(env),
        listen: (provider) => listen(provider, env.host, env.paymentPort, 'PAYMENT_PORT'),
      });
  }
}

/** Where the payment provider finds the shop on this machine; null where only the shopper's own address tells its port. */
function addressNotices({ host, port }: AppDeps['env']): string | null {
  if (port === 0) return null;
  const here = ['localhost', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${here.includes(':') ? `[${here}]` : here}:${port}${buildPath('payment_notice', {})}`;
}

/** Switches of somebody who goes wrong on purpose. */
function turnFaults<Call extends string, SupplyFault>(faults: Partial<Record<Call, SupplyFault>>) {
  return {
    list: () => ({ ...faults }),
    turn(call: Call, fault: SupplyFault | undefined) {
      if (fault === undefined) delete faults[call];
      else Object.assign(faults, { [call]: fault });
    },
  };
}

/** Only whoever sits at this machine reaches the shop: a demonstration, whose mails may be shown. */
function isThisMachineAlone({ host, baseUrl, trustedProxies }: AppDeps['env']): boolean {
  return host === 'localhost' && trustedProxies === 0 && new URL(baseUrl).hostname === 'localhost';
}

/** What is for sale, and how the search finds it. */
async function wireSearch(
  { env, pool, log, cookieSecret }: AppDeps,
  db: Db,
): Promise<
  Pick<Shop, 'search' | 'close'> & {
    live: LiveSupply;
    health: Shop['supplyHealth'];
    switches: SupplySwitches;
  }
> {
  const faults: SupplyFaults = {};
  const reportError = (error: unknown) => log.error({ err: error }, 'search or supply failed');
  const supply = await openEmbeddedSupplier({
    pool,
    clock: systemClock,
    hotels: env.worldHotels,
    seed: worldSeed,
    secret: cookieSecret,
    faults,
    describeWorld: describeDemoWorld,
  });
  const offers = openSharedOffers({
    readers: env.searchThreads,
    threadFile: offerThread,
    report: reportError,
  });
  const supplyLog: KeptSupplyLog =
    env.natsUrl === null
      ? createPostgresSupplyLog({ db, pool, report: reportError })
      : await openNatsSupplyLog({ db, url: env.natsUrl, report: reportError });
  const follower = followSupply({
    supply,
    log: supplyLog,
    offers,
    pool,
    snapshotFolder: join(env.dataDir, 'offers', await readSupplyLogId(db)),
    clock: systemClock,
    report: (event) => reportSupply(log, event),
  });
  const search = createSearch({ offers, supply, db, clock: systemClock, report: reportError });
  await Promise.all([follower.ready, search.refresh()]);
  const drift = startInterval({
    intervalMs: driftIntervalMs,
    run: () => supply.runDrift(),
    report: reportError,
  });
  return {
    search,
    live: supply.live,
    health: follower.health,
    switches: turnFaults(faults),
    async close() {
      await drift.close();
      await Promise.all([follower.close(), search.close()]);
      await Promise.all([offers.close(), supplyLog.close(), supply.close()]);
    },
  };
}

function reportSupply(log: AppDeps['log'], event: SupplyEvent): void {
  if (event.kind === 'failed')
    log.error({ err: event.error }, 'following the supply failed and is tried again');
  else if (event.kind === 'refused') log.warn(event, 'supply changes were refused');
  else log.info(event, 'offers loaded');
}

/** A short digest of what paints: a picture painted by an older painter is painted again. */
function digestPainter(): string {
  const sources = isBuilt ? [paintWorker] : listSources(painterFolder);
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(folder, file));
}
