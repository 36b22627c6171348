import { formatDay } from '../../../../domain/time/calendar-day.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import { requireStore } from '../../../../site/client-store.ts';
import { trackEvent } from '../../../../site/tracking/track-event.ts';

/** TRAV-038 does not say what this number means; subscribers of the client state receive it unchanged. */
const travellersParameter = 23;

/** Action for the client state when the travellers change (TRAV-038). */
export function updateTravellers({ adults, childrenBorn }: Party) {
  return {
    type: 'SEARCH_TRAVELLERS_UPDATE',
    adults,
    childrenBirthDates: childrenBorn.map(formatDay),
    parameter: travellersParameter,
  } as const;
}

/**
 * Dispatches a change of travellers to the client state and sends it, without birth dates, to the event log (TRAV-040).
 */
export function announceTravellers(party: Party, locale: string): void {
  requireStore().dispatch(updateTravellers(party));
  const params = { adults: party.adults, children: party.childrenBorn.length };
  trackEvent(locale, { name: 'TRAVELLERS.CHANGE', params });
}
