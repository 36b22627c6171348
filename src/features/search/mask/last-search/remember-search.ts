import { saveLastSeen } from '../../../../site/search/last-seen-search.ts';
import { openStorage } from '../../../../site/search/open-storage.ts';
import { saveRecent } from '../../../../site/search/recent-searches.ts';
import { shareLastSearch } from '../../../../site/search/share-last-search.ts';
import type { Visit } from '../../../../site/visit.ts';
import { toSearchParams } from '../../../../trip-search/address/to-search-params.ts';
import { type MaskDraft, toSearch } from '../panel/mask-draft.ts';
import { routeSearch } from '../panel/route-search.ts';

/**
 * Keeps a search on this device as the last one and in front of the recent ones (STORE-011, DATA-012), and in the account of a member.
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
  const isShared = member !== undefined;
  const storage = openStorage();
  saveLastSeen(storage, search, now, isShared);
  saveRecent(storage, { ...search, savedAt: now, isShared });
  if (isShared) shareLastSearch(locale, search, now);
}
