import { saveLastSeen } from '../../../../site/search/last-seen-search.ts';
import { shareLastSearch } from '../../../../site/search/share-last-search.ts';
import type { Visit } from '../../../../site/visit.ts';
import { toSearchParams } from '../../../trip-search/address/to-search-params.ts';
import { type MaskDraft, toSearch } from '../panel/mask-draft.ts';
import { routeSearch } from '../panel/route-search.ts';

/**
 * Keeps a search on this device as the last one (STORE-011, DATA-012), and in the account of a member.
 * @param perPersonAmount see `LastSeenSearch`
 */
export function rememberSearch(
  draft: MaskDraft,
  perPersonAmount: number | null,
  { locale, member }: Pick<Visit, 'locale' | 'member'>,
): void {
  const search = {
    price: { perPersonAmount },
    destination: { name: draft.destinations[0]?.name ?? '' },
    airport: { name: draft.airports[0]?.name ?? '' },
    productSearch: toSearchParams(toSearch(draft)),
    pageType: routeSearch(draft.destinations),
    locationName: draft.destinations.map(({ name }) => name).join(', '),
  };
  const now = Date.now();
  saveLastSeen(openStorage(), search, now, member !== undefined);
  if (member !== undefined) shareLastSearch(locale, search, now);
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
