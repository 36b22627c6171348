import { leadTo } from '../../site/lead-to.ts';
import type { PageLoader } from '../../site/page-answer.ts';
import { buildPath } from '../../url.ts';
import type { BookingDoor } from './booking-door.ts';

/**
 * A step of the checkout as long as it can still be changed: once a booking is under way or made, every step leads to
 * where it stands, whichever tab or entry of the history is opened.
 */
export function whileOpen(loader: PageLoader, door: BookingDoor): PageLoader {
  return async (visit, match, url, visitor) => {
    const page = await loader(visit, match, url, visitor);
    const { checkoutId } = match.params;
    if (page === null || checkoutId === undefined) return page;
    const standing = await door.findPage(checkoutId);
    if (standing === null || standing === match.name) return page;
    return leadTo(buildPath(standing, { _locale: visit.locale, checkoutId }));
  };
}
