import ical from 'ical-generator';
import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import type { DocumentContext } from './compose-documents.ts';
import { formatHotel } from './list-trip-facts.ts';
import { toInstant } from './to-instant.ts';

/**
 * The trip for the traveller's calendar (RFC 5545). Flights are in UTC, so that a calendar shows them right in any time zone; those
 * of trips without time zones stay floating, local to where the traveller then is.
 */
export function makeCalendar(
  { order, brand, texts, madeAt }: DocumentContext,
  bookingNumber: string,
): Uint8Array {
  const { trip } = order;
  const calendar = ical({
    name: `${brand.name} ${bookingNumber}`,
    prodId: { company: brand.name, product: 'trip' },
  });
  calendar.createEvent({
    id: `${bookingNumber}-stay@${brand.key}`,
    stamp: madeAt,
    start: trip.checkIn,
    end: trip.checkOut,
    allDay: true,
    summary: trip.hotel.name,
    location: formatHotel(trip, order.language).replaceAll('\n', ', '),
    description: `${texts('documents.bookingNumber')} ${bookingNumber}`,
  });
  const addFlight = (leg: string, flight: BookedFlight | null) => {
    if (flight === null) return;
    const { flightNumber: number, from, to } = flight;
    calendar.createEvent({
      id: `${bookingNumber}-${leg}@${brand.key}`,
      stamp: madeAt,
      ...timesOf(flight),
      summary: texts('documents.calendar.flight', { number, from, to }),
      location: from,
    });
  };
  addFlight('outbound', trip.outbound);
  addFlight('inbound', trip.inbound);
  return new TextEncoder().encode(calendar.toString());
}

function timesOf({ departure, arrival, timeZones }: BookedFlight) {
  if (timeZones === undefined) return { start: departure, end: arrival, floating: true };
  return { start: toInstant(departure, timeZones.from), end: toInstant(arrival, timeZones.to) };
}
