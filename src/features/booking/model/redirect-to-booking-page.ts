import type { PageData } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { buildPath } from '../../../url.ts';
import { bookingPageFor } from './booking-page-for.ts';
import type { BookingProgress } from './bookings.ts';
import type { OwnTrip } from './own-trip.ts';

/** Redirects to the page for the booking's state, also after a reload, in a second tab or from the history. */
export function redirectToBookingPage(
  progress: BookingProgress | null,
  locale: string,
  { checkoutId, trackingParams }: Pick<OwnTrip, 'checkoutId' | 'trackingParams'>,
): PageData {
  return redirect(buildPath(bookingPageFor(progress), { _locale: locale, checkoutId }, trackingParams));
}
