import { formatDay } from '../../../../domain/time/calendar-day.ts';
import type { Party } from '../../../../domain/travellers/party.ts';
import { requireStore } from '../../../../site/client-store.ts';
import { trackEvent } from '../../../../site/tracking/track-event.ts';

/** TRAV-038: what it means is not given; whoever listens to the client state is handed it as it is. */
const travellersParameter = 23;

/** What the client state is told of other travellers (TRAV-038). */
export function updateTravellers({ adults, childrenBorn }: Party) {
  return {
    type: 'SEARCH_TRAVELLERS_UPDATE',
    adults,
    childrenBirthDates: childrenBorn.map(formatDay),
    parameter: travellersParameter,
  } as const;
}

/** Tells the client state and, without birth dates, the event log (TRAV-040) of other travellers. */
export function announceTravellers(party: Party, locale: string): void {
  requireStore().dispatch(updateTravellers(party));
  const params = { adults: party.adults, children: party.childrenBorn.length };
  trackEvent(locale, { name: 'TRAVELLERS.CHANGE', params });
}
