import { premiumOf } from '../../../domain/extras/extra.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { currentOrder } from '../model/booking-record.ts';
import { maskAddress, readCodeState } from '../my-trips/code-state.ts';
import { findSignInPath } from '../my-trips/find-sign-in-path.ts';
import type { TranslateTrip } from '../my-trips/translate-trip.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import type { ShownQuote } from './cancel-page-props.ts';
import { type OwnCancellation, quoteOwnCancellation } from './quote-own-cancellation.ts';

/** Parameters of the page: the second step, and that another fee applies than was shown. */
export const lastStepParam = 'step';
export const outcomeParam = 'outcome';

interface CancelPageDeps {
  /** The open notice by which the trip can be cancelled free of charge; null where there is none. */
  readonly findFreeCancellation: (bookingId: string) => Promise<string | null>;
  readonly access: TripAccess;
  readonly translate: TranslateTrip;
  readonly clock: Clock;
}

/** Loads the page on which travellers cancel a trip; who may not open it goes to the page that sends the link, as for the trip itself. */
export function createCancelPageLoader({
  access,
  clock,
  translate,
  findFreeCancellation,
}: CancelPageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const key = url.searchParams.get('key');
    const trip = await access.open(checkoutId, { ...visitor, key, brand: visit.brand.key });
    const texts = await loadTexts(visit.language);
    const order = trip === null ? null : currentOrder(trip.booking);
    const { locale: _locale } = visit;
    if (trip === null || order?.kind !== 'trip')
      return redirect(buildPath('my_trips', { _locale }, { find: 'closed' }));
    const { booking, right } = trip;
    const free = await findFreeCancellation(booking.id);
    if (free !== null)
      return redirect(buildPath('trip_notice', { _locale, checkoutId, noticeId: free }, { key }));
    const quote = quoteOwnCancellation(booking, clock.now(), { kind: 'terms' });
    const query = buildQuery({ key });
    const address = buildPath('trip_cancel', { _locale, checkoutId }) + query;
    return {
      code: 200,
      pageMetaContent: { title: texts('myTrips.cancel.title'), description: '', isHidden: true },
      route: 'trip_cancel',
      view: 'tripCancel',
      isPersonal: true,
      props: {
        checkoutId,
        address,
        tripPath: buildPath('trip', { _locale, checkoutId }) + query,
        right,
        codeState: readCodeState(url.searchParams),
        signInPath: findSignInPath(trip, { locale: _locale, address }),
        maskedEmail: maskAddress(order.contact.email),
        bookingNumber: booking.bookingNumber,
        hotel: order.trip.hotel.name,
        place: (await translate(visit, order.trip)).hotel.place,
        checkIn: order.trip.checkIn,
        checkOut: order.trip.checkOut,
        chosenMarket: order.chosenMarket,
        currency: order.currency,
        isInsured: premiumOf(order.extras) > 0,
        quote: quote && toShown(quote),
        isLastStep: url.searchParams.get(lastStepParam) === 'last',
        hasChanged: url.searchParams.get(outcomeParam) === 'changed',
      },
    };
  };
}

function toShown({ fee, refund, parts, promisedOn, departure, steps }: OwnCancellation): ShownQuote {
  return {
    fee,
    refund,
    // What was paid later goes back the way it was paid, too.
    card: parts.card + parts.later,
    miles: parts.miles,
    vouchers: parts.vouchers,
    promisedOn: formatDay(promisedOn),
    departure: formatDay(departure),
    steps: steps.map((step) => ({
      from: formatDay(step.from),
      until: step.until === null ? null : formatDay(step.until),
      fee: step.fee,
    })),
  };
}
