import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { earnMilesOfOrder } from '../../../domain/miles/earn-miles-of-order.ts';
import { toUnits } from '../../../domain/money/format/to-units.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { PageRouteName } from '../../../routes.ts';
import type { PageData, PageLoader } from '../../../site/page-data.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { type BookingProgress, type Bookings, type Cancellation, isTripProgress } from '../model/bookings.ts';
import { feeTextId } from '../model/fee-text-id.ts';
import type { FindOwnTrip, OwnTrip } from '../model/own-trip.ts';
import { redirectToBookingPage } from '../model/redirect-to-booking-page.ts';
import {
  CANCELLATION_INVOICES,
  TRAVEL_DOCUMENT_KINDS,
  type TravelDocumentKind,
} from '../model/travel-document.ts';
import { provesResult } from '../store/result-key.server.ts';
import type { CancelledProps, ClimateNote, FailProps, SoftProps, SuccessProps } from './result-props.ts';

interface ResultPageDeps {
  readonly bookings: Pick<Bookings, 'follow'>;
  readonly findOwnTrip: FindOwnTrip;
  /** Secret that signs the links in mails. */
  readonly secret: string;
  readonly clock: Clock;
  /** The climate at a trip's hotel in the month of the trip; null when unknown. */
  readonly findClimate: (visit: Visit, trip: BookedTrip) => ClimateNote | null;
}

type ResultRoute = Extract<PageRouteName, 'checkout_success' | 'checkout_fail' | 'checkout_soft_booked'>;
type Ended<State extends BookingProgress['state']> = Extract<BookingProgress<BookingOrder>, { state: State }>;

/**
 * Loads the pages on which a booking ends. When the booking is in another state, redirects to the page of that state.
 * Success and soft_booked open for the browser that booked and with the signed link of the mail, which opens only them.
 */
export function createResultPageLoader(route: ResultRoute, deps: ResultPageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const own = await deps.findOwnTrip(checkoutId, visit, visitor);
    const key = url.searchParams.get('key') ?? '';
    const isByLink = own === null && provesResult(deps.secret, checkoutId, key, dayAt(deps.clock.now()));
    if (own === null && !isByLink) return null;
    const progress = await deps.bookings.follow(checkoutId, 0);
    if (progress !== null && !isTripProgress(progress)) return null;
    const { language, locale } = visit;
    if (progress?.state === 'booked' && (isByLink || route === 'checkout_success'))
      return progress.cancellation === null
        ? showSuccess(progress, deps, visit, isByLink)
        : showCancelled({ ...progress, cancellation: progress.cancellation }, visit.language, isByLink);
    if (progress?.state === 'soft-booked' && (isByLink || route === 'checkout_soft_booked'))
      return showSoft(progress, language, isByLink);
    if (own === null) return null;
    if (route === 'checkout_fail' && (progress === null || progress.state === 'failed'))
      return showFail(progress, own, language);
    return redirectToBookingPage(progress, locale, own);
  };
}

async function showSuccess(
  progress: Ended<'booked'>,
  { findClimate }: ResultPageDeps,
  visit: Visit,
  isByLink: boolean,
): Promise<PageData> {
  const { order, facts } = progress;
  const total = invoiceTotalOf(order.price);
  const props: SuccessProps = {
    kind: 'success',
    checkoutId: order.checkoutId,
    trip: order.trip,
    total,
    memberDiscount: order.price.memberDiscount,
    ...earlyBookingOf(order.price),
    currency: order.currency,
    chosenMarket: order.chosenMarket,
    bookingNumber: facts.bookingNumber,
    bookedOn: formatDay(dayAt(facts.bookedAt)),
    travellers: order.travellers.map(({ title, firstName, lastName }) =>
      [title, firstName, lastName].filter((part) => part !== '').join(' '),
    ),
    email: order.contact.email,
    method: order.payment.method,
    paidWith: facts.paidWith,
    promotion: order.promotion && { code: order.promotion.code, amount: order.price.promotion },
    cardDiscount: order.price.cardDiscount,
    instalments: order.instalments ?? null,
    vouchers: order.vouchers.map(({ hint, amount }) => ({ hint, amount })),
    milesPaid: order.miles && { points: order.miles.points, amount: order.miles.amount },
    documents: isByLink ? null : listExpectedDocuments(progress),
    climate: findClimate(visit, order.trip),
    milesEarned: earnMilesOfOrder(order, visit.brand.miles),
  };
  const bought = {
    name: 'purchase',
    params: {
      transaction_id: facts.bookingNumber,
      value: toUnits({ amount: total, currency: order.currency }),
      currency: order.currency,
    },
  };
  const page = await show('checkout_success', 'booking.success.title', visit.language, props);
  return isByLink ? page : { ...page, events: [bought] };
}

