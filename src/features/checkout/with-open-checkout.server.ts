import type { PageLoader } from '../../site/page-data.ts';
import { redirect } from '../../site/redirect.ts';
import { buildPath } from '../../url.ts';
import type { BookingLookup } from './booking-lookup.ts';

/**
 * Loads a checkout step while the checkout is open. Once a booking is in progress or made, redirects every step to the
 * page of the booking's state, in any tab or history entry.
 */
export function withOpenCheckout(loader: PageLoader, bookingLookup: BookingLookup): PageLoader {
  return async (visit, match, url, visitor) => {
    const page = await loader(visit, match, url, visitor);
    const { checkoutId } = match.params;
    if (page === null || checkoutId === undefined) return page;
    const bookingPage = await bookingLookup.findPage(checkoutId);
    if (bookingPage === null || bookingPage === match.name) return page;
    return redirect(buildPath(bookingPage, { _locale: visit.locale, checkoutId }));
  };
}
