import type { Day } from '../../../../domain/time/calendar-day.ts';
import { readTripSearch } from '../../../../trip-search/address/read-trip-search.ts';
import { toSearchParams } from '../../../../trip-search/address/to-search-params.ts';
import { type DraftChange, type MaskDraft, toSearch } from '../panel/mask-draft.ts';
import type { UnderstoodPhrase } from './understood-schema.ts';

/**
 * The change that a sentence makes: what it says takes the place of what was chosen, all else stays where it fits.
 */
export function applyUnderstood(
  draft: MaskDraft,
  { params, destinations, airports }: UnderstoodPhrase,
  today: Day,
): Extract<DraftChange, { readonly type: 'SEARCH_PHRASE_UPDATE' }> {
  const known = readTripSearch({ ...toSearchParams(toSearch(draft)), ...withoutRooms(params) }, today);
  const read = known.ok ? known : readTripSearch(params, today);
  if (!read.ok) return { type: 'SEARCH_PHRASE_UPDATE', search: { destinations } };
  const { period, party, filters, isHotelOnly } = read.value;
  const isWithFlight = airports.length > 0 || !isHotelOnly;
  return {
    type: 'SEARCH_PHRASE_UPDATE',
    search: {
      period,
      party,
      filters,
      isHotelOnly: !isWithFlight,
      ...(destinations.length > 0 && { destinations, arrivalAirports: [] }),
      ...(isWithFlight ? airports.length > 0 && { airports } : { airports: [] }),
    },
  };
}

/** A sentence says who travels, not in which of several rooms: whom it names take one. */
function withoutRooms(params: UnderstoodPhrase['params']): UnderstoodPhrase['params'] {
  const namesParty = params.adults !== undefined || params.children !== undefined;
  return namesParty ? { ...params, parties: '' } : params;
}
