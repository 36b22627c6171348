import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import type { LastSeenSearch } from '../../../../site/search/last-seen-search.ts';
import { readTripSearch } from '../../../../trip-search/address/read-trip-search.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';

/**
 * The party that a new search begins with: that of the last one, where the page says nothing of travellers. Null where nobody is
 * remembered, and where the party could not be searched for today: a child has come of age.
 */
export function findRememberedParty(
  params: SearchParams,
  last: LastSeenSearch | null,
  today: Day,
  hasSeveralRooms = false,
): Party | null {
  const isNamed = [params.adults, params.children, params.parties].some((value) => value !== undefined);
  if (last === null || isNamed) return null;
  const { adults, children, ...others } = last.productSearch;
  const parties = hasSeveralRooms ? others.parties : undefined;
  if (adults === undefined && children === undefined && parties === undefined) return null;
  const read = readTripSearch({ adults, children, parties }, today);
  return read.ok ? read.value.party : null;
}
