import { createOfficeBrands } from '../../api/office/brands/office-brands.server.ts';
import { createTripMaps } from '../../api/trips/create-trip-maps.server.ts';
import type { Brand } from '../../brands/brand.ts';
import { euroRates } from '../../brands/euro-rates.ts';
import { brands } from '../../brands/load-brands.server.ts';
import { createFormReplies } from '../../database/form-replies.server.ts';
import { type Db, openKysely } from '../../database/open-kysely.server.ts';
import { officeFigures, roomRequestPolicy } from '../../defaults.ts';
import { createPictureLoader } from '../../demo/supplier/content/create-picture-loader.server.ts';
import { createSupplierPictures } from '../../demo/supplier/content/supplier-pictures.server.ts';
import { createDeliveries } from '../../demo/supplier/import/deliveries.server.ts';
import { pricedIn } from '../../domain/money/purchase-currency.ts';
import { systemClock } from '../../domain/time/clock.ts';
import {
  createHotelPictures,
  noHotelPictures,
} from '../../features/booking/documents/hotel-pictures.server.ts';
import { withdrawInsurance } from '../../features/booking/insurance/withdraw-insurance.server.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { createNoticeTaskList } from '../../features/booking/notices/list-notices.server.ts';
import { listDailySales } from '../../features/booking/office/figures/list-daily-sales.server.ts';
import { listDepartures } from '../../features/booking/office/figures/list-departures.server.ts';
import { findBookingOfCaller } from '../../features/booking/office/find-booking-of-caller.server.ts';
import {
  createBookingTaskList,
  createOwedTaskList,
} from '../../features/booking/office/list-booking-tasks.server.ts';
import { createOfficeService } from '../../features/booking/office/office-service.server.ts';
import { createSupplierTaskList } from '../../features/booking/office/suppliers/supplier-task-list.server.ts';
import {
  countLateRefunds,
  createRefundTaskList,
} from '../../features/booking/refunds/list-refunds.server.ts';
import { createReviewPictures } from '../../features/booking/reviews/review-pictures.server.ts';
import { createReviewTaskList } from '../../features/booking/reviews/review-task-list.server.ts';
import { readVoucherLiability } from '../../features/booking/store/voucher-ledger.server.ts';
import { hasOpenedCase } from '../../features/cases/store/has-opened-case.server.ts';
import { createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { createExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import { createPartnerCheckouts } from '../../features/checkout/partner-checkouts.server.ts';
import { createContentScenes } from '../../features/content/content-scenes.server.ts';
import { listContentPages } from '../../features/content/list-content-pages.server.ts';
import { createFrameLoader } from '../../features/content/load-content-page.server.ts';
import { createNoticesLoader } from '../../features/content/load-notices.server.ts';
import { createDeliveryTaskList } from '../../features/deliveries/delivery-task-list.ts';
import { createFavoritesStore } from '../../features/favorites/favorites-store.server.ts';
import { findPageChanges } from '../../features/glossary/page-changes.server.ts';
import {
  createRestoreOffice,
  createRestoreTaskList,
} from '../../features/restore/restore-findings.server.ts';
import type { RoomRequestsDeps } from '../../features/room-requests/room-requests-deps.server.ts';
import { createStepCounter, readStepCounts } from '../../features/staff/figures/step-counter.server.ts';
import { createVoucherSales } from '../../features/vouchers/sale/voucher-sales.server.ts';
import { withdrawVoucher } from '../../features/vouchers/sale/withdraw-voucher.server.ts';
import {
  countOpenWithdrawals,
  createWithdrawalTaskList,
} from '../../features/withdrawal/office/withdrawal-office.server.ts';
import type { UploadSource } from '../../ports/images/uploads/upload-images.server.ts';
import type { LoyaltyFaults } from '../../ports/loyalty/loyalty-faults-port.ts';
import type { PaymentFaults } from '../../ports/payment/payment-faults-port.ts';
import { developmentAssets, readBuiltAssets } from '../../server/files/assets.server.ts';
import { createSites } from '../../server/visitor/sites.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { createTeaserOffers } from '../../trip-search/teasers/teaser-offers.server.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';
import { clientFolder, isBuilt } from './build-paths.ts';
import { createFaultSwitches } from './fault-switches.ts';
import { fillBookings } from './fill-bookings.server.ts';
import { openEditing } from './open-editing.server.ts';
import { wirePricePreview } from './sale/wire-price-preview.server.ts';
import { wireSaleCheck } from './sale/wire-sale-check.server.ts';
import type { Shop } from './shop.server.ts';
import { createShownScenes } from './shown-scenes.server.ts';
import { wireMapPictures, wireMapTiles } from './site/wire-map-tiles.server.ts';
import { wireBooking } from './wire-booking.server.ts';
import { wireCaptcha } from './wire-captcha.server.ts';
import { wireCases } from './wire-cases.server.ts';
import { wireComplaintFiles, wireComplaints } from './wire-complaints.server.ts';
import { wireContent } from './wire-content.server.ts';
import { wireDocuments } from './wire-documents.server.ts';
import { wireLoyalty } from './wire-loyalty.server.ts';
import { wireMail } from './wire-mail.server.ts';
import { wireMembers } from './wire-members.server.ts';
import { wireNewsletter } from './wire-newsletter.server.ts';
import { wirePages } from './wire-pages.server.ts';
import { wirePayment } from './wire-payment.server.ts';
import { wirePictures } from './wire-pictures.server.ts';
import { wirePriceAlerts } from './wire-price-alerts.server.ts';
import { countOverdueBookings, wireRetention } from './wire-retention.server.ts';
import { wireSearch } from './wire-search.server.ts';
import { wireStaff } from './wire-staff.server.ts';
import { wireTrips } from './wire-trips.server.ts';
import { wireVoucherSale } from './wire-voucher-sale.server.ts';
import { wireVouchers } from './wire-vouchers.server.ts';
import { wireWithdrawals } from './wire-withdrawals.server.ts';

/** What there is to look at and to pay for. */
type Goods = Awaited<ReturnType<typeof wireGoods>>;
/** What turns an order into a booking. */
type Orders = Awaited<ReturnType<typeof wireOrders>>;
/** What customers do around a booking: sign in, change, withdraw, complain. */
type Services = Awaited<ReturnType<typeof wireServices>>;

/** Puts the shop together, with the adapters of its settings (`choose-adapter.server.ts`). Returns when searches have answers. */
export async function wireShop(deps: AppDeps): Promise<Shop> {
  const { env, pool, log } = deps;
  requireBrand(env.brand);
  const db = openKysely(pool);
  const goods = await wireGoods(deps, db);
  const staffStores = await wireStaff(deps, (message) => log.warn(message));
  const orders = await wireOrders(deps, db, goods);
  const services = await wireServices(deps, db, goods, orders);
  const { content, media, sites, payments, paymentFaults, selling, search, images, offersFor } = goods;
  const { wiredLoyalty, loyaltyFaults, editing, checkouts, favorites, extrasService } = goods;
  const { outbox, vouchers, newsletter, priceAlerts, bookings, findPayable, bookingFigures } = orders;
  const { members, trips, captcha, voucherSale, withdrawals, complaints, roomRequests, steps } = services;
  return {
    sites,
    loaders: wirePages({
      content,
      offersFor,
      search,
      favorites,
      checkouts,
      extrasService,
      payments,
      bookings,
      loyalty: wiredLoyalty,
      members,
      newsletter,
      priceAlerts,
      complaintReplies: complaints.replies,
      roomRequests,
      vouchers: voucherSale.vouchers,
      trips,
      findPayable,
      secret: deps.cookieSecret,
    }),
    listContentPages: (brand) => listContentPages(db, brand),
    findPageChanges: (kind) => findPageChanges(db, kind),
    loadNotices: createNoticesLoader(content, systemClock),
    loadFrame: createFrameLoader(content, systemClock),
    assets: isBuilt ? readBuiltAssets(clientFolder) : developmentAssets(),
    clientFolder: isBuilt ? clientFolder : null,
    images,
    mapTiles: wireMapTiles(env),
    captcha,
    analytics: chooseAdapter.analytics(env).open(),
    countStep: steps.countStep,
    search,
    supplyHealth: selling.health,
    supplySwitches: selling.switches,
    paymentSwitches: createFaultSwitches(paymentFaults),
    loyaltySwitches: wiredLoyalty === null ? null : createFaultSwitches(loyaltyFaults),
    checkouts,
    partnerCheckouts: createPartnerCheckouts(db, systemClock),
    codes: vouchers.codes,
    payments,
    bookings,
    bookingFigures,
    countLateRefunds: () => countLateRefunds({ db, clock: systemClock }),
    countOverdueBookings: () => countOverdueBookings({ db, clock: systemClock }),
    countOpenWithdrawals: () => countOpenWithdrawals(db),
    readVoucherLiability: () => readVoucherLiability(db, systemClock.now()),
    extrasService,
    loyalty: wiredLoyalty,
    media,
    office: wireOffice(deps, db, goods, orders, services, staffStores),
    editing: editing.deps,
    outbox: env.smtpUrl === null ? outbox : null,
    favorites,
    members,
    newsletter,
    priceAlerts,
    complaints,
    roomRequests,
    vouchers: voucherSale.vouchers,
    takeFlightWebhook: selling.takeFlightWebhook,
    findPayable,
    withdrawals,
    trips,
    close: () => closeShop(goods, orders, services),
  };
}

/** Content, offers and pictures, and the parties that take the money. */
async function wireGoods(deps: AppDeps, db: Db) {
  const { env, pool, log } = deps;
  const paymentFaults: PaymentFaults = {};
  const { content, liveBrands, media } = await wireContent(deps, db);
  const { baseUrl, brand } = env;
  const sites = createSites({ brands: liveBrands, baseUrl, configuredBrand: brand ?? undefined });
  // The provider is opened first and may report at once: until bookings are there, what it says waits.
  const opening = Promise.withResolvers<Bookings>();
  const payments = await wirePayment(
    deps,
    db,
    { faults: paymentFaults, sites, sellers: listSellers(deps.brands ?? brands) },
    async (webhook, companyId) => (await opening.promise).handleWebhook(webhook, companyId),
  );
  const selling = await wireSearch(deps, db);
  const { search } = selling;
  const isShown = createShownScenes(env, { search, contentScenes: createContentScenes(db, content) });
  const images = wirePictures(deps, {
    source: joinSources(media, createReviewPictures(db), createSupplierPictures(pool, systemClock)),
    isShown,
  });
  const offersFor = createTeaserOffers(search, (error) =>
    log.error({ err: error }, 'a teaser was shown without its price'),
  );
  const loyaltyFaults: LoyaltyFaults = {};
  const wiredLoyalty = await wireLoyalty(deps, db, { faults: loyaltyFaults, sites, liveBrands });
  const editing = openEditing({
    db,
    previews: { store: content, brands, offersFor },
    report: (error) => log.error({ err: error }, 'a planned page could not be published and is tried again'),
  });
  const checkouts = createCheckoutStore(db, systemClock);
  const favorites = createFavoritesStore(db, systemClock);
  const isPricedAs = pricedIn(env.supplyCurrency);
  const extrasService = createExtrasService({ live: selling.live, clock: systemClock, isPricedAs });
  return {
    content,
    liveBrands,
    media,
    sites,
    payments,
    paymentFaults,
    /** Takes the bookings once they are there. */
    handBookings: opening.resolve,
    selling,
    search,
    images,
    offersFor,
    wiredLoyalty,
    loyaltyFaults,
    editing,
    checkouts,
    favorites,
    isPricedAs,
    extrasService,
  };
}

/** Mails, documents, vouchers and the workflow of bookings. */
async function wireOrders(deps: AppDeps, db: Db, goods: Goods) {
  const { log } = deps;
  const { liveBrands, payments, selling, search, images, wiredLoyalty, isPricedAs } = goods;
  const { createDocuments, render, close: closeDocuments } = wireDocuments(liveBrands);
  const pictures = createHotelPictures(images, (error) =>
    log.error({ err: error }, 'a document or mail goes without the picture of its hotel'),
  );
  await fillBookings(deps, {
    db,
    brands: liveBrands,
    search,
    supply: selling.live,
    supplyFaults: selling.faults,
    payments,
    // The start of a shop does not wait for paintings.
    documents: createDocuments(noHotelPictures),
  });
  const { mail, outbox } = wireMail(deps, db);
  const vouchers = await wireVouchers(deps, { db, liveBrands, mail, render });
  const newsletter = await wireNewsletter(deps, { db, mail, liveBrands });
  const priceAlerts = await wirePriceAlerts(deps, { db, mail, liveBrands, search });
  const sales = createVoucherSales(liveBrands);
  const booking = wireBooking(deps, {
    vouchers: vouchers.holds,
    loyalty: wiredLoyalty && { port: wiredLoyalty.loyalty, accounts: wiredLoyalty.links },
    sales,
    db,
    mail,
    supply: selling.live,
    isPricedAs,
    notices: selling.notices,
    payments,
    liveBrands,
    documents: createDocuments(pictures),
    pictures,
    newsletter,
  });
  const { bookings, findPayable, figures: bookingFigures } = booking;
  goods.handBookings(bookings);
  return {
    mail,
    outbox,
    vouchers,
    newsletter,
    priceAlerts,
    sales,
    booking,
    bookings,
    findPayable,
    bookingFigures,
    closeDocuments,
  };
}

/** Accounts, booked trips, vouchers, withdrawals and complaints. */
async function wireServices(deps: AppDeps, db: Db, goods: Goods, orders: Orders) {
  const { env, pool, log } = deps;
  const { liveBrands, sites, payments, selling, search, wiredLoyalty, checkouts, favorites, isPricedAs } =
    goods;
  const { mail, vouchers, newsletter, priceAlerts, sales, bookings } = orders;
  const complaintFiles = wireComplaintFiles(deps, db);
  const { caseFiles, folder: uploadsFolder } = complaintFiles;
  const wiredMembers = await wireMembers(deps, {
    db,
    caseFiles,
    sites,
    mail,
    favorites,
    checkouts,
    search,
    newsletter,
    priceAlerts: priceAlerts.alerts,
    loyaltyLinks: wiredLoyalty?.links ?? null,
  });
  const members = wiredMembers?.members ?? null;
  const trips = wireTrips({
    db,
    bookings,
    checkouts,
    mail,
    search,
    supply: selling.live,
    isPricedAs,
    payments,
    liveBrands,
    newsletter,
    priceAlerts: priceAlerts.alerts,
    secret: deps.cookieSecret,
    walletIssuer: env.wallet,
    maps: createTripMaps(search, wireMapPictures()),
    vouchers: vouchers.holds,
    sales,
    refundWaitMs: env.refundWaitMs,
  });
  const captcha = wireCaptcha(deps, db);
  const voucherSale = wireVoucherSale(deps, {
    db,
    bookings,
    payments,
    captcha,
    liveBrands,
    digests: vouchers.digests,
    send: vouchers.send,
  });
  const {
    withdrawals,
    office: withdrawalOffice,
    close: closeWithdrawals,
  } = wireWithdrawals(deps, {
    db,
    mail,
    liveBrands,
    contracts: [
      { withdraw: (withdrawal) => withdrawVoucher({ db, bookings }, withdrawal) },
      { withdraw: (withdrawal) => withdrawInsurance({ db, bookings }, withdrawal) },
    ],
  });
  const cases = await wireCases(deps, { db, mail, liveBrands, files: caseFiles });
  const complaints = wireComplaints(deps, { db, files: complaintFiles, captcha, openCase: cases.openCase });
  const roomRequests: RoomRequestsDeps = {
    db,
    clock: systemClock,
    search,
    openCase: cases.openCase,
    hasOpenedCase: (submissionKey) => hasOpenedCase(db, submissionKey),
    replies: createFormReplies(db, systemClock, {
      secret: deps.cookieSecret,
      purpose: 'room request reply',
      lifetimeMs: roomRequestPolicy.replyLifetimeMs,
    }),
    secret: deps.cookieSecret,
    formatTripLine: priceAlerts.formatTripLine,
  };
  const steps = createStepCounter({
    db,
    clock: systemClock,
    report: (error) => log.error({ err: error }, 'steps of sales could not be stored and are tried again'),
  });
  const retention = wireRetention({ db, clock: systemClock, caseFiles, uploadsFolder }, (error) =>
    log.error({ err: error }, 'personal data could not be erased and is tried again'),
  );
  const deliveries = createDeliveries({
    pool,
    clock: systemClock,
    currencyInfo: euroRates,
    pictures: createPictureLoader(env.pictureHosts),
  });
  return {
    wiredMembers,
    members,
    trips,
    captcha,
    voucherSale,
    withdrawals,
    withdrawalOffice,
    closeWithdrawals,
    complaintFiles,
    complaints,
    roomRequests,
    cases,
    steps,
    retention,
    deliveries,
  };
}

/** The back office. */
function wireOffice(
  { env, pool }: AppDeps,
  db: Db,
  { selling }: Goods,
  { vouchers, sales, booking, bookings }: Orders,
  { cases, withdrawalOffice, trips, deliveries }: Services,
  staffStores: Awaited<ReturnType<typeof wireStaff>>,
): Shop['office'] {
  return {
    bookings,
    findBookingOfCaller: (session) => findBookingOfCaller(db, session),
    clock: systemClock,
    cases: cases.office,
    vouchers: vouchers.office,
    withdrawals: withdrawalOffice,
    reviews: trips.reviews,
    deliveries,
    pricePreview: wirePricePreview({
      pool,
      clock: systemClock,
      brands,
      findPurchase: selling.findPurchase,
    }),
    restore: createRestoreOffice(db, systemClock),
    saleCheck: wireSaleCheck({ pool, clock: systemClock, brands, supplyCurrency: env.supplyCurrency }),
    ...staffStores,
    service: createOfficeService({
      db,
      clock: systemClock,
      vouchers: vouchers.holds,
      sales,
      links: booking.links,
      refundWaitMs: env.refundWaitMs,
    }),
    tasks: [
      createBookingTaskList(db, sales),
      createOwedTaskList(db, systemClock),
      createSupplierTaskList(db),
      createRefundTaskList({ db, clock: systemClock }),
      createNoticeTaskList(db, systemClock),
      cases.listTasks,
      createReviewTaskList(trips.reviews),
      createWithdrawalTaskList(db),
      createDeliveryTaskList(deliveries),
      createRestoreTaskList(db),
    ],
    figures: {
      readSteps: (range) => readStepCounts(db, range),
      listSales: (range) => listDailySales(db, range),
      listDepartures: (range, brands) =>
        listDepartures(db, range, { brands, limit: officeFigures.departures }),
    },
    notices: booking.notices,
    brands: [...brands.values()].map(({ key, name }) => [key, name]),
    brandOf: createOfficeBrands(db),
  };
}

/** First what begins something of its own, then what that still works with. */
async function closeShop(goods: Goods, orders: Orders, services: Services): Promise<void> {
  const { editing, content, wiredLoyalty, images, payments, selling } = goods;
  const { vouchers, booking, newsletter, priceAlerts, mail, closeDocuments } = orders;
  const { retention, steps, complaintFiles, voucherSale, closeWithdrawals, cases, wiredMembers } = services;
  await Promise.all([
    editing.close(),
    retention.close(),
    steps.close(),
    priceAlerts.alerts.close(),
    complaintFiles.close(),
    vouchers.close(),
    voucherSale.close(),
    closeWithdrawals(),
  ]);
  content.close();
  await Promise.all([
    booking.close(),
    cases.close(),
    wiredMembers?.close(),
    newsletter?.close(),
    wiredLoyalty?.close(),
  ]);
  await mail.close();
  await Promise.all([closeDocuments(), images.close(), payments.close(), selling.close()]);
}

/** Companies that brands sell for, by id, each with the key of one of its brands. */
function listSellers(all: ReadonlyMap<string, Brand>): ReadonlyMap<string, string> {
  return new Map([...all.values()].map(({ key, company }) => [company.id, key]));
}

/** Refuses an unknown name, which would serve another brand. */
function requireBrand(key: string | null): void {
  if (key === null || brands.has(key)) return;
  throw new StartupError(
    `The setting BRAND is "${key}" but must be the name of a folder in src/brands: ${[...brands.keys()].join(', ')}.`,
  );
}

/** Editors' pictures, those of guests' reviews and those of hotels: no two have the same id. */
function joinSources(...sources: readonly UploadSource[]): UploadSource {
  async function findFirst<Found>(
    find: (source: UploadSource) => Promise<Found | null>,
  ): Promise<Found | null> {
    for (const source of sources) {
      const found = await find(source);
      if (found !== null) return found;
    }
    return null;
  }
  return {
    findFraming: (id) => findFirst((source) => source.findFraming(id)),
    findPicture: (id) => findFirst((source) => source.findPicture(id)),
  };
}
