import { retention, sessionLifetimes } from '../../../defaults.ts';
import type { BookedFlight, BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { hideBought } from '../../../domain/extras/hide-bought.ts';
import { type Day, dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { isChangeable } from '../changes/change-rules/list-change-choices.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { toInstant } from '../documents/to-instant.ts';
import { judgeInsuranceRight } from '../insurance/insurance-right.ts';
import { formatZone } from '../mails/format-zone.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { type FeeStep, listFeeSteps } from '../model/cancellation/fee-steps.ts';
import { lastOfAccount } from '../model/last-of-account.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import { owedNow } from '../model/settlement.ts';
import { TRAVEL_DOCUMENT_KINDS } from '../model/travel-document.ts';
import { showNotice } from '../notices/show-notice.server.ts';
import { listOpenNotices } from '../notices/trip-notices.server.ts';
import { findOpenPayment } from '../payment-link/find-open-payment.server.ts';
import { findCancelledAt } from '../refunds/find-cancelled-at.server.ts';
import type { ClimateNote } from '../result/result-props.ts';
import { toCancellation } from '../to-booking-progress.ts';
import { countTakenVouchers } from '../voucher-offer/count-taken-vouchers.ts';
import { type ShownOfferDeps, showVoucherOffers } from '../voucher-offer/show-voucher-offers.server.ts';
import { maskAddress, readCodeState } from './code-state.ts';
import { findSignInPath } from './find-sign-in-path.ts';
import { listTripActions } from './list-trip-actions.ts';
import { listTripPayments } from './list-trip-payments.ts';
import { describeLocalFacts } from './local-facts/describe-local-facts.server.ts';
import type { TripMaps } from './map/trip-map.ts';
import type { TranslateTrip } from './translate-trip.ts';
import type { AccessibleTrip, TripAccess } from './trip-access.ts';
import type { TripPersonalData } from './trip-data.server.ts';
import type { ShownHotelAddress, TripLeg, TripPageProps } from './trip-page-props.ts';
import { findTripPhase, isOpenForReview, liesAhead } from './trip-phase.ts';
import { loadTripRecords, type TripRecords } from './trip-records.server.ts';
import { canSign, type WalletIssuer } from './wallet/wallet-issuer.ts';

interface TripPageDeps extends ShownOfferDeps {
  readonly access: TripAccess;
  readonly clock: Clock;
  /** The climate at a trip's hotel in the month of the trip; null when unknown. */
  readonly findClimate: (visit: Visit, trip: BookedTrip) => ClimateNote | null;
  readonly data: Pick<TripPersonalData, 'isErasable'>;
  /** Opens the links of payments that trips wait for. */
  readonly links: PaymentLinks;
  /** Null for a hotel that the catalogue no longer has. */
  readonly findHotelAddress: (visit: Visit, hotelId: number) => Promise<ShownHotelAddress | null>;
  readonly maps: Pick<TripMaps, 'find'>;
  readonly translate: TranslateTrip;
  /** Null for a shop without passes for wallets. */
  readonly walletIssuer: WalletIssuer | null;
}

/** Loads the page of a booked trip; who may not open it goes to the page that sends the link, the same for every id. */
export function createTripPageLoader(deps: TripPageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const linkKey = url.searchParams.get('key');
    const trip = await deps.access.open(checkoutId, { ...visitor, key: linkKey, brand: visit.brand.key });
    const current = trip === null ? null : currentOrder(trip.booking);
    if (trip === null || current?.kind !== 'trip')
      return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const order = { ...current, trip: await deps.translate(visit, current.trip) };
    const [records, notices] = await Promise.all([
      loadTripRecords(deps.db, trip.booking.id),
      listOpenNotices(deps.db, trip.booking.id),
    ]);
    const now = deps.clock.now();
    const situation = {
      visit,
      linkKey,
      today: dayAt(now),
      hasWalletPass: canSign(deps.walletIssuer, now),
    };
    const opened = { bookingId: trip.booking.id, checkoutId, locale: visit.locale, linkKey, now };
    const voucherOffers = records.refunds.length === 0 ? [] : await showVoucherOffers(deps, opened);
    const described = describeTrip(trip, order, records, situation);
    const props = {
      ...described,
      cancellation: countTakenVouchers(described.cancellation, voucherOffers),
      before: await describeBefore(deps, visit, trip.booking),
      codeState: readCodeState(url.searchParams),
      notices: notices.map((notice) => showNotice(notice, { _locale: visit.locale, checkoutId }, linkKey)),
      climate: deps.findClimate(visit, order.trip),
      erasure: await findErasure(deps, trip.booking, order),
      refundUntil: await findRefundDay(deps, trip.booking),
      voucherOffers,
      openPayment: await findOpenPayment(deps, trip.booking.id, visit.locale),
      hotelAddress: await deps.findHotelAddress(visit, order.trip.hotel.id),
      map: deps.maps.find(visit, order.trip),
    };
    return {
      code: 200,
      pageMetaContent: meta(order.trip.hotel.name),
      route: 'trip',
      view: 'trip',
      isPersonal: true,
      props,
    };
  };
}

const meta = (title: string) => ({ title, description: '', isHidden: true });

async function findErasure(
  { data, clock }: TripPageDeps,
  booking: BookingRecord,
  { trip }: BookingOrder,
): Promise<TripPageProps['erasure']> {
  if (await data.isErasable(booking)) return 'ready';
  const isOver = findTripPhase(trip, dayAt(clock.now())).kind === 'over';
  return isOver || toCancellation(booking) !== null ? 'open' : 'ahead';
}

/** What is promised holds while the supplier is silent. */
async function findRefundDay({ db }: TripPageDeps, booking: BookingRecord): Promise<string | null> {
  const cancellation = toCancellation(booking);
  if (cancellation === null || cancellation.isDone || !cancellation.refund) return null;
  const cancelledAt = await findCancelledAt(db, booking.id);
  return cancelledAt === null ? null : formatDay(promisedDay(cancelledAt));
}

interface Situation {
  readonly visit: Visit;
  readonly linkKey: string | null;
  readonly today: Day;
  readonly hasWalletPass: boolean;
}

type KnownByBooking = Omit<
  TripPageProps,
  | 'before'
  | 'codeState'
  | 'climate'
  | 'erasure'
  | 'hotelAddress'
  | 'map'
  | 'notices'
  | 'openPayment'
  | 'refundUntil'
  | 'voucherOffers'
>;

function describeTrip(
  accessible: AccessibleTrip,
  order: BookingOrder,
  records: TripRecords,
  { visit, linkKey, today, hasWalletPass }: Situation,
): KnownByBooking {
  const { booking, right } = accessible;
  const { checkoutId, bookingNumber } = booking;
  const { trip, extras, currency } = order;
  const { locale, language } = visit;
  const phase = findTripPhase(trip, today);
  const cancellation = toCancellation(booking);
  const documents = TRAVEL_DOCUMENT_KINDS.filter((kind) => records.documents.includes(kind));
  const isCancelled = cancellation !== null;
  const address = buildPath('trip', { _locale: locale, checkoutId }) + buildQuery({ key: linkKey });
  return {
    checkoutId,
    address,
    linkKey,
    right,
    signInPath: findSignInPath(accessible, { locale, address }),
    maskedEmail: maskAddress(order.contact.email),
    bookingNumber,
    locator: booking.supplierNumber,
    bookedOn: formatDay(dayAt(booking.bookedAt ?? booking.placedAt)),
    phase,
    cancellation,
    trip,
    outbound: describeLeg(trip.outbound, language),
    inbound: describeLeg(trip.inbound, language),
    travellers: order.travellers.map(formatName),
    extras: extras.map(hideBought),
    documents: documents.filter((kind) => kind !== 'calendar'),
    formerInvoices: records.formerInvoices,
    payments: listPayments(booking, order, records),
    currency,
    fees: isCancelled || phase.kind === 'over' ? [] : listFeeSteps(order, today).map(toFee),
    insuranceUntil: findInsuranceDay(booking, today),
    localFacts: liesAhead({ phase, isCancelled }) ? describeLocalFacts(trip, language) : null,
    refunds: records.refunds,
    actions: listTripActions({
      locale,
      checkoutId,
      linkKey,
      phase,
      isCancelled,
      isChangeable: isChangeable(booking, { today, locale, linkKey }),
      isReviewable: booking.state === 'booked' && isOpenForReview(requireDay(trip.checkOut), today),
      hotelPath: trip.hotel.path,
      hasCalendar: documents.includes('calendar'),
      hasWalletPass,
    }),
    chosenMarket: order.chosenMarket,
    copyUntil: findCopyUntil(trip, today),
    namesKeptUntil: formatDay(dayAt(new Date(booking.placedAt.getTime() + retention.bookingsMs))),
  };
}

/** A copy of the trip is of use until its people are home, and is deleted some days later. */
function findCopyUntil({ checkOut }: BookingOrder['trip'], today: Day): string | null {
  const until = requireDay(checkOut) + sessionLifetimes.tripCopyDays;
  return until < today ? null : formatDay(until);
}

async function describeBefore(
  { translate }: TripPageDeps,
  visit: Visit,
  { order, amended }: BookingRecord,
): Promise<TripPageProps['before']> {
  if (order.kind !== 'trip' || amended === null) return null;
  return { trip: await translate(visit, order.trip), travellers: order.travellers.map(formatName) };
}

function describeLeg(flight: BookedFlight | null, language: Language): TripLeg | null {
  if (flight === null) return null;
  const { departure, arrival, timeZones } = flight;
  if (timeZones === undefined) return { flight, zones: null, minutes: null };
  const [start, end] = [toInstant(departure, timeZones.from), toInstant(arrival, timeZones.to)];
  return {
    flight,
    zones: {
      from: formatZone(start, timeZones.from, language),
      to: formatZone(end, timeZones.to, language),
    },
    minutes: (end.getTime() - start.getTime()) / 60_000,
  };
}

function listPayments(booking: BookingRecord, current: BookingOrder, { paidLater }: TripRecords) {
  if (booking.order.kind !== 'trip') return [];
  return listTripPayments({
    ordered: booking.order,
    current,
    paidWith: lastOfAccount(booking.order),
    paidLater,
    owed: booking.state === 'booked' ? owedNow(booking) : 0,
  });
}

function findInsuranceDay(booking: BookingRecord, today: Day): string | null {
  const right = judgeInsuranceRight(booking, today);
  return right.kind === 'open' ? formatDay(right.lastDay) : null;
}

function toFee({ until, fee }: FeeStep): TripPageProps['fees'][number] {
  return { until: until === null ? null : formatDay(until), fee };
}
