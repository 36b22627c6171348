import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import { listChangeChoices } from './change-rules/list-change-choices.ts';
import { openChangedTrip } from './open-changed-trip.server.ts';
import { refusalOfState } from './refusal-of-state.ts';

interface ChangePageDeps {
  readonly access: TripAccess;
  readonly clock: Clock;
}

/** Loads the page on which travellers choose what to change; who may not open the trip goes where its link is sent. */
export function createChangePageLoader({ access, clock }: ChangePageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const trip = await openChangedTrip(access, { checkoutId, route: 'trip_change', visit, visitor, url });
    if (trip === null) return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, order, frame } = trip;
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.title'), description: '', isHidden: true },
      route: 'trip_change',
      view: 'tripChange',
      isPersonal: true,
      props: {
        ...frame,
        refusal: refusalOfState(booking),
        choices: listChangeChoices(booking, {
          today: dayAt(clock.now()),
          locale: visit.locale,
          linkKey: frame.linkKey,
        }).filter(({ id }) => !frame.isForCaller || id !== 'extras'),
        currency: order.currency,
      },
    };
  };
}
