import type { Db } from '../../../database/open-kysely.server.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { toCancellation } from '../to-booking-progress.ts';
import { findTripPhase } from './trip-phase.ts';
import { listTripsOfMember } from './trip-queries.server.ts';
import { FIND_STATES, type TripCard, type TripsPageProps } from './trips-page-props.ts';

/** Loads the trips of a member, and for everybody else how to find theirs. */
export function createTripsPageLoader({ db, clock }: { readonly db: Db; readonly clock: Clock }): PageLoader {
  return async (visit, _match, url, { memberId }) => {
    const texts = await loadTexts(visit.language);
    const bookings = memberId === null ? null : await listTripsOfMember(db, memberId);
    const find = url.searchParams.get('find');
    return {
      code: 200,
      pageMetaContent: { title: texts('myTrips.title'), description: '', isHidden: true },
      route: 'my_trips',
      view: 'myTrips',
      isPersonal: true,
      props: {
        trips: bookings && sortTrips(bookings, visit.brand.key, dayAt(clock.now())),
        find: FIND_STATES.find((state) => state === find) ?? null,
      },
    };
  };
}

/** The next trip first, then past and cancelled ones, the latest first. */
function sortTrips(
  bookings: readonly BookingRecord[],
  brand: string,
  today: Day,
): NonNullable<TripsPageProps['trips']> {
  const listed = bookings
    .flatMap((booking) => toTrip(booking, brand, today))
    .toSorted((one, other) => one.card.checkIn.localeCompare(other.card.checkIn));
  const isAhead = ({ isOver, card }: ListedTrip) => !isOver && !card.isCancelled;
  return {
    upcoming: listed.filter(isAhead).map(({ card }) => card),
    past: listed
      .filter((trip) => !isAhead(trip))
      .map(({ card }) => card)
      .toReversed(),
  };
}

interface ListedTrip {
  readonly card: TripCard;
  readonly isOver: boolean;
}

function toTrip(booking: BookingRecord, brand: string, today: Day): ListedTrip[] {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || order.brand !== brand) return [];
  const { hotel, checkIn, checkOut, nights } = order.trip;
  const phase = findTripPhase(order.trip, today);
  const card: TripCard = {
    checkoutId: booking.checkoutId,
    bookingNumber: booking.bookingNumber,
    hotel: hotel.name,
    place: hotel.place,
    scene: hotel.scene,
    checkIn,
    checkOut,
    nights,
    isCancelled: toCancellation(booking) !== null,
    daysToGo: phase.kind === 'before' ? phase.days : null,
  };
  return [{ card, isOver: phase.kind === 'over' }];
}
