import type { Db } from '../../../database/open-kysely.server.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { ListedMethod } from '../../../domain/booking/payment-details.ts';
import { hideBought } from '../../../domain/extras/hide-bought.ts';
import { type Day, dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { listPaymentRequests } from '../instalments/payment-requests.server.ts';
import type { PaymentPlace } from '../later-payment/later-payment-props.ts';
import { type BookingRecord, hasFailed } from '../model/booking-record.ts';
import { failureCode, isPaymentFailure } from '../model/failure-code.ts';
import { balanceDueOn, type MovedBalance } from '../model/open-balance.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import type { ChangeDrafts } from './change-drafts.server.ts';
import { dueDayOfLink } from './change-for-caller.ts';
import type { ChangeWish } from './change-rules/change-wish.ts';
import type { JudgedChange } from './change-rules/judged-change.ts';
import type { JudgeChange } from './judge-change.ts';
import { type ChangeRoute, openChangedTrip } from './open-changed-trip.server.ts';
import { refusalOfState } from './refusal-of-state.ts';
import type { ChangeReviewState, ReviewProps } from './review-props.ts';

interface ReviewDeps {
  readonly db: Db;
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly judge: JudgeChange;
  /** The last attempt at a change of a trip; null where the trip has none with this id. */
  readonly findChange: (tripBookingId: string, id: string) => Promise<BookingRecord | null>;
  /** How the brand's trips are paid, without what the provider does not support. */
  readonly listMethods: (visit: Visit, companyId: string) => readonly ListedMethod[];
  readonly clock: Clock;
}

/** Parameters of the page that a bank does not send. */
export const reviewParams = ['draft', 'change', 'key', 'code', 'changed', 'busy'] as const;

/** The page on which a wish was made; that of an alternative is its notice's. */
const wishRoutes: Readonly<Record<Exclude<ChangeWish['kind'], 'alternative'>, ChangeRoute>> = {
  name: 'trip_change_name',
  offer: 'trip_rebook',
  transfer: 'trip_change_transfer',
  extras: 'trip_change_extras',
};

/** Loads the page that shows what a change makes of a trip and what it costs, takes the payment, and says what has become of it. */
export function createChangeReviewPageLoader(deps: ReviewDeps): PageLoader {
  const { access, drafts, findChange, judge } = deps;
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const route = 'trip_change_review';
    const trip = await openChangedTrip(access, { checkoutId, route, visit, visitor, url });
    if (trip === null) return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, order, frame } = trip;
    const sealed = url.searchParams.get('draft');
    const draft = sealed === null || frame.right !== 'act' ? null : drafts.open(checkoutId, sealed);
    const id = draft?.id ?? url.searchParams.get('change');
    const change = id === null ? null : await findChange(booking.id, id);
    const pathOf = (name: ChangeRoute) =>
      buildPath(name, { _locale: visit.locale, checkoutId }) +
      buildQuery({ key: frame.linkKey, draft: sealed });
    const editPathOf = (wish: ChangeWish) =>
      wish.kind === 'alternative'
        ? `${buildPath('trip_notice', { _locale: visit.locale, checkoutId, noticeId: wish.notice }, { key: frame.linkKey })}#alternatives`
        : pathOf(wishRoutes[wish.kind]);
    const state = await readState();
    const query = { ...(sealed !== null && { draft: sealed }), ...(id !== null && { change: id }) };
    const texts = await loadTexts(visit.language);
    const props: ReviewProps = {
      ...frame,
      address: pathOf(route),
      editPath: draft === null ? pathOf('trip_change') : editPathOf(draft.wish),
      state: state === null ? { kind: 'expired' } : state,
      place: buildPlace(visit.locale, checkoutId, frame.linkKey, query),
      query,
    };
    if (state === null && draft !== null) return redirect(editPathOf(draft.wish));
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.title'), description: '', isHidden: true },
      route,
      view: 'tripChangeReview',
      isPersonal: true,
      props,
    };

    /** Null for a wish that has to be corrected where it was made. */
    async function readState(): Promise<ChangeReviewState | null> {
      const ordered = change === null ? null : readOrdered(change, url, frame.isForCaller);
      if (ordered !== null) return ordered;
      const refusal = url.searchParams.has('busy') ? 'busy' : refusalOfState(booking);
      if (refusal !== null) return { kind: 'refused', refusal };
      if (frame.right !== 'act') return { kind: 'code' };
      if (draft === null || sealed === null) return { kind: 'expired' };
      const judged = await judge(booking, draft.wish, visit);
      switch (judged.kind) {
        case 'quoted':
          return toQuoted(deps, {
            judged,
            booking,
            order,
            change,
            sealed,
            isForCaller: frame.isForCaller,
            visit,
            url,
          });
        case 'faulty':
        case 'same':
          return null;
        default:
          return { kind: 'refused', refusal: judged.kind };
      }
    }
  };
}

