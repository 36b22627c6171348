import ical from 'ical-generator';
import type { BookedFlight } from '../../../domain/booking/booked-trip.ts';
import type { DocumentContext } from './compose-documents.ts';

/**
 * The trip for the traveller's calendar (RFC 5545). Times are floating: they are local to where the traveller then is,
 * as on the ticket.
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
    location: trip.hotel.place,
    description: `${texts('documents.bookingNumber')} ${bookingNumber}`,
  });
  const addFlight = (leg: string, flight: BookedFlight | null) => {
    if (flight === null) return;
    const { flightNumber: number, from, to } = flight;
    calendar.createEvent({
      id: `${bookingNumber}-${leg}@${brand.key}`,
      stamp: madeAt,
      start: flight.departure,
      end: flight.arrival,
      floating: true,
      summary: texts('documents.calendar.flight', { number, from, to }),
      location: from,
    });
  };
  addFlight('outbound', trip.outbound);
  addFlight('inbound', trip.inbound);
  return new TextEncoder().encode(calendar.toString());
}