function showCancelled(
  progress: Ended<'booked'> & { readonly cancellation: Cancellation },
  language: Language,
  isByLink: boolean,
): Promise<PageData> {
  const { order, facts, cancellation } = progress;
  const props: CancelledProps = {
    kind: 'cancelled',
    checkoutId: order.checkoutId,
    trip: order.trip,
    total: invoiceTotalOf(order.price),
    memberDiscount: order.price.memberDiscount,
    ...earlyBookingOf(order.price),
    currency: order.currency,
    chosenMarket: order.chosenMarket,
    bookingNumber: facts.bookingNumber,
    method: order.payment.method,
    paidWith: facts.paidWith,
    cancellation,
    fee: feeTextId(order.extras),
    // The calendar entry no longer applies.
    documents: isByLink ? null : listReadyDocuments(progress).filter((kind) => kind !== 'calendar'),
  };
  const title = cancellation.isDone ? 'booking.cancelled.title' : 'booking.cancelled.underWay';
  return show('checkout_success', title, language, props);
}

/** Lists the documents of a booked trip, including those still being rendered: their links wait for them. */
function listExpectedDocuments({ facts, order }: Ended<'booked'>): TravelDocumentKind[] {
  const missing = new Set<TravelDocumentKind>(['receipt', ...CANCELLATION_INVOICES]);
  if (facts.certificateNumber === null) missing.add('certificate');
  if (!order.extras.some(({ kind }) => kind === 'transfer')) missing.add('transfer-voucher');
  return TRAVEL_DOCUMENT_KINDS.filter((kind) => !missing.has(kind));
}

function listReadyDocuments({ documents }: Ended<'booked'>): TravelDocumentKind[] {
  return TRAVEL_DOCUMENT_KINDS.filter((kind) => documents.some((document) => document.kind === kind));
}

function showSoft(
  { order, bookingNumber }: Ended<'soft-booked'>,
  language: Language,
  isByLink: boolean,
): Promise<PageData> {
  const { checkoutId, trip, currency, contact, price, chosenMarket } = order;
  const props: SoftProps = {
    kind: 'soft',
    checkoutId,
    trip,
    total: totalOf(price),
    memberDiscount: price.memberDiscount,
    ...earlyBookingOf(price),
    currency,
    chosenMarket,
    bookingNumber,
    email: contact.email,
    isFollowed: !isByLink,
  };
  return show('checkout_soft_booked', 'booking.soft.title', language, props);
}

function showFail(progress: Ended<'failed'> | null, own: OwnTrip, language: Language): Promise<PageData> {
  const { checkoutId, trip, base, total, currency } = own;
  const newBase = progress?.newBase ?? null;
  const props: FailProps = {
    kind: 'fail',
    checkoutId,
    trip,
    total,
    currency,
    failure: progress?.failure ?? null,
    newPrice: newBase === null ? null : { base: newBase, total: total - base + newBase },
  };
  return show('checkout_fail', 'booking.fail.title', language, props);
}

async function show(
  route: ResultRoute,
  title: string,
  language: Language,
  props: SuccessProps | CancelledProps | FailProps | SoftProps,
): Promise<PageData> {
  const texts = await loadTexts(language);
  return {
    code: 200,
    pageMetaContent: { title: texts(title), description: '', isHidden: true },
    route,
    view: 'bookingResult',
    props,
  };
}

function earlyBookingOf({ earlyBooking }: BookingOrder['price']) {
  return earlyBooking === undefined ? {} : { earlyBooking };
}
