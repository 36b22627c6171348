import type { PageLoader } from '../../../site/page-data.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { Bookings } from '../model/bookings.ts';
import type { FindOwnTrip } from '../model/own-trip.ts';
import { redirectToBookingPage } from '../model/redirect-to-booking-page.ts';
import type { ProgressPageProps } from './progress-page.tsx';

interface ProgressPageDeps {
  readonly bookings: Pick<Bookings, 'follow'>;
  readonly findOwnTrip: FindOwnTrip;
}

/** Loads the processing page while the booking is in progress. */
export function createProgressPageLoader({ bookings, findOwnTrip }: ProgressPageDeps): PageLoader {
  return async (visit, { params }, _url, visitor) => {
    const own = await findOwnTrip(params.checkoutId ?? '', visit, visitor);
    if (own === null) return null;
    const progress = await bookings.follow(own.checkoutId, 0);
    if (progress?.state !== 'working') return redirectToBookingPage(progress, visit.locale, own);
    const texts = await loadTexts(visit.language);
    const { hotel, checkIn, checkOut, outbound } = own.trip;
    const props: ProgressPageProps = {
      checkoutId: own.checkoutId,
      attempts: visit.brand.payment.pollAttempts,
      trackingParams: own.trackingParams,
      hotel: hotel.name,
      place: hotel.place,
      checkIn,
      checkOut,
      flight: outbound === null ? null : { from: outbound.from, to: outbound.to },
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('booking.progress.title'), description: '', isHidden: true },
      route: 'checkout_processing',
      view: 'bookingProgress',
      props,
    };
  };
}
