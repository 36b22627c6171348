import { saveLastSeen } from '../../../../site/search/last-seen-search.ts';
import { toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import { type MaskDraft, toSearch } from '../panel/mask-draft.ts';
import { routeSearch } from '../panel/route-search.ts';

/** Keeps a search on this device as the last one (STORE-011, DATA-012). @param perPersonAmount see `LastSeenSearch` */
export function rememberSearch(draft: MaskDraft, perPersonAmount: number | null): void {
  const search = {
    price: { perPersonAmount },
    destination: { name: draft.destinations[0]?.name ?? '' },
    airport: { name: draft.airports[0]?.name ?? '' },
    productSearch: toSearchParams(toSearch(draft)),
    pageType: routeSearch(draft.destinations),
    locationName: draft.destinations.map(({ name }) => name).join(', '),
  };
  saveLastSeen(openStorage(), search, Date.now());
}

/**
 * Returns null when the browser blocks storage together with cookies, where even reading `localStorage` throws; the
 * search is not saved.
 */
function openStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
