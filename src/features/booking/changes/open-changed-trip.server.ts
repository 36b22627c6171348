import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { PageRouteName } from '../../../routes.ts';
import type { Visit } from '../../../site/visit.ts';
import type { Visitor } from '../../../site/visitor.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { maskAddress, readCodeState } from '../my-trips/code-state.ts';
import { findSignInPath } from '../my-trips/find-sign-in-path.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import type { ChangeFrameProps } from './change-frame-props.ts';

export type ChangeRoute = Extract<
  PageRouteName,
  | 'trip_change'
  | 'trip_change_name'
  | 'trip_rebook'
  | 'trip_change_transfer'
  | 'trip_change_extras'
  | 'trip_change_review'
>;

/** A trip on one of the pages that change it. */
export interface ChangedTrip {
  readonly booking: BookingRecord;
  /** As it is now. */
  readonly order: BookingOrder;
  readonly frame: ChangeFrameProps;
}

interface Asked {
  readonly checkoutId: string;
  readonly route: ChangeRoute;
  readonly visit: Visit;
  readonly visitor: Visitor;
  readonly url: URL;
}

/** Opens the trip of a page that changes it; null for everybody whose trip it is not. */
export async function openChangedTrip(
  access: TripAccess,
  { checkoutId, route, visit, visitor, url }: Asked,
): Promise<ChangedTrip | null> {
  const key = url.searchParams.get('key');
  const isForCaller = visitor.callerTrip === checkoutId && route !== 'trip_change_extras';
  const trip = await access.open(checkoutId, { ...visitor, key, brand: visit.brand.key, isForCaller });
  const order = trip === null ? null : currentOrder(trip.booking);
  if (trip === null || order?.kind !== 'trip') return null;
  const { booking, right } = trip;
  const pathOf = (name: ChangeRoute | 'trip') =>
    buildPath(name, { _locale: visit.locale, checkoutId }) + buildQuery({ key });
  const address = pathOf(route);
  const frame = {
    checkoutId,
    address,
    tripPath: isForCaller
      ? buildPath('back_office_booking', { bookingNumber: booking.bookingNumber })
      : pathOf('trip'),
    choicePath: pathOf('trip_change'),
    linkKey: key,
    right,
    isForCaller,
    signInPath: findSignInPath(trip, { locale: visit.locale, address }),
    codeState: readCodeState(url.searchParams),
    maskedEmail: maskAddress(order.contact.email),
    hotel: order.trip.hotel.name,
    bookingNumber: booking.bookingNumber,
    chosenMarket: order.chosenMarket,
  };
  return { booking, order, frame };
}
