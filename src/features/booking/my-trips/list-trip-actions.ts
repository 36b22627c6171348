import { buildPath } from '../../../url.ts';
import { liesAhead, type TripPhase } from './trip-phase.ts';

/** What a traveller may do next with a trip: the id of its words, `myTrips.action.…`, and where it leads. */
export interface TripAction {
  readonly id: string;
  readonly path: string;
}

/** The actions of a trip depend on nothing else. */
export interface ActionableTrip {
  readonly locale: string;
  readonly checkoutId: string;
  /** Signed key of the mail's link, which goes along; null without one. */
  readonly linkKey: string | null;
  readonly phase: TripPhase;
  readonly isCancelled: boolean;
  /** True while a name of its travellers can be corrected. */
  readonly isChangeable: boolean;
  /** True while the stay can be reviewed. */
  readonly isReviewable: boolean;
  readonly hotelPath: string;
  /** True once the calendar file of the trip is rendered. */
  readonly hasCalendar: boolean;
  /** True where a pass for a phone's wallet can be signed. */
  readonly hasWalletPass: boolean;
}

/** Lists the actions in the order in which they are shown; each leads to a page or a file that exists. */
export function listTripActions({
  locale,
  checkoutId,
  linkKey,
  phase,
  isCancelled,
  isChangeable,
  isReviewable,
  hotelPath,
  hasCalendar,
  hasWalletPass,
}: ActionableTrip): readonly TripAction[] {
  const trip = { _locale: locale, checkoutId };
  const isAhead = liesAhead({ phase, isCancelled });
  return [
    ...(isAhead && hasCalendar
      ? [
          {
            id: 'calendar',
            path: buildPath('trip_document', { ...trip, document: 'calendar' }, { key: linkKey }),
          },
        ]
      : []),
    ...(isAhead && hasWalletPass
      ? [{ id: 'wallet', path: buildPath('trip_wallet', trip, { key: linkKey }) }]
      : []),
    ...(isAhead && isChangeable
      ? [{ id: 'change', path: buildPath('trip_change', trip, { key: linkKey }) }]
      : []),
    ...(!isCancelled && phase.kind === 'before'
      ? [{ id: 'cancel', path: buildPath('trip_cancel', trip, { key: linkKey }) }]
      : []),
    ...(isReviewable ? [{ id: 'review', path: buildPath('trip_review', trip, { key: linkKey }) }] : []),
    { id: isAhead ? 'hotel' : 'again', path: hotelPath },
  ];
}
