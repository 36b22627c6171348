import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Brand } from '../../brands/brand.ts';
import type { LiveBrands } from '../../brands/load-brands.server.ts';
import { ownMarketOf } from '../../brands/own-market.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { bookingTimings } from '../../defaults.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import type { Instalments } from '../../domain/booking/instalments.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import { chargedCurrencyOf } from '../../domain/places/market.ts';
import { withMarkup } from '../../domain/search/charged/with-markup.ts';
import { dayAt, formatDay, requireDay, splitDay } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import { parseVoucherCode } from '../../domain/vouchers/voucher-code.ts';
import { createBookings } from '../../features/booking/create-bookings.server.ts';
import { noHotelPictures } from '../../features/booking/documents/hotel-pictures.server.ts';
import { createBookingMails } from '../../features/booking/mails/booking-mails.server.ts';
import { type BookingRecord, paymentReference } from '../../features/booking/model/booking-record.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import { isAtRest } from '../../features/booking/model/states/booking-state.ts';
import type { DocumentRenderer } from '../../features/booking/model/travel-document.ts';
import { noVoucherHolds } from '../../features/booking/model/voucher-holds.server.ts';
import { noVoucherSales } from '../../features/booking/model/voucher-sales.server.ts';
import { createOfficeService } from '../../features/booking/office/office-service.server.ts';
import { createBookingStore } from '../../features/booking/store/booking-store.server.ts';
import { voucherLedger } from '../../features/booking/store/voucher-ledger.server.ts';
import { type Checkout, type CheckoutVoucher, priceCheckout } from '../../features/checkout/checkout.ts';
import { createCheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { freezeCheckout } from '../../features/checkout/freeze-checkout.server.ts';
import { buildBookingOrder } from '../../features/checkout/payment/build-booking-order.ts';
import { planCheckoutInstalments } from '../../features/checkout/plan-checkout-instalments.ts';
import { insertVoucher, issueVoucher } from '../../features/vouchers/store/issue-voucher.server.ts';
import type { VoucherDigests } from '../../features/vouchers/store/voucher-digests.server.ts';
import { createVoucherHolds } from '../../features/vouchers/store/voucher-holds.server.ts';
import { openOutboxMail } from '../../ports/mail/outbox/outbox-mail.server.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { SupplyFaults } from '../../ports/supply/supply-faults-port.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { announceToTraveller } from './announce-to-traveller.server.ts';
import { buildTraveller } from './build-traveller.ts';
import { type DemoTrip, type DescribeTrip, findDemoTrip, moveTripBack } from './find-demo-trip.server.ts';
import type { NamedBooking, NamedTraveller } from './named-booking.ts';
import { createPastSupply } from './past-supply.server.ts';

/** Parts of the shop that make a demo booking. */
export interface DemoBookingDeps {
  readonly db: Db;
  /** For sessions of their own: the fill lock, the supplier's transaction, messages between processes. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly brands: LiveBrands;
  readonly search: Search;
  readonly supply: LiveSupply;
  /** Fault switches of the embedded supplier, turned on only while a demo booking is made. */
  readonly supplyFaults: SupplyFaults;
  readonly payments: CompanyPayments;
  readonly documents: DocumentRenderer;
  readonly describeTrip: DescribeTrip;
  /** Digests of the codes of gift vouchers. */
  readonly openDigests: () => Promise<VoucherDigests>;
  /** Signs the links in mails. */
  readonly secret: string;
  /** Address of the shop; on this machine each brand has a host of its own. */
  readonly baseUrl: string;
  readonly report: (error: unknown) => void;
}

/** Pause between two reads of a booking that is being made. */
const readIntervalMs = 10;
/** Limit for one demo booking, on a busy machine. */
const settleTimeoutMs = 20_000;
/** Author and reason in the timeline of a cancelled demo booking. */
const staffNote = { by: 'Demo', note: 'Auf Kundenwunsch storniert' };

/**
 * Makes a named booking with the shop's own workflow on an earlier clock. Its mails go to the outbox only.
 * @throws Error when the booking ends in another state than expected
 */
export async function placeNamedBooking(
  deps: DemoBookingDeps,
  named: NamedBooking,
  session: string,
  takenHotels: Set<number>,
): Promise<void> {
  const found = await findTrip(deps, named, takenHotels);
  takenHotels.add(found.offer.key.hotelId);
  const order = await openOrder(deps, named, session, found);
  const supply =
    named.movedBackDays === undefined
      ? deps.supply
      : createPastSupply({ ...deps, live: deps.supply, offer: found.offer });
  const placed = await runWorkflow({ ...deps, supply }, named, named.placedMinutesAgo, async (bookings) => {
    await bookings.place(order, 0);
    return settle(deps, order.checkoutId);
  });
  const { cancelledMinutesAgo, chargedBackMinutesAgo, announced } = named;
  let ended = placed;
  if (cancelledMinutesAgo !== undefined) ended = await cancel(deps, named, placed, cancelledMinutesAgo);
  if (chargedBackMinutesAgo !== undefined)
    ended = await chargeBack(deps, named, placed, chargedBackMinutesAgo);
  requireExpectedEnd(named, ended);
  if (announced !== undefined)
    await announceToTraveller(
      { ...deps, clock: lagBehind(deps, announced.minutesAgo) },
      ended,
      announced.change,
    );
}

function lagBehind({ clock }: Pick<DemoBookingDeps, 'clock'>, minutes: number): Clock {
  return { now: () => new Date(clock.now().getTime() - minutes * 60_000) };
}

async function findTrip(
  deps: DemoBookingDeps,
  named: NamedBooking,
  takenHotels: ReadonlySet<number>,
): Promise<
  DemoTrip & {
    readonly party: Party;
    readonly travellers: readonly Traveller[];
    readonly purchase: PurchaseCurrency;
  }
> {
  const brand = deps.brands.get(named.brand);
  const movedBack = named.movedBackDays ?? 0;
  const departure = dayAt(deps.clock.now()) + named.departsInDays;
  const travellers = named.travellers.map((each) => toTraveller(each, splitDay(departure).year));
  const children = travellers.filter(({ kind }) => kind === 'child');
  const party = {
    adults: travellers.length - children.length,
    childrenBorn: children.map(({ birthDate }) => requireDay(birthDate)),
  };
  const visit = openSearchVisit(deps.search, {
    brand,
    locale: brand.locales[0],
    market: brand.market,
    language: named.language,
  });
  const wish = {
    party,
    departure,
    nights: named.nights,
    cancellation: named.cancellation,
    isDeposit: named.isDeposit === true,
    bookingDay: movedBack > 0 ? visit.today : dayAt(lagBehind(deps, named.placedMinutesAgo).now()),
    takenHotels,
  };
  const found = await findDemoTrip(visit, wish, deps.describeTrip);
  const { purchase } = visit;
  if (purchase === null) throw new Error(`There is no rate of exchange for the demo booking ${named.name}`);
  return {
    ...moveTripBack(found, movedBack),
    party,
    travellers,
    purchase: withMarkup(purchase, found.offer),
  };
}

function toTraveller({ age, birthday, ...named }: NamedTraveller, departureYear: number): Traveller {
  const birthDate = formatDay(requireDay(`${departureYear - age - 1}-${birthday}`));
  return buildTraveller({ ...named, birthDate });
}

/** Creates a checkout that has passed all steps, which the links in the mails open, and builds its order. */
async function openOrder(
  deps: DemoBookingDeps,
  named: NamedBooking,
  session: string,
  { offer, trip, party, travellers, purchase }: Awaited<ReturnType<typeof findTrip>>,
): Promise<BookingOrder> {
  const brand = deps.brands.get(named.brand);
  const checkouts = createCheckoutStore(deps.db, lagBehind(deps, named.placedMinutesAgo));
  const currency = chargedCurrencyOf(ownMarketOf(brand));
  const begun = await checkouts.create(session, {
    brand: brand.key,
    companyId: brand.company.id,
    baseTotal: offer.total,
    ...(offer.bought !== undefined && { boughtBase: offer.bought }),
    memberPercent: 0,
    priceByKind: null,
    earlyBooking: 0,
    currency,
    purchase,
    offerKey: offer.key,
    party,
    trip,
    trackingParams: {},
  });
  const { email, phone, comments, address, language, payment } = named;
  const contact = { email, phone, newsletter: false, country: address.country };
  const step = { step: 'travellers', travellers, contact, comments, firstPersonBilled: true } as const;
  await checkouts.change(begun, step);
  const { gender, firstName, lastName } = named.travellers[0];
  const billing = { gender, title: '', firstName, lastName, ...address } as const;
  const billed = await checkouts.change(begun, { step: 'billing', billing });
  const vouchers = named.isFree === true && billed !== null ? [await giveVoucher(deps, named, billed)] : [];
  const checkout = await checkouts.change(begun, { step: 'codes', promotion: null, vouchers });
  const order =
    checkout &&
    buildBookingOrder(checkout, {
      locale: brand.locales[0],
      language,
      market: brand.market,
      chosenMarket: brand.market,
      origin: originOf(deps.baseUrl, brand),
      billing,
      payment: named.isFree === true ? { method: 'None' } : payment,
      cardDigits: null,
      strategy: 'default',
      instalments: planDeposit(deps, named, checkout),
    });
  if (order === null) throw new Error(`The checkout of the demo booking ${named.name} is incomplete`);
  return order;
}

/** Issues a gift voucher without a sale, which pays for all of a checkout. */
async function giveVoucher(
  deps: DemoBookingDeps,
  { name, placedMinutesAgo }: NamedBooking,
  checkout: Checkout,
): Promise<CheckoutVoucher> {
  const { companyId, brand: key, currency } = checkout;
  const brand = deps.brands.get(key);
  const digests = await deps.openDigests();
  const at = lagBehind(deps, placedMinutesAgo).now();
  const amount = totalOf(priceCheckout(checkout, 'default'));
  const [voucherId, code] = await deps.db.transaction().execute(async (trx) => {
    const id = await insertVoucher(trx, {
      companyId,
      brand: key,
      market: brand.market,
      currency,
      amount,
      validYears: 3,
      terms: { waitingDays: 0, minimum: 0, isCombinable: true },
      bookingId: null,
      at,
    });
    await voucherLedger.correct(trx, { voucherId: id, currency, amount, at });
    return [id, await issueVoucher(trx, digests, { voucherId: id, prefix: 'GIFT', at })] as const;
  });
  const parsed = code === null ? null : parseVoucherCode(code);
  if (parsed === null) throw new Error(`The voucher of the demo booking ${name} was not issued`);
  return { voucherId, hint: parsed.hint, balance: amount };
}

/** Deposit and balance of a booking that has them, as they were planned on its day. */
function planDeposit(deps: DemoBookingDeps, named: NamedBooking, checkout: Checkout): Instalments | null {
  if (named.isDeposit !== true) return null;
  const today = dayAt(lagBehind(deps, named.placedMinutesAgo).now());
  const total = totalOf(priceCheckout(checkout, 'default'));
  return planCheckoutInstalments(checkout.trip, total, { payment: { prepaymentThreshold: 0 } }, today);
}

function originOf(baseUrl: string, { hosts }: Brand): string {
  const url = new URL(baseUrl);
  const local = hosts.find((host) => host.endsWith('.localhost'));
  if (url.hostname === 'localhost' && local !== undefined) url.hostname = local;
  return url.origin;
}

/** Runs the booking workflow on a clock that is some minutes behind, with the supplier faults of the booking. */
async function runWorkflow(
  deps: DemoBookingDeps,
  { timings, isFree, supplyFaults = {} }: NamedBooking,
  minutesAgo: number,
  use: (bookings: Bookings) => Promise<BookingRecord>,
): Promise<BookingRecord> {
  const { db, pool, brands, supply, payments, documents, secret, report } = deps;
  const clock = lagBehind(deps, minutesAgo);
  const vouchers = isFree === true ? createVoucherHolds(await deps.openDigests()) : noVoucherHolds;
  Object.assign(deps.supplyFaults, supplyFaults);
  const bookings = createBookings({
    db,
    pool,
    clock,
    supply,
    isPricedAs: () => true,
    payments,
    documents,
    vouchers,
    freezeCheckout,
    sales: noVoucherSales,
    loyalty: null,
    mails: createBookingMails({
      db,
      clock,
      mail: openOutboxMail(db, clock),
      brands,
      pictures: noHotelPictures,
      documents,
      bookings: createBookingStore(db),
      secret,
    }),
    cardRangesOf: (brand) => brands.get(brand).payment.cardRanges,
    secret,
    timings: { ...bookingTimings, pollIntervalMs: readIntervalMs, ...timings },
    report,
  });
  try {
    return await use(bookings);
  } finally {
    await bookings.close();
    for (const call of Object.keys(supplyFaults) as (keyof SupplyFaults)[]) delete deps.supplyFaults[call];
  }
}

async function cancel(
  deps: DemoBookingDeps,
  named: NamedBooking,
  { id, checkoutId }: BookingRecord,
  minutesAgo: number,
): Promise<BookingRecord> {
  return runWorkflow(deps, named, minutesAgo, async () => {
    const office = createOfficeService({ db: deps.db, clock: lagBehind(deps, minutesAgo) });
    await office.cancel(id, staffNote);
    return settle(deps, checkoutId);
  });
}

/** Reports to the shop what its provider has recorded: the bank has taken the money of a booking back. */
async function chargeBack(
  deps: DemoBookingDeps,
  named: NamedBooking,
  placed: BookingRecord,
  minutesAgo: number,
): Promise<BookingRecord> {
  return runWorkflow(deps, named, minutesAgo, async (bookings) => {
    const reference = paymentReference(placed);
    const { companyId } = placed.order;
    await bookings.handleWebhook({ id: `demo-${named.name}`, reference, event: 'chargeback' }, companyId);
    return settle(deps, placed.checkoutId);
  });
}

/** Waits until a booking rests or waits for somebody, and its mails are sent. @throws Error when that takes too long */
async function settle({ db }: DemoBookingDeps, checkoutId: string): Promise<BookingRecord> {
  const store = createBookingStore(db);
  const deadline = performance.now() + settleTimeoutMs;
  for (;;) {
    const booking = await store.findLatest(checkoutId);
    if (booking !== null && hasSettled(booking) && !(await hasDueMail(db, booking.id))) return booking;
    if (performance.now() > deadline)
      throw new Error(`A demo booking does not get past ${booking?.state ?? 'its start'}`);
    await sleep(readIntervalMs);
  }
}

/** The next try of an unanswered call is far away, see `retryDelaysMs` of the named bookings. */
function hasSettled({ state, tries }: BookingRecord): boolean {
  return isAtRest(state) || state === 'awaiting-shopper' || tries > 0;
}

async function hasDueMail(db: Db, bookingId: string): Promise<boolean> {
  const due = await db
    .selectFrom('booking_mail')
    .select('kind')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'due')
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

function requireExpectedEnd(
  { name, ends }: NamedBooking,
  { state, paymentState, failure }: BookingRecord,
): void {
  const isExpected = state === ends.state && paymentState === ends.paymentState && failure === ends.failure;
  if (isExpected) return;
  throw new Error(`The demo booking ${name} ended as ${[state, paymentState, failure].join(', ')}`);
}
