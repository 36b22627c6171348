import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { VoucherDeps } from '../../src/api/vouchers/voucher-deps.ts';
import { brandsAsShipped } from '../../src/brands/load-brands.server.ts';
import { createFakePayment } from '../../src/demo/payment-provider/fake-payment.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import type { BookingFigures } from '../../src/features/booking/limits/booking-figures.server.ts';
import type { Bookings } from '../../src/features/booking/model/bookings.ts';
import type { ExtrasService } from '../../src/features/checkout/extras/extras-service.server.ts';
import type { FavoritesStore } from '../../src/features/favorites/favorites-store.server.ts';
import { buildApp } from '../../src/main/build-app.server.ts';
import { type Env, readEnv } from '../../src/main/settings/env.server.ts';
import type { Shop } from '../../src/main/wiring/shop.server.ts';
import { createNoCaptcha } from '../../src/ports/captcha/no-captcha.server.ts';
import { createFakeImages, type FakeImages } from '../../src/ports/images/fake-images.server.ts';
import { createVendorMapTiles } from '../../src/ports/map-tiles/vendor/vendor-map-tiles.server.ts';
import { openLog } from '../../src/server/process/open-log.server.ts';
import { createSites } from '../../src/server/visitor/sites.server.ts';
import { signVisitorKey } from '../../src/server/visitor/visitor-cookies.server.ts';
import type { PageData } from '../../src/site/page-data.ts';
import { UnavailableError } from '../../src/site/unavailable-error.ts';
import type { Search } from '../../src/trip-search/visit/create-search.server.ts';
import { oneAccount } from './paying/one-account.ts';
import { createFakeCodes } from './vouchers/fake-codes.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly images: FakeImages;
  /** What was logged so far, one entry per line. */
  readonly log: readonly Record<string, unknown>[];
}

interface TestAppOptions {
  /** Settings, as the environment would give them. */
  readonly settings?: Record<string, string>;
  readonly env?: Partial<Env>;
  readonly shop?: Partial<Shop>;
  readonly pool?: pg.Pool;
}

/** No server listens there: an app whose test is not about the database gets a pool that never answers. */
const noDatabase = 'postgresql://nobody@127.0.0.1:1/none';

export const cookieSecret = 'a secret for tests that nobody else has';

/** The whole server with a home page, made-up pictures and a log that can be read. Close it after use. */
export async function buildTestApp({
  settings = {},
  env = {},
  shop = {},
  pool,
}: TestAppOptions = {}): Promise<TestApp> {
  const images = createFakeImages();
  const log: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      log.push(JSON.parse(String(line)) as Record<string, unknown>);
      done();
    },
  });
  const app = await buildApp(
    {
      env: { ...readEnv({ BRAND: 'abendmeer', BASE_URL: 'http://shop.test', ...settings }), ...env },
      pool: pool ?? new pg.Pool({ connectionString: noDatabase, connectionTimeoutMillis: 200 }),
      log: openLog('info', stream),
      cookieSecret,
    },
    {
      sites: createSites({
        brands: brandsAsShipped,
        baseUrl: settings.BASE_URL ?? 'http://shop.test',
        configuredBrand: 'abendmeer',
      }),
      loaders: { homepage: async (_visit, { params }) => (params.slug === undefined ? homePage : null) },
      listContentPages: async () =>
        ['', 'kreta'].map((slug) => ({ slug, changedAt: new Date('2026-11-01T08:00:00Z') })),
      findPageChanges: async () => new Map([[1, new Date('2026-11-02T08:00:00Z')]]),
      loadNotices: async () => undefined,
      loadFrame: async () => ({ topNavigation: null, footer: null }),
      assets: {
        forPage: () => ({ scripts: ['/assets/boot.js'], styles: ['/assets/design.css'], fonts: [] }),
        forOffice: () => ({ scripts: ['/assets/passkeys.js'] }),
        forEditor: () => ({ scripts: ['/assets/editor.js'], styles: ['/assets/editor.css'], fonts: [] }),
      },
      clientFolder: null,
      images,
      mapTiles: { ...createVendorMapTiles('https://maps.test/style.json'), origins: [] },
      captcha: createNoCaptcha(),
      search: noSearch,
      supplyHealth: () => ({ isReady: true, isLeader: true, sequence: 7, age: 1_500 }),
      analytics: null,
      countStep: () => undefined,
      supplySwitches: null,
      paymentSwitches: null,
      loyaltySwitches: null,
      favorites: noFavorites,
      checkouts: {
        create: () => Promise.reject(new Error('No checkout here')),
        find: async () => null,
        hasSuccessor: async () => false,
        adopt: async () => {},
        change: () => Promise.reject(new Error('No checkout here')),
      },
      partnerCheckouts: {
        find: async () => null,
        issueKey: async () => null,
        open: async () => false,
      },
      codes: createFakeCodes(),
      payments: oneAccount(createFakePayment({ clock: systemClock })),
      takeFlightWebhook: null,
      bookings: noBookings,
      bookingFigures: noFigures,
      countOverdueBookings: async () => 0,
      countLateRefunds: async () => 0,
      countOpenWithdrawals: async () => 0,
      readVoucherLiability: async () => [],
      members: null,
      newsletter: null,
      priceAlerts: noPriceAlerts,
      complaints: null,
      roomRequests: null,
      findPayable: async () => null,
      vouchers: noVouchers,
      trips: noTrips,
      withdrawals: { receive: () => Promise.reject(new Error('No withdrawals here')) },
      media: null,
      office: null,
      editing: null,
      outbox: null,
      extrasService: noExtrasService,
      loyalty: null,
      close: async () => undefined,
      ...shop,
    },
  );
  await app.ready();
  return { app, images, log };
}

