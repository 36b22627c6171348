import type { Db } from '../../../database/open-kysely.server.ts';
import { type Day, dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { toCancellation } from '../to-booking-progress.ts';
import type { TranslateTrip } from './translate-trip.ts';
import { findTripPhase } from './trip-phase.ts';
import { listTripsOfMember } from './trip-queries.server.ts';
import { FIND_STATES, type TripCard, type TripsPageProps } from './trips-page-props.ts';

interface TripsPageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly translate: TranslateTrip;
}

/** Loads the trips of a member, and for everybody else how to find theirs. */
export function createTripsPageLoader({ db, clock, translate }: TripsPageDeps): PageLoader {
  return async (visit, _match, url, { memberId }) => {
    const texts = await loadTexts(visit.language);
    const bookings = memberId === null ? null : await listTripsOfMember(db, memberId);
    const today = dayAt(clock.now());
    const listed =
      bookings && (await Promise.all(bookings.map((booking) => toTrip(booking, visit, today, translate))));
    const find = url.searchParams.get('find');
    return {
      code: 200,
      pageMetaContent: { title: texts('myTrips.title'), description: '', isHidden: true },
      route: 'my_trips',
      view: 'myTrips',
      isPersonal: true,
      props: {
        trips: listed && sortTrips(listed.flat()),
        find: FIND_STATES.find((state) => state === find) ?? null,
      },
    };
  };
}

/** The next trip first, then past and cancelled ones, the latest first. */
function sortTrips(trips: readonly ListedTrip[]): NonNullable<TripsPageProps['trips']> {
  const listed = trips.toSorted((one, other) => one.card.checkIn.localeCompare(other.card.checkIn));
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

async function toTrip(
  booking: BookingRecord,
  visit: Visit,
  today: Day,
  translate: TranslateTrip,
): Promise<ListedTrip[]> {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || order.brand !== visit.brand.key) return [];
  const { hotel, checkIn, checkOut, nights } = await translate(visit, order.trip);
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
