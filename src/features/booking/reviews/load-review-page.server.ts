import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { buildUploadKey } from '../../../domain/pictures/picture-key.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { maskAddress, readCodeState } from '../my-trips/code-state.ts';
import { findSignInPath } from '../my-trips/find-sign-in-path.ts';
import type { TranslateTrip } from '../my-trips/translate-trip.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import { isOpenForReview } from '../my-trips/trip-phase.ts';
import { findReviewFaults, type ReviewContent, suggestReviewName } from './guest-review.ts';
import type { OwnReview } from './listed-review.ts';
import { PICTURE_FAULTS, type ReviewPageProps } from './review-page-props.ts';
import type { ReviewStore } from './review-store.server.ts';

/** Parameter of the page: why a picture was not taken. */
export const pictureParam = 'picture';

interface ReviewPageDeps {
  readonly access: TripAccess;
  readonly reviews: Pick<ReviewStore, 'find'>;
  readonly clock: Clock;
  readonly translate: TranslateTrip;
}

/** Loads the page on which a guest reviews the stay; who may not open it goes to the page that sends the link, as for the trip itself. */
export function createReviewPageLoader({ access, reviews, clock, translate }: ReviewPageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const linkKey = url.searchParams.get('key');
    const { locale: _locale } = visit;
    const trip = await access.open(checkoutId, { ...visitor, key: linkKey, brand: visit.brand.key });
    const order = trip === null ? null : currentOrder(trip.booking);
    if (trip === null || order?.kind !== 'trip')
      return redirect(buildPath('my_trips', { _locale }, { find: 'closed' }));
    const { booking, right } = trip;
    // The link of a mail shows the trip, but not what its guest writes.
    const review = right === 'act' ? await reviews.find(booking.id) : null;
    const content = review?.content ?? { ...emptyReview, name: suggestReviewName(order.billing) };
    const texts = await loadTexts(visit.language);
    const query = buildQuery({ key: linkKey });
    const address = buildPath('trip_review', { _locale, checkoutId }) + query;
    return {
      code: 200,
      pageMetaContent: { title: texts('myTrips.review.title'), description: '', isHidden: true },
      route: 'trip_review',
      view: 'tripReview',
      isPersonal: true,
      props: {
        checkoutId,
        address,
        tripPath: buildPath('trip', { _locale, checkoutId }) + query,
        linkKey,
        right,
        signInPath: findSignInPath(trip, { locale: _locale, address }),
        codeState: readCodeState(url.searchParams),
        maskedEmail: maskAddress(order.contact.email),
        hotel: order.trip.hotel.name,
        place: (await translate(visit, order.trip)).hotel.place,
        scene: order.trip.hotel.scene,
        checkIn: order.trip.checkIn,
        checkOut: order.trip.checkOut,
        chosenMarket: order.chosenMarket,
        closed: findClosed(booking, order, clock),
        state: review === null || review.state === 'draft' ? null : review.state,
        refusal: review?.refusal ?? '',
        content,
        pictures: listShown(review).map((id) => buildUploadKey(id)),
        leftOutReasons: [...new Set(review?.leftOut.map(({ reason }) => reason))],
        faults: review?.state === 'draft' ? findReviewFaults(content) : [],
        pictureFault: PICTURE_FAULTS.find((fault) => fault === url.searchParams.get(pictureParam)) ?? null,
      },
    };
  };
}

/** A picture that staff keep out is served to staff alone. */
function listShown(review: Pick<OwnReview, 'pictures' | 'leftOut'> | null): readonly string[] {
  const leftOut = new Set(review?.leftOut.map(({ id }) => id));
  return (review?.pictures ?? []).filter((id) => !leftOut.has(id));
}

const emptyReview: ReviewContent = { rating: null, scores: {}, party: null, title: '', text: '', name: '' };

/** Why a trip takes no review now; null where it does. */
export function findClosed(
  { state }: Pick<BookingRecord, 'state'>,
  { trip }: Pick<BookingOrder, 'trip'>,
  clock: Clock,
): ReviewPageProps['closed'] {
  const [checkOut, today] = [requireDay(trip.checkOut), dayAt(clock.now())];
  if (state !== 'booked') return 'cancelled';
  if (today < checkOut) return 'early';
  return isOpenForReview(checkOut, today) ? null : 'late';
}
