import type { PageData } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { buildPath } from '../../../url.ts';
import { bookingPageFor } from './booking-page-for.ts';
import type { BookingProgress } from './bookings.ts';
import type { OwnTrip } from './own-trip.ts';

/** Leads to where a booking stands, whichever of its pages was opened: reload, second tab and history all land there. */
export function redirectToBookingPage(
  progress: BookingProgress | null,
  locale: string,
  { checkoutId, trackingParams }: Pick<OwnTrip, 'checkoutId' | 'trackingParams'>,
): PageData {
  return redirect(buildPath(bookingPageFor(progress), { _locale: locale, checkoutId }, trackingParams));
}
