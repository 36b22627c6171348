import type { VisibilityContext } from '../../content-modules/definition/module-context.ts';
import { describeFlights, type ShownFlights } from '../../domain/search/describe-flights.ts';
import { offersSignIn, type Visit } from '../../site/visit.ts';

/** What is known of a page in addition to the visit. */
export interface ShownPage extends Pick<VisibilityContext, 'route' | 'query'> {
  /** Giata id of the hotel whose page it is; null elsewhere. */
  readonly hotelId?: number | null;
  /** The flights that the page shows as chosen; absent for none. */
  readonly flights?: ShownFlights;
  /** Airlines whose notices were closed in this session of the browser. */
  readonly closedAirlines?: readonly string[];
}

/** Returns the page and visitor for which modules are shown. */
export function buildVisibilityContext(visit: Visit, page: ShownPage, now: Date): VisibilityContext {
  return {
    route: page.route,
    query: page.query,
    hotelId: page.hotelId ?? null,
    flights: page.flights ?? describeFlights([]),
    closedAirlines: page.closedAirlines ?? [],
    isEditor: visit.isEditor,
    isVerifiedMember: visit.member?.isEmailVerified === true,
    offersSignIn: offersSignIn(visit),
    now: visit.pretendedNow === undefined ? now : new Date(visit.pretendedNow),
  };
}
