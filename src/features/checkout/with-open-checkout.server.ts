import type { PageLoader } from '../../site/page-data.ts';
import { redirect } from '../../site/redirect.ts';
import { buildPath } from '../../url.ts';
import type { BookingLookup } from './booking-lookup.ts';

/**
 * A step of the checkout as long as it can still be changed: once a booking is under way or made, every step leads to
 * where it stands, whichever tab or entry of the history is opened.
 */
export function withOpenCheckout(loader: PageLoader, bookingLookup: BookingLookup): PageLoader {
  return async (visit, match, url, visitor) => {
    const page = await loader(visit, match, url, visitor);
    const { checkoutId } = match.params;
    if (page === null || checkoutId === undefined) return page;
    const standing = await bookingLookup.findPage(checkoutId);
    if (standing === null || standing === match.name) return page;
    return redirect(buildPath(standing, { _locale: visit.locale, checkoutId }));
  };
}