/** A change that is ordered is shown whatever has become of its trip; null for one that failed. */
function readOrdered(change: BookingRecord, url: URL, isForCaller: boolean): ChangeReviewState | null {
  if (hasFailed(change)) return null;
  // What a traveller has begun to pay is nobody else's to go on with.
  if (!isForCaller && change.state === 'awaiting-shopper' && change.action !== null) {
    const own: readonly string[] = reviewParams;
    const returned = [...url.searchParams].filter(([name]) => !own.includes(name));
    return {
      kind: 'paying',
      action: change.action,
      returned: returned.length === 0 ? null : Object.fromEntries(returned),
    };
  }
  return {
    kind: ['booked', 'writing', 'refunding', 'cancelled'].includes(change.state) ? 'done' : 'working',
  };
}

interface Quoted {
  readonly judged: Extract<JudgedChange, { readonly kind: 'quoted' }>;
  readonly booking: BookingRecord;
  readonly order: BookingOrder;
  /** The attempt before; null for none. */
  readonly change: BookingRecord | null;
  readonly sealed: string;
  readonly isForCaller: boolean;
  readonly visit: Visit;
  readonly url: URL;
}

async function toQuoted(
  { db, listMethods, clock }: ReviewDeps,
  { judged: { after, quote }, booking, order, change, sealed, isForCaller, visit, url }: Quoted,
): Promise<ChangeReviewState> {
  const failure = change?.failure ?? null;
  const isPayment = failure !== null && isPaymentFailure(failure);
  const today = dayAt(clock.now());
  const linkDue = isForCaller ? dueDayOfLink(after.trip, today) : null;
  const { oldTotal, newTotal, fee, charge, refund, balance } = quote;
  const dueOn =
    quote.balance === null
      ? null
      : await findDueDay(db, booking, { before: order.trip, after: after.trip, today });
  const isPriceChanged = failure === 'price-changed' || url.searchParams.has('changed');
  return {
    kind: 'quoted',
    draft: sealed,
    summary: {
      before: {
        trip: order.trip,
        travellers: order.travellers.map(formatName),
        extras: order.extras.map(hideBought),
      },
      after: {
        trip: after.trip,
        travellers: after.travellers.map(formatName),
        extras: after.extras.map(hideBought),
      },
      // The price with its parts is no part of the page.
      quote: { oldTotal, newTotal, fee, charge, refund, balance },
      currency: order.currency,
      isByLink: isForCaller,
      promisedOn: formatDay(promisedDay(clock.now())),
      balanceDueOn: dueOn === null ? null : formatDay(dueOn),
    },
    linkDueOn: linkDue === null ? null : formatDay(linkDue),
    methods: listMethods(visit, order.companyId),
    today: formatDay(today),
    paymentProblem: isPayment ? failureCode(failure) : null,
    notice: isPriceChanged ? 'priceChanged' : failure === null || isPayment ? null : 'failed',
  };
}

/** The last day to pay the balance once the trip is changed. */
async function findDueDay(
  db: Db,
  { id, order }: BookingRecord,
  moved: Omit<MovedBalance, 'dueOn'>,
): Promise<Day | null> {
  if (order.kind !== 'trip') return null;
  const requests = await listPaymentRequests(db, id);
  const open = requests.find(({ state, purpose }) => state === 'open' && purpose === 'balance');
  return balanceDueOn(order, { ...moved, dueOn: open?.dueOn ?? null });
}

function buildPlace(
  locale: string,
  checkoutId: string,
  key: string | null,
  query: Readonly<Record<string, string>>,
): PaymentPlace {
  const params = { _locale: locale, checkoutId };
  return {
    id: checkoutId,
    page: buildPath('trip_change_review', params, { ...query, key }),
    state: buildPath('get_trip_change', params, query),
    pay: buildPath('do_trip_change_pay', params, query),
    finalize: buildPath('do_trip_change_finalize', params, query),
  };
}