/** A store that is empty and cannot be written. */
const noFavorites: FavoritesStore = {
  list: async () => [],
  add: () => Promise.reject(new Error('No favourites here')),
  remove: async () => {},
  merge: async () => {},
  erase: async () => {},
  findShareToken: async () => null,
  findShared: async () => null,
};

/** Nothing was ever ordered and nothing can be. */
export const noBookings: Bookings = {
  place: () => Promise.reject(new Error('No bookings here')),
  follow: async () => null,
  proceed: async () => null,
  abandonChallenge: async () => null,
  cancel: async () => 'not-possible',
  withdraw: async () => 'not-possible',
  cancelUnpaid: async () => false,
  cancelFree: async () => false,
  handleWebhook: async () => {},
  findTravelDocument: async () => null,
};

/** Nobody has booked anything. */
export const noTrips: Shop['trips'] = {
  showOffers: async () => [],
  answerVoucherOffer: async () => 'gone',
  noticeAnswers: { answer: async () => 'not-possible' },
  access: { open: async () => null },
  codes: { send: async () => 'sent', check: async () => false },
  links: { request: async () => {} },
  data: { export: async () => ({}), isErasable: async () => false, erase: async () => false },
  bookings: { ...noBookings },
  findChange: async () => null,
  payments: oneAccount(createFakePayment({ clock: systemClock })),
  judge: async () => ({ kind: 'not-offered' }),
  listRefunds: async () => [],
  walletIssuer: null,
  maps: { render: async () => null },
  drafts: { seal: () => '', open: () => null },
  reviews: { send: async () => 'closed', withdraw: async () => false },
  readPicture: async () => ({ ok: false, reason: 'not-a-picture' }),
  clock: systemClock,
};

/** Nobody has an alert and nobody can ask for one. */
const noPriceAlerts: Shop['priceAlerts'] = {
  alerts: {
    request: () => Promise.reject(new Error('No price alerts here')),
    sealTyped: () => '',
    openTyped: () => null,
    findPending: async () => null,
    confirm: async () => 'ended',
    list: async () => null,
    end: async () => false,
    prolong: async () => false,
    exportData: async () => [],
    eraseData: async () => {},
  },
  formatTripLine: () => '',
};

const noVouchers: VoucherDeps = {
  checkouts: {
    create: () => Promise.reject(new Error('No vouchers here')),
    find: async () => null,
    setInfo: () => Promise.reject(new Error('No vouchers here')),
    passCaptcha: async () => {},
  },
  stock: { listAvailable: async () => [], take: async () => false, giveBackUnsold: async () => {} },
  bookings: noBookings,
  payments: oneAccount(createFakePayment({ clock: systemClock })),
  clock: systemClock,
  captcha: null,
};

const noFigures: BookingFigures = {
  countOpenHolds: async () => 0,
  refusedHolds: {},
  releasedHolds: {},
  pausedCards: {},
};

/** A supplier that is silent. */
const noExtrasService: ExtrasService = {
  requestOffer: async () => ({ state: 'no-answer' }),
  loadOffer: async () => ({ state: 'no-answer' }),
  requestPrice: async () => ({ state: 'no-answer' }),
};

/** A shop whose offers have not been read yet. */
const noSearch: Search = {
  visit() {
    throw new UnavailableError('Nothing is sold here');
  },
  listUnknownNames: () => [],
  sequence: async () => 0,
  refresh: async () => undefined,
  close: async () => undefined,
};

const homePage: PageData = {
  code: 200,
  pageMetaContent: { title: 'Home', description: 'The home page' },
  route: 'homepage',
  view: 'content',
  props: { modules: [] },
};

/** Headers a browser sends with a call made by a page of this site. */
export const fromThisSite = { 'sec-fetch-site': 'same-origin' } as const;

/** The cookie of a visitor's session; none for a visitor without one. */
export function sessionCookie(app: FastifyInstance, session: string | null): string {
  return session === null ? '' : `session=${encodeURIComponent(signVisitorKey(app, 'session', session))}`;
}
